import { sound } from '../../lib/sound';
import { play } from '../../lib/soundtrack';

/** A card that is turned over swishes and lands; what a duel brings is heard when it is open. */
export const sounds: typeof play = (events, moment) => {
  if (events.some(({ shown }) => shown)) {
    sound.play((on, at) => {
      on.mallet(at, 0.16, 2600, 0.1);
      on.mallet(at + 0.55, 0.06, 1400, 0.2);
    });
  }
  play(events, moment);
};

export function duelSound(won: boolean | null): void {
  sound.play((on, at) => {
    const tones = won === null ? [330, 330] : won ? [523, 659, 784] : [392, 330];
    tones.forEach((hz, i) => on.voice(at + i * 0.1, hz, 0.09, 0.01, 0.6));
  });
}
