import { sound } from '../sound';

/** One step higher for every token that is at stake. */
const STEPS = [523, 587, 659, 784, 880, 1047, 1175] as const;

export const sounds = {
  /** A token leaves the heap of wood. */
  rise(): void {
    sound.play(({ mallet }, at) => mallet(at, 0.04, 2600, 0.14));
  },

  /** A heart that beats faster, for as long as the token hangs there. */
  suspense(ms: number): void {
    const beats = Math.max(2, Math.round(ms / 190));
    sound.play(({ voice }, at) => {
      for (let i = 0; i < beats; i++) voice(at + (ms / 1000) * (i / beats) ** 0.85, 110 + i * 6, 0.16, 0.01, 0.16);
    });
  },

  match(atStake: number): void {
    const hz = STEPS[Math.min(atStake, STEPS.length) - 1] ?? STEPS[0];
    sound.play(({ voice }, at) => {
      voice(at, hz, 0.12, 0.008, 0.9);
      voice(at, hz * 2, 0.05, 0.008, 0.6);
      voice(at + 0.09, hz * 1.5, 0.08, 0.008, 0.9);
    });
  },

  /** All of it lost: a fall, and the clatter of wood. */
  miss(tokens: number): void {
    sound.play(({ voice, mallet }, at) => {
      voice(at, 294, 0.13, 0.01, 0.35);
      voice(at + 0.16, 233, 0.13, 0.01, 0.4);
      voice(at + 0.34, 165, 0.16, 0.01, 0.8);
      for (let i = 0; i < tokens; i++) mallet(at + 0.5 + i * 0.06, 0.06, 900 + ((i * 370) % 900), 0.2);
    });
  },

  /** The nth token that comes home. */
  home(nth: number): void {
    sound.play(({ voice, mallet }, at) => {
      mallet(at, 0.03, 2200, 0.12);
      voice(at, 440 * 2 ** (Math.min(nth, 14) / 12), 0.05, 0.006, 0.28);
    });
  },

  bonus(): void {
    sound.play(({ voice }, at) => {
      [784, 988, 1175, 1568].forEach((hz, i) => voice(at + i * 0.1, hz, 0.1, 0.01, i === 3 ? 1.2 : 0.4));
    });
  },
};
