/** Sanitised HTML in pieces that React can place among other elements without one around them. */
import { decodeHTML } from "entities";

/** An element with what is in it as HTML, which is null for one that holds nothing (`<hr>`). */
type MarkupElement = { tag: string; attributes: Readonly<Record<string, string | true>>; html: string | null };
/** Texts and elements one after the other; no two texts are neighbours. */
export type Markup = readonly (string | MarkupElement)[];

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*?)\/?>/g;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/g;
const voidTags = new Set(["br", "hr", "img"]);

/** Pieces as one text, with `between` where two meet; those that are null are left out. */
export function joinMarkup(pieces: readonly (Markup | string | null)[], between: string): Markup {
  const parts: (string | MarkupElement)[] = [];
  const add = (part: string | MarkupElement) => {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  for (const piece of pieces) {
    if (piece === null) continue;
    if (parts.length > 0) add(between);
    for (const part of typeof piece === "string" ? [piece] : piece) add(part);
  }
  return parts;
}

/** `html` is what the sanitiser wrote: lower case, each element closed, `>` in attributes escaped. */
export function toMarkup(html: string): Markup {
  const parts: (string | MarkupElement)[] = [];
  const addText = (text: string) => {
    if (text !== "") parts.push(decodeHTML(text));
  };
  let depth = 0;
  /** Where the text begins, or what is in an element, that is not passed on yet. */
  let start = 0;
  let attributes: MarkupElement["attributes"] = {};
  for (const { 0: whole, 1: slash, 2: tag = "", 3: given = "", index } of html.matchAll(TAG)) {
    const isVoid = voidTags.has(tag);
    if (slash === "/") depth -= 1;
    if (depth === 0) {
      if (slash === "/") parts.push({ tag, attributes, html: html.slice(start, index) });
      else {
        addText(html.slice(start, index));
        attributes = readAttributes(given);
        if (isVoid) parts.push({ tag, attributes, html: null });
      }
      start = index + whole.length;
    }
    if (slash === "" && !isVoid) depth += 1;
  }
  addText(html.slice(start));
  return parts;
}

/** `reversed` is the one attribute that the sanitiser lets through and that says all by being there. */
function readAttributes(text: string): MarkupElement["attributes"] {
  const found = [...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [
    name,
    name === "reversed" || decodeHTML(value),
  ]);
  return Object.fromEntries(found);
}
