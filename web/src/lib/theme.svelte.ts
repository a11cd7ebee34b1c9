import { recall, remember } from './memory';

const THEMES = ['auto', 'light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];

/** Light, dark, or as the device has it. */
class Theme {
  value = $state<ThemeName>(THEMES.find((name) => name === recall('theme')) ?? 'auto');

  constructor() {
    this.#show();
  }

  next(): void {
    this.value = THEMES[(THEMES.indexOf(this.value) + 1) % THEMES.length]!;
    remember('theme', this.value);
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    if (this.value === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.value;
  }
}

export const theme = new Theme();
