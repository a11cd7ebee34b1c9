import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { dress } from './lib/fonts';
import { i18n } from './lib/i18n.svelte';

/** Words and letters are there before anything is shown, so that nothing on the page moves when they come. */
async function begin(): Promise<void> {
  const locale = i18n.preferred();
  await Promise.all([i18n.use(locale).catch(() => undefined), dress(locale)]);
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
}

void begin();
