const IDLE_MS = 4000;

/** Whether somebody is at the screen's own keys or pointer, and what they have allowed by it. */
export class Hands {
  /** Nobody is: what is there for them only is out of the way. */
  idle = $state(false);
  /** Sound is heard: browsers want a key or a click first. */
  touched = $state(navigator.userActivation?.hasBeenActive ?? false);
  /** The page fills the whole screen. */
  full = $state(document.fullscreenElement !== null);
  readonly mayFill = document.fullscreenEnabled === true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks and listens until the function that it returns is called. */
  listen(): () => void {
    const moved = () => this.#stir();
    const touched = () => {
      this.touched = true;
      this.#stir();
    };
    const filled = () => (this.full = document.fullscreenElement !== null);
    addEventListener('pointermove', moved);
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
    document.addEventListener('fullscreenchange', filled);
    this.#stir();
    return () => {
      clearTimeout(this.#timer);
      removeEventListener('pointermove', moved);
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
      document.removeEventListener('fullscreenchange', filled);
    };
  }

  fill(): void {
    if (!this.mayFill) return;
    const done = this.full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => undefined);
  }

  #stir(): void {
    this.idle = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.idle = true), IDLE_MS);
  }
}

/** Keeps the screen on while it is looked at, where the browser lets a page do that: at a secure address. Returns how to
 * stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
    } catch {
      return; // a device that saves its battery says no
    }
    if (over) void lock.release();
  };
  const seen = () => void ask();
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
