import { sound } from './sound';

class Settings {
  muted = $state(sound.muted);

  mute(muted: boolean): void {
    sound.mute(muted);
    this.muted = muted;
    if (!muted) {
      sound.unlock();
      sound.turn();
    }
  }
}

export const settings = new Settings();
