/** Words by which a death notice is found: the same for what is kept and for what is asked. */
import { MIN_NAME_WORD } from "#shared/rules/death-notice-rules.ts";
import type { DeathNoticeFacts } from "./death-notice.ts";

/** Of one notice; more are of no name. */
const MAX_WORDS = 40;
/** Of one question. */
const MAX_ASKED = 5;
const MAX_WORD = 40;

/** "ue" stands for an umlaut unless a vowel or q is before it: Mueller is Müller is Muller, and Bauer stays. */
const digraphs = /([ao])e|(?<![aeiouq])(u)e/g;

function fold(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "").replace(digraphs, "$1$2");
}

/** Folded words, each once, in their order. */
function toFolded(text: string): string[] {
  return [...new Set((text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => fold(word).slice(0, MAX_WORD)))];
}

/** By both names, by the place in the family's words, and by the municipality. */
export function toNoticeWords({ name, birthName, place, municipality }: DeathNoticeFacts): string[] {
  return toFolded(`${name} ${birthName} ${place} ${municipality ?? ""}`).slice(0, MAX_WORDS);
}

/** What the words must begin with; none for a text that asks for nobody. */
export function toAskedBeginnings(text: string): string[] {
  return toFolded(text)
    .filter((word) => word.length >= MIN_NAME_WORD)
    .slice(0, MAX_ASKED);
}
