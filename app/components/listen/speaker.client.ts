/** One take after the other through the browser's voice, with what is known of its ways. */
import { pickVoice } from "#app/domain/speech/german-voice.ts";
import { toSpokenSeconds } from "#app/domain/speech/listening-time.ts";
import { type SpeechEvent, type SpeechState, toUtterance } from "#app/domain/speech/speech-state.ts";

/** Some browsers swallow what is spoken in the very moment in which they break off. */
const AFTER_BREAK_MS = 60;
/** A voice that needs a line takes a while. */
const BEGIN_S = 6;
/** How much longer than expected a take may last before its voice counts as stuck. */
const SLOWEST = 2.5;

/** `report` hears of what becomes of each take. */
export function createSpeaker(report: (event: SpeechEvent) => void) {
  const { speechSynthesis: speech } = window;
  /** Held, or some browsers forget it before its end. */
  let current: { take: number; utterance: SpeechSynthesisUtterance | null } | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(watch);
    if (current === null) return;
    current = null;
    speech.cancel();
  }

  function speak(state: SpeechState): void {
    const { take, speed, isLocal } = state;
    if (current?.take === take) return;
    clearTimeout(watch);
    const voice = pickVoice(speech.getVoices(), { isLocal });
    if (voice === null) {
      current = { take, utterance: null };
      queueMicrotask(() => report({ type: "broken", take, error: "voice-unavailable" }));
      return;
    }
    const text = toUtterance(state);
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate: speed });
    // What a voice says of what was broken off is over.
    const tell = (event: SpeechEvent) => current?.utterance === utterance && report(event);
    const watchFor = (seconds: number) => {
      clearTimeout(watch);
      watch = setTimeout(() => tell({ type: "silent", take }), seconds * 1000);
    };
    const lasts = BEGIN_S + SLOWEST * toSpokenSeconds(text.length, speed);
    utterance.onstart = () => {
      tell({ type: "began", take });
      if (current?.utterance === utterance) watchFor(lasts);
    };
    utterance.onend = () => tell({ type: "finished", take });
    utterance.onerror = ({ error }) => tell({ type: "broken", take, error });
    current = { take, utterance };
    watchFor(state.step === "starting" ? BEGIN_S : lasts);
    const isBusy = speech.speaking || speech.pending;
    if (isBusy) speech.cancel();
    // Another page may have left it so.
    speech.resume();
    if (!isBusy) speech.speak(utterance);
    else setTimeout(() => current?.utterance === utterance && speech.speak(utterance), AFTER_BREAK_MS);
  }

  return { speak, stop, isHeard: () => speech.speaking || speech.pending };
}
