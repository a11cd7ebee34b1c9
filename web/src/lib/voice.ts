/** The device's own voices. They may come late: whoever shows something for them listens to `voiceschanged`. */
export function voiceIn(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return own.find(({ localService }) => localService) ?? own[0];
}

/** Reads a text aloud, in place of what was being read; `done` is called at its end, whatever ends it. */
export function readAloud(text: string, voice: SpeechSynthesisVoice, done: () => void): void {
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 0.92;
  words.onend = words.onerror = done;
  speechSynthesis.speak(words);
}
