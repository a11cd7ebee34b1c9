/** Whether the device has a way of its own to hand a link on; otherwise it can be copied. */
export const canShare = typeof navigator.share === 'function';

/** Hands a link on; true if it has been copied. `field` shows it: the clipboard is closed to pages on plain http, and the old way, which
 *  copies what is selected, still works there. */
export async function share(url: string, text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  if (canShare) {
    await navigator.share({ title: 'Gongenial', text, url }).catch(() => undefined);
    return false;
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand('copy');
  }
}
