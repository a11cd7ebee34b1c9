/// <reference types="vite/client" />
/// <reference types="svelte" />

/** Content hash of the card pictures, set by the build. */
declare const __PICTURES__: string;
