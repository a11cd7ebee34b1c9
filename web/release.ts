import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Stands in every document of a build until all its files are there. */
const PLACE = '@build@';

const worker = fileURLToPath(new URL('src/pwa/worker.ts', import.meta.url));

/**
 * Gives the build a name, by which old pages find out that there is a new one (B54), and a service worker that knows the
 * names of all its files. The worker has an address that stays, `/sw.js`, and no imports: each browser takes it.
 */
export function release(pictures: string): Plugin {
  let folder = '';
  return {
    name: 'release',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: (html) => ({
      html: html.replaceAll('@pictures@', pictures),
      tags: [{ tag: 'meta', attrs: { name: 'build', content: PLACE }, injectTo: 'head' }],
    }),
    async writeBundle() {
      const names = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
        .sort();
      const files = names.filter((name) => !name.endsWith('.html') && !name.startsWith('/.'));
      const code = await workerCode({ __FILES__: JSON.stringify(files), __PICTURES__: JSON.stringify(pictures) });
      const digest = createHash('sha256').update(`${pictures}\0${code}`);
      for (const name of names) digest.update(`${name}\0`).update(readFileSync(folder + name));
      const mark = digest.digest('hex').slice(0, 16);
      for (const name of names.filter((name) => name.endsWith('.html'))) {
        writeFileSync(folder + name, readFileSync(folder + name, 'utf8').replaceAll(PLACE, mark));
      }
      writeFileSync(`${folder}/sw.js`, code.replaceAll(PLACE, mark));
    },
  };
}

async function workerCode(define: Record<string, string>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...define, __BUILD__: JSON.stringify(PLACE) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: worker, output: { format: 'iife' } },
    },
  });
  const [{ output }] = [made].flat() as { output: { code?: string }[] }[] as [{ output: { code?: string }[] }];
  return output[0]?.code ?? '';
}
