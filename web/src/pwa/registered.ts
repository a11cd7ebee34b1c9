import type { Note } from './ways';

/** How long a worker that is ready waits for the one before to be done, in ms, until it is reminded. */
const REMIND_EVERY = 2000;

/**
 * Registers the service worker and gives the one that is to be told things: a new one, if there is one, once it has taken over. Work
 * for the one before would only keep that going.
 */
export async function registered(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  await registration.update();
  const fresh = registration.installing ?? registration.waiting;
  if (fresh) await tookOver(fresh);
  return (await navigator.serviceWorker.ready).active;
}

function tookOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const reminder = setInterval(() => {
      const note: Note = 'take-over';
      if (worker.state === 'installed') worker.postMessage(note);
    }, REMIND_EVERY);
    const look = () => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return;
      clearInterval(reminder);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
