/** What a reader typed as words to look for, and as an expression of FTS5 (decision 82). */

import { questionWords } from "./text/question-words.ts";
import { splitByBeginning, splitCompound } from "./text/split-compound.ts";
import { stem } from "./text/stem.ts";
import { stopWords } from "./text/stop-words.ts";
import { type FoldedWord, toWords } from "./text/words.ts";

export type SearchTerm =
  /** `parts`: of a compound, stemmed. */
  { kind: "word"; folded: string; stem: string; parts: readonly string[] } | { kind: "phrase"; stems: readonly string[] };

/** `terms` is never empty. `missing`: so many of them may be missing in a post. */
export type ParsedSearch = { terms: readonly SearchTerm[]; missing?: number };

export const MAX_QUERY_LENGTH = 120;
const MAX_TERMS = 8;
const MAX_PHRASE = 12;
const SHORTEST_WORD = 2;
/** From here on a word also stands for those that begin with it. */
const SHORTEST_BEGINNING = 4;
/** So many pairs of neighbours are looked for as one word too. */
const MAX_JOINED = 3;
/** So near the parts of a compound stand where somebody wrote it in several words. */
const NEAR = 6;

/** The words of a question; null when there is nothing in it to look for, as a single letter. */
export function parseSearch(query: string): ParsedSearch | null {
  const terms = [...query.slice(0, MAX_QUERY_LENGTH).matchAll(/["„“”»«]([^"„“”»«]*)["“”»«]|[^"„“”»«]+/g)].flatMap(
    ([text, quoted]) => (quoted === undefined ? toWordTerms(text) : toPhraseTerms(quoted)),
  );
  const telling = terms.filter((term) => term.kind === "phrase" || !isSlight(term.folded));
  const asked = withoutRepeated(telling.length > 0 ? telling : terms.filter(isLongEnough)).slice(0, MAX_TERMS);
  return asked.length === 0 ? null : { terms: asked };
}

/** A word that is typed twice is looked for once. */
function withoutRepeated(terms: readonly SearchTerm[]): SearchTerm[] {
  return [...new Map(terms.map((term) => [JSON.stringify(term), term])).values()];
}

function isSlight(folded: string): boolean {
  return folded.length < SHORTEST_WORD || stopWords.has(folded) || questionWords.has(folded);
}

function isLongEnough(term: SearchTerm): boolean {
  return term.kind === "phrase" || term.folded.length >= SHORTEST_WORD;
}

function toWordTerms(text: string): SearchTerm[] {
  return toWords(text).map(toTerm);
}

function toTerm({ folded }: FoldedWord): SearchTerm {
  // Of a compound of three the last, and the first two as one; what these are made of is one thing too many to ask for.
  const known = splitCompound(folded).slice(0, 2);
  return { kind: "word", folded, stem: stem(folded), parts: known.length > 0 ? known : splitByBeginning(folded) };
}

function toPhraseTerms(text: string): SearchTerm[] {
  const words = toWords(text).slice(0, MAX_PHRASE);
  if (words.length < 2) return words.map(toTerm);
  return [{ kind: "phrase", stems: words.map(({ folded }) => stem(folded)) }];
}

/** Quoted, so that nothing in it can be an operator: the words have but letters and digits. */
function quote(text: string): string {
  return `"${text}"`;
}

/**
 * Every term, in any form: the word by its stem, as the beginning of words, as its parts close together, or as one word with its neighbour.
 * Where terms may be missing, all others.
 */
export function toMatchExpression({ terms, missing = 0 }: ParsedSearch): string {
  const expressions = terms.map(toTermExpression);
  if (missing > 0) return missing >= terms.length - 1 ? expressions.join(" OR ") : withoutOneOf(expressions).join(" OR ");
  const joined = terms.flatMap((term, at) => {
    const next = terms[at + 1];
    if (next === undefined || term.kind === "phrase" || next.kind === "phrase" || isSlight(term.folded)) return [];
    const both = quote(stem(term.folded + next.folded));
    return [`(${[...expressions.slice(0, at), both, ...expressions.slice(at + 2)].join(" AND ")})`];
  });
  const all = expressions.join(" AND ");
  return joined.length === 0 ? all : `((${all}) OR ${joined.slice(0, MAX_JOINED).join(" OR ")})`;
}

/** All but one, in every way. */
function withoutOneOf(expressions: readonly string[]): string[] {
  return expressions.map((_, left) => `(${expressions.filter((_, at) => at !== left).join(" AND ")})`);
}

/** The same search for posts with the parts of compounds anywhere, and for posts with some of the words, the stricter first. */
export function toLooserSearches({ terms }: ParsedSearch): ParsedSearch[] {
  const split = terms.flatMap(toPartTerms).slice(0, MAX_TERMS);
  const apart = split.length > terms.length ? [{ terms: split }] : [];
  if (terms.length < 2) return split.length > 1 ? [...apart, { terms: split, missing: split.length - 1 }] : [];
  const some = terms.length > 2 ? [{ terms, missing: 1 }] : [];
  return [...apart, ...some, { terms, missing: terms.length - 1 }];
}

function toPartTerms(term: SearchTerm): SearchTerm[] {
  if (term.kind === "phrase" || term.parts.length < 2) return [term];
  return term.parts.map((part) => ({ kind: "word", folded: part, stem: part, parts: [] }));
}

/** One of the terms, as it is written or in another form of the same word. */
export function toAnyWordExpression({ terms }: ParsedSearch): string {
  return terms.map((term) => quote(term.kind === "phrase" ? term.stems.join(" ") : term.stem)).join(" OR ");
}

function toTermExpression(term: SearchTerm): string {
  if (term.kind === "phrase") return quote(term.stems.join(" "));
  const { folded, stem: stemmed, parts } = term;
  const forms = [quote(stemmed)];
  if (folded.length >= SHORTEST_BEGINNING) forms.push(`${quote(folded)} *`);
  if (parts.length === 2) forms.push(`NEAR(${parts.map(quote).join(" ")}, ${NEAR})`);
  return forms.length === 1 ? `${forms[0]}` : `(${forms.join(" OR ")})`;
}
