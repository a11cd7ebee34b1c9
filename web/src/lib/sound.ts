import { recall, remember } from './memory';

/** A partial of the gong: its pitch as a multiple of the lowest, how loud, and how many seconds it rings. */
interface Partial {
  ratio: number;
  level: number;
  ring: number;
}

/** A large bronze gong: partials that are no whole multiples, the high ones fading first. */
const BRONZE: readonly Partial[] = [
  { ratio: 1, level: 1, ring: 9 },
  { ratio: 1.52, level: 0.55, ring: 8 },
  { ratio: 2.03, level: 0.5, ring: 7 },
  { ratio: 2.51, level: 0.42, ring: 6 },
  { ratio: 3.11, level: 0.3, ring: 4.6 },
  { ratio: 3.86, level: 0.24, ring: 3.8 },
  { ratio: 4.57, level: 0.18, ring: 3 },
  { ratio: 5.72, level: 0.12, ring: 2.2 },
  { ratio: 7.21, level: 0.08, ring: 1.6 },
  { ratio: 9.4, level: 0.05, ring: 1 },
];
const SILENCE = 0.0001;

function voice(ac: BaseAudioContext, into: AudioNode, at: number, hz: number, level: number, rise: number, ring: number) {
  const source = ac.createOscillator();
  const envelope = ac.createGain();
  source.frequency.value = hz;
  envelope.gain.setValueAtTime(SILENCE, at);
  envelope.gain.exponentialRampToValueAtTime(level, at + rise);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, at + ring);
  source.connect(envelope).connect(into);
  source.start(at);
  source.stop(at + ring);
  return source;
}

function mallet(ac: BaseAudioContext, into: AudioNode, at: number, seconds: number, cutoff: number, level: number) {
  const length = Math.ceil(ac.sampleRate * seconds);
  const buffer = ac.createBuffer(1, length, ac.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = ac.createBufferSource();
  const filter = ac.createBiquadFilter();
  const gain = ac.createGain();
  source.buffer = buffer;
  filter.type = 'lowpass';
  filter.frequency.value = cutoff;
  gain.gain.value = level;
  source.connect(filter).connect(gain).connect(into);
  source.start(at);
}

/** Strikes the gong on any context, a real one or one that renders offline. */
export function strike(ac: BaseAudioContext, at = ac.currentTime, level = 0.5): void {
  const out = ac.createGain();
  const bloom = ac.createBiquadFilter();
  out.gain.value = level / 2.4;
  // The bright wash swells just after the blow and mellows while the low tones ring on.
  bloom.type = 'lowpass';
  bloom.Q.value = 0.5;
  bloom.frequency.setValueAtTime(600, at);
  bloom.frequency.exponentialRampToValueAtTime(4400, at + 0.3);
  bloom.frequency.exponentialRampToValueAtTime(600, at + 6);
  bloom.connect(out).connect(ac.destination);
  for (const { ratio, level: loud, ring } of BRONZE) {
    const rise = ratio > 2 ? 0.13 : 0.012;
    // Two voices some cents apart beat against each other: the slow breathing of bronze.
    for (const cents of [-4, 5]) voice(ac, bloom, at, 92 * ratio, loud / 2, rise, ring).detune.value = cents;
  }
  mallet(ac, out, at, 0.09, 420, 1);
}

/** What a game's own sounds are made of; `at` is in seconds of the context's clock. */
export interface Instruments {
  /** A tone: pitch, loudness, and the seconds in which it comes and is gone. */
  voice(at: number, hz: number, level: number, rise: number, ring: number): void;
  /** A blow on wood: how long, how bright, how loud. */
  mallet(at: number, seconds: number, cutoff: number, level: number): void;
}

class Sound {
  muted = recall('muted') === 'yes';
  #context: AudioContext | undefined;

  /** Browsers allow sound only after a tap or key: call this inside one. */
  unlock = (): void => {
    if (typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  };

  mute(muted: boolean): void {
    this.muted = muted;
    remember('muted', muted ? 'yes' : 'no');
  }

  gong(): void {
    this.#play((ac, at) => strike(ac, at));
  }

  /** A card on the table. */
  card(): void {
    this.#play((ac, at) => mallet(ac, ac.destination, at, 0.05, 1800, 0.18));
  }

  /** Your turn: two soft bells. */
  turn(): void {
    this.#play((ac, at) => {
      voice(ac, ac.destination, at, 660, 0.09, 0.01, 0.5);
      voice(ac, ac.destination, at + 0.14, 880, 0.09, 0.01, 0.7);
    });
  }

  /** A rising chord of stars. */
  win(): void {
    this.#play((ac, at) => {
      [523, 659, 784, 1047, 1319].forEach((hz, i) => voice(ac, ac.destination, at + i * 0.12, hz, 0.1, 0.01, 1.4));
    });
  }

  /** Sounds of a game's own. */
  play(score: (on: Instruments, at: number) => void): void {
    this.#play((ac, at) => {
      const into = ac.destination;
      score({ voice: (...tone) => voice(ac, into, ...tone), mallet: (...blow) => mallet(ac, into, ...blow) }, at);
    });
  }

  #play(score: (ac: AudioContext, at: number) => void): void {
    const ac = this.#context;
    if (this.muted || !ac || ac.state !== 'running') return;
    score(ac, ac.currentTime);
  }
}

export const sound = new Sound();
