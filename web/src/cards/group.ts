import type { DeckCreated } from '../lib/messages';
import { ask } from './ask';

/** The picker's part for phones that play together, and its packs. */
export function together(): void {
  const group = document.getElementById('group');
  if (!group) return;
  const failed = document.getElementById('failed')!;
  const deck = group.dataset.deck ?? null;
  const wanted = new URLSearchParams(location.search).get('deck');
  if (wanted && wanted.toUpperCase() !== deck && !failed.textContent) failed.textContent = failed.dataset.line!;
  else if (location.search) history.replaceState(null, '', `/q${location.hash}`);
  if (location.search !== '' || location.hash === '#group') group.scrollIntoView();

  const attempt = async (asked: () => Promise<void>) => {
    failed.textContent = '';
    try {
      await asked();
    } catch {
      failed.textContent = failed.dataset.line!;
    }
  };

  group.querySelector('#together')?.addEventListener('click', () => {
    const pack = document.querySelector<HTMLElement>('.pack[aria-current]')?.dataset.pack;
    void attempt(async () => {
      const { code } = await ask<DeckCreated>('/api/decks', { pack });
      location.assign(`/q?deck=${code}#group`);
    });
  });
  group.querySelector<HTMLFormElement>('#join')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const code = group.querySelector<HTMLInputElement>('#code')!.value.replace(/[^a-z]/gi, '').toUpperCase();
    if (code) location.assign(`/q?deck=${code}#group`);
  });
  share(group);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-pack]')) {
    link.addEventListener('click', (event) => {
      if (!deck) return;
      event.preventDefault();
      void attempt(async () => {
        await ask(`/api/decks/${deck}/pack`, { pack: link.dataset.pack });
        location.reload();
      });
    });
  }
}

function share(group: HTMLElement): void {
  const button = group.querySelector('#share');
  const link = group.querySelector('#link');
  const said = button?.querySelector('span');
  if (!button || !link || !said) return;
  const before = said.textContent;
  button.addEventListener('click', () => {
    void (async () => {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: 'Gongenial', url: link.textContent! }).catch(() => undefined);
      } else if (await copied(link)) {
        said.textContent = said.dataset.copied!;
        setTimeout(() => (said.textContent = before), 2500);
      }
    })();
  });
}

/** The clipboard is closed to pages on plain http; the old way still works there. */
async function copied(link: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link.textContent!);
    return true;
  } catch {
    getSelection()?.selectAllChildren(link);
    return document.execCommand('copy');
  }
}
