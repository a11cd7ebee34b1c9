/**
 * Keeps the screen on until the function that is returned is called, where the browser lets a page do that: over HTTPS, and on this
 * machine. A hidden page loses the lock, and takes it again when it is seen.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;

  async function take(): Promise<void> {
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (over) await taken?.release();
    else lock = taken;
  }

  void take();
  document.addEventListener('visibilitychange', take);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
