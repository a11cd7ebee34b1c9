import type { PrintJob, PrintOrder } from '../lib/messages';
import { orderPrint, printState, Refused } from './api';

const LOOK_EVERY = 600;
/** So many looks in a row may fail before it is given up: a phone's line comes and goes. */
const PATIENCE = 5;

export type Stage = 'none' | 'asked' | PrintJob['stage'] | 'busy';

/** One PDF on its way, from the wish to the file. */
export class Printing {
  stage = $state<Stage>('none');
  job = $state.raw<PrintJob | undefined>();
  #latest = 0;

  get underway(): boolean {
    return this.stage === 'asked' || this.stage === 'waiting' || this.stage === 'making';
  }

  async begin(order: PrintOrder): Promise<void> {
    const own = ++this.#latest;
    this.job = undefined;
    this.stage = 'asked';
    try {
      await this.#follow(own, await orderPrint(order));
    } catch (error) {
      if (own === this.#latest) this.stage = error instanceof Refused && error.later ? 'busy' : 'failed';
    }
  }

  /** Another wish, or another page: what is on its way doesn't matter any more. */
  forget(): void {
    this.#latest++;
    this.stage = 'none';
    this.job = undefined;
  }

  async #follow(own: number, first: PrintJob): Promise<void> {
    let failures = 0;
    for (let job = first; own === this.#latest; ) {
      this.job = job;
      this.stage = job.stage;
      if (job.stage === 'ready' || job.stage === 'failed') return;
      await new Promise((done) => setTimeout(done, LOOK_EVERY));
      if (own !== this.#latest) return;
      try {
        job = await printState(job.name);
        failures = 0;
      } catch (error) {
        if (error instanceof Refused || ++failures === PATIENCE) throw error;
      }
    }
  }
}
