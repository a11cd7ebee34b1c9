import type { Locale } from './i18n.svelte';

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
    const own = this.#voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === locale);
    return own.find(({ localService }) => localService) ?? own[0];
  }

  say(text: string, locale: Locale): void {
    const voice = this.voiceFor(locale);
    if (!voice) return;
    speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = 0.92;
    words.onend = words.onerror = () => (this.speaking = false);
    this.speaking = true;
    speechSynthesis.speak(words);
  }

  stop(): void {
    if (this.speaking) speechSynthesis.cancel();
    this.speaking = false;
  }
}

export const speech = new Speech();
