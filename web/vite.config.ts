import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { release } from './release.ts';

const server = process.env.GONGENIAL_SERVER ?? 'http://127.0.0.1:8000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The pictures' content hash: a changed picture gets a new address, so that old ones may be cached for ever. */
const stamp = here('../src/gongenial/pictures/.stamp');
const pictures = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().slice(0, 12) : '0';

/** The texts live in the Python package, outside Vite's root: watch them, and reload on a change. */
const texts: Plugin = {
  name: 'texts-reload',
  configureServer(dev) {
    dev.watcher.add(here('../src/gongenial/locales'));
  },
  handleHotUpdate({ file, server: dev }) {
    if (!file.endsWith('.ftl')) return undefined;
    dev.ws.send({ type: 'full-reload' });
    return [];
  },
};

/** The font is asked for with the page itself, so that it is there before the first word. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml(_html, { bundle }) {
    const font = Object.keys(bundle ?? {}).find((name) => /nunito-latin-wght.*\.woff2$/.test(name));
    if (!font) return [];
    const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
    return [{ tag: 'link', attrs, injectTo: 'head' }];
  },
};

/** The style sheet stands behind the first drawing, which has its own few lines: that is painted at once. */
const styleLater: Plugin = {
  name: 'style-later',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const link = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
      return html.replace(link, '').replace('</body>', `${link.trim()}\n  </body>`);
    },
  },
};

export default defineConfig({
  plugins: [svelte(), texts, preloadFont, styleLater, release(pictures)],
  define: { __PICTURES__: JSON.stringify(pictures) },
  build: {
    // Straight into the Python package; git-ignored, taken into the wheel as an artifact.
    outDir: '../src/gongenial/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The server writes the card pages, and looks up here how their script and styles are called.
    manifest: true,
    rolldownOptions: { input: [here('index.html'), here('src/cards/main.ts')] },
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/pictures': server,
      '/manifest.webmanifest': server,
      '/assets': server,
      '^/q(?:[/?-]|$)': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
    fs: { allow: ['..'] },
  },
});
