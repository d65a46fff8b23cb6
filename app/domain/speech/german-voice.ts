/** Which of a browser's voices reads an article. */
import { isGerman } from "./is-german.ts";

/** What is asked of a voice of the Web Speech API. */
export type Voice = Pick<SpeechSynthesisVoice, "name" | "lang" | "localService" | "default">;

/** Names by which makers of voices mark their better ones, and those that sound like a machine. */
const GOOD = /natural|neural|online|premium|enhanced|erweitert|siri/i;
const POOR = /espeak|compact|kompakt|eloquence|\b(?:eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/i;

/** Listeners are in Austria; after it comes the German of most voices. */
const COUNTRIES = ["at", "de"];

/**
 * The best German voice, or null without one: Austrian before German before others, within a country those that are called natural. One
 * that sounds like a machine comes last, wherever it is from. `isLocal`: none that needs a line.
 */
export function pickVoice<Of extends Voice>(voices: readonly Of[], { isLocal = false } = {}): Of | null {
  const [best] = voices
    .filter((voice) => isGerman(voice) && (!isLocal || voice.localService))
    .map((voice, index) => ({ voice, marks: toMarks(voice), index }))
    .sort((one, other) => compare(one.marks, other.marks) || one.index - other.index);
  return best?.voice ?? null;
}

/** The lower, the better; the first that differ decide. */
function toMarks({ name, lang, localService, default: isDefault }: Voice): number[] {
  const country = COUNTRIES.indexOf(lang.slice(3, 5).toLowerCase());
  return [
    POOR.test(name) ? 1 : 0,
    country === -1 ? COUNTRIES.length : country,
    GOOD.test(name) ? 0 : 1,
    // Without a name that says more: one that speaks without a line neither stops in a tunnel nor sends the text anywhere.
    localService ? 0 : 1,
    isDefault ? 0 : 1,
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((mark, index) => mark !== other[index]);
  return differing === -1 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}
