import { posting } from '../lib/api';
import type { PrintAddress, PrintJob, PrintOrder } from '../lib/messages';
import { request } from '../pwa/release.svelte';

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await request(path, { ...init, cache: 'no-store' });
  if (!answer.ok) throw new Refused(answer.status);
  return (await answer.json()) as T;
}

/** The server's answer was no. */
export class Refused extends Error {
  constructor(readonly status: number) {
    super(`refused: ${status}`);
  }

  /** Others want something printed too, or this browser has wanted too much: it will do later. */
  get later(): boolean {
    return this.status === 429 || this.status === 503;
  }
}

export function orderPrint(order: PrintOrder): Promise<PrintJob> {
  return ask('/api/prints', posting(order));
}

export const printState = (name: string): Promise<PrintJob> => ask(`/api/prints/${name}`);

/** What is to be said about an address for the codes; without one, the server's own. */
export const printAddress = (written?: string): Promise<PrintAddress> =>
  ask(`/api/print-address${written === undefined ? '' : `?of=${encodeURIComponent(written)}`}`);

export const fileOf = (job: PrintJob): string => `/api/prints/${job.name}/${job.file}`;

export function previewOf({ what, language, paper, bw, address }: PrintOrder): string {
  const asked = { what, language, paper, bw: String(bw), codes: String(address !== null) };
  return `/api/print-preview?${new URLSearchParams(asked)}`;
}
