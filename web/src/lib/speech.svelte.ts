import type { Locale } from './i18n.svelte';
import { readAloud, voiceIn } from './voice';

/** Reads texts aloud, where the device has a voice for the language. */
class Speech {
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  speaking = $state(false);

  /** Voices may come late: they are looked for again when the browser says so. Returns how to stop that. */
  listen(): () => void {
    if (!('speechSynthesis' in globalThis)) return () => undefined;
    const look = () => (this.#voices = speechSynthesis.getVoices());
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      this.stop();
      speechSynthesis.removeEventListener('voiceschanged', look);
    };
  }

  voiceFor(locale: Locale): SpeechSynthesisVoice | undefined {
    return voiceIn(this.#voices, locale);
  }

  say(text: string, locale: Locale): void {
    const voice = this.voiceFor(locale);
    if (!voice) return;
    this.speaking = true;
    readAloud(text, voice, () => (this.speaking = false));
  }

  stop(): void {
    if (this.speaking) speechSynthesis.cancel();
    this.speaking = false;
  }
}

export const speech = new Speech();
