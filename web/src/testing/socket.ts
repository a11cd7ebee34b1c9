import { PROTOCOL, type FromPage, type ToPage } from '../lib/messages';

/** A WebSocket that tests hold in their hands: what was sent is a list, and they say what comes back. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  sent: FromPage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static open = (url: string): WebSocket => new FakeSocket(url) as unknown as WebSocket;

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }

  close(): void {
    this.closed = true;
  }

  say(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  fall(code = 1006): void {
    this.onclose?.({ code });
  }

  /** Opens, and lets the page in. */
  welcome(build = ''): void {
    this.onopen?.();
    const ref = this.sent[0]!.ref;
    this.say({ type: 'welcome', ref, protocol: PROTOCOL, code: 'QWERTY', join_url: 'http://x/t/QWERTY', seat: 0, name: 'Mia', shared: false, build });
  }
}
