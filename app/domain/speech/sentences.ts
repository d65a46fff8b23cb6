/** Texts in pieces that a browser speaks in one go. */

/** Chrome falls silent in what takes a voice longer than about 15 s; slowly spoken that is this much. */
const LONGEST = 160;

/** A full stop after a day, a rank or an initial ends no sentence. */
const END = /(?<!(?:^|[\s(„"])(?:\d{1,2}|\p{L})\.)(?<=[.!?…]["“”»«)]*)\s+(?=["„“»«(]?[\p{Lu}\d])/u;
/** Where a voice may take a breath, the best first. */
const BREATHS = [/(?<=[;:])\s+/, /(?<=,)\s+/, /\s+(?=(?:und|oder|aber|sondern|weil|dass)\s)/, /\s+/];

/** The sentences of a text, none too long to be spoken; empty without a letter or digit. */
export function toSentences(text: string): string[] {
  return text
    .split(END)
    .flatMap((sentence) => cut(sentence.trim(), BREATHS))
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

function cut(sentence: string, [breath, ...others]: readonly RegExp[]): string[] {
  if (sentence.length <= LONGEST || breath === undefined) return [sentence];
  const pieces: string[] = [];
  for (const part of sentence.split(breath)) {
    const joined = pieces.length === 0 ? part : `${pieces.at(-1)} ${part}`;
    // As few as fit: each begins with a small pause.
    if (pieces.length > 0 && joined.length <= LONGEST) pieces[pieces.length - 1] = joined;
    else pieces.push(part);
  }
  return pieces.flatMap((piece) => cut(piece, others));
}
