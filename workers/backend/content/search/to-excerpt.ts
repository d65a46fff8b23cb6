/** Where a text has the words that were asked for: pieces of plain text, the words marked as they stand there. */
import { findBestStart, type Hit } from "./find-best-start.ts";
import type { ParsedSearch } from "./parse-search.ts";
import type { CompoundSplitter } from "./text/split-compound.ts";
import { stem } from "./text/stem.ts";
import { toWords } from "./text/words.ts";

export type TextPart = { text: string; is_hit: boolean };

/** The approximate length of an excerpt, in characters. */
const EXCERPT_LENGTH = 200;
/** Words are looked for up to here: texts have millions of characters at worst. */
const SEARCHED_LENGTH = 30_000;
/** In all texts of one page of hits together. */
const SEARCHED_LENGTH_OF_PAGE = 200_000;
const SHORTEST_BEGINNING = 4;

/** Of splitting the words of these texts; usual ones take a step a letter. */
export const MAX_SPLIT_STEPS = 200_000;

/** So much of each text is searched where a page shows `count` of them. */
export function decideSearchedLength(count: number): number {
  return Math.min(SEARCHED_LENGTH, Math.floor(SEARCHED_LENGTH_OF_PAGE / Math.max(1, count)));
}

/** What was asked for, and what splits the words of the texts in which it is looked for. */
export type HitSearch = { search: ParsedSearch; splitter: CompoundSplitter };

/** The whole text with its hits. */
export function markHits(text: string, wanted: HitSearch): TextPart[] {
  return toParts(text, findHits(text, wanted), 0, text.length);
}

/** The piece of `text` with the most different words; the beginning of `text` where it has none. Empty for an empty text. */
export function toExcerpt(text: string, wanted: HitSearch, searchedLength = SEARCHED_LENGTH): TextPart[] {
  const searched = text.slice(0, searchedLength).toWellFormed();
  const hits = findHits(searched, wanted);
  const [start, end] = decidePiece(searched, hits);
  const parts = toParts(searched, hits, start, end);
  const [first] = parts;
  const last = parts.at(-1);
  if (first !== undefined && start > 0) first.text = `… ${first.text}`;
  if (last !== undefined && end < searched.length) last.text = `${last.text} …`;
  return parts;
}

function findHits(text: string, { search: { terms }, splitter }: HitSearch): Hit[] {
  const words = toWords(text);
  const stems = words.map(({ folded }) => stem(folded));
  return terms.flatMap((term, index) => {
    if (term.kind === "phrase") {
      return words.flatMap(({ start }, at) => {
        const last = words[at + term.stems.length - 1];
        const isThere = last !== undefined && term.stems.every((wanted, offset) => stems[at + offset] === wanted);
        return isThere ? [{ start, end: last.end, term: index }] : [];
      });
    }
    // The parts of a compound mean it only together.
    const hasParts = term.parts.length > 0 && term.parts.every((part) => stems.includes(part));
    return words.flatMap(({ folded, start, end }, at) => {
      const isThere =
        stems[at] === term.stem ||
        (term.folded.length >= SHORTEST_BEGINNING && folded.startsWith(term.folded)) ||
        splitter.split(folded).includes(term.stem) ||
        (hasParts && term.parts.includes(stems[at] ?? ""));
      return isThere ? [{ start, end, term: index }] : [];
    });
  });
}

function decidePiece(text: string, hits: readonly Hit[]): [start: number, end: number] {
  const best = findBestStart(hits, EXCERPT_LENGTH - 40);
  // Some words before the hit, from the beginning of one on; a sentence's where it is near.
  const from = Math.max(0, best - 60);
  const sentence = text.slice(from, best).search(/[.!?:]\s+\S|\n/);
  const start = from === 0 ? 0 : sentence >= 0 ? skip(text, from + sentence, /[.!?:]?\s+/y) : skip(text, from, /\S*\s+/y);
  if (start + EXCERPT_LENGTH >= text.length) return [start, text.length];
  const room = text.slice(start, start + EXCERPT_LENGTH);
  const lastSpace = Math.max(room.lastIndexOf(" "), room.lastIndexOf("\n"));
  return [start, start + (lastSpace > EXCERPT_LENGTH / 2 ? lastSpace : EXCERPT_LENGTH)];
}

function skip(text: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

function toParts(text: string, hits: readonly Hit[], from: number, until: number): TextPart[] {
  const parts: TextPart[] = [];
  let at = from;
  for (const { start, end } of hits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (start < at || end > until) continue;
    if (start > at) parts.push({ text: text.slice(at, start), is_hit: false });
    parts.push({ text: text.slice(start, end), is_hit: true });
    at = end;
  }
  if (at < until) parts.push({ text: text.slice(at, until), is_hit: false });
  return parts.map(({ text: piece, is_hit }) => ({ text: piece.replace(/\s+/g, " "), is_hit }));
}
