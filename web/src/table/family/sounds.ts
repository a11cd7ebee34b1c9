import { askOf } from '../../lib/family/asks';
import { sound, type Instruments } from '../../lib/sound';
import { play } from '../../lib/soundtrack';

/** A question goes up; what is given rings, a no is two dull knocks, and a whole galaxy is a small chord. */
export const sounds: typeof play = (events, moment) => {
  for (const event of events) {
    if (!askOf(event.action)) continue;
    sound.play((on, at) => {
      on.voice(at, 440, 0.06, 0.02, 0.25);
      on.voice(at + 0.12, 590, 0.06, 0.02, 0.3);
      if (event.gave?.length || event.shown) on.voice(at + 0.5, 880, 0.08, 0.01, 0.5);
      else for (const late of [0.5, 0.66]) on.mallet(at + late, 0.09, 500, 0.3);
    });
  }
  if (events.some(({ laid }) => laid?.length)) sound.play(galaxy);
  play(events, moment);
};

function galaxy(on: Instruments, at: number): void {
  [523, 659, 784, 1047].forEach((hz, i) => on.voice(at + 0.7 + i * 0.09, hz, 0.08, 0.01, 1.1));
}
