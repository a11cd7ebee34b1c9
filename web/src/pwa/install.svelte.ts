/** Chromium's offer to install the page; other browsers have it in a menu of theirs. */
interface Offer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const IOS = /iPhone|iPad|iPod/;

class Install {
  #offer = $state.raw<Offer | null>(null);
  #done = $state(matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true);

  /** The browser makes its offer once, soon after the page has loaded. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // no banner of the browser's: there is a button
      this.#offer = event as Offer;
    });
    addEventListener('appinstalled', () => {
      this.#offer = null;
      this.#done = true;
    });
  }

  /** `plain`: the address doesn't allow it; `ios` and `menu`: by hand. */
  get way(): 'done' | 'offered' | 'ios' | 'menu' | 'plain' {
    if (this.#done) return 'done';
    if (!window.isSecureContext || !('serviceWorker' in navigator)) return 'plain';
    if (this.#offer) return 'offered';
    // an iPad says that it is a Mac, but no Mac has a touch screen
    const ios = IOS.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
    return ios ? 'ios' : 'menu';
  }

  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // an offer can be taken up once
    await offer?.prompt();
  }
}

export const install = new Install();
