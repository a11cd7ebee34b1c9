import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { dress } from './lib/fonts';
import { i18n } from './lib/i18n.svelte';
import { install } from './pwa/install.svelte';
import { keepForLater } from './pwa/register';
import { release } from './pwa/release.svelte';

/** Words and letters are there before anything is shown, so that nothing on the page moves when they come. */
async function begin(): Promise<void> {
  const locale = i18n.preferred();
  await Promise.all([i18n.use(locale).catch(() => undefined), dress(locale)]);
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
  keepForLater();
}

addEventListener('vite:preloadError', release.checkServer);
install.listen();
void begin();
