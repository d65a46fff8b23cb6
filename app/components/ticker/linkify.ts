/** Addresses that somebody typed into an entry become links, on the server and for what comes while it is read. */
import { safeLink } from "#app/components/content/content-markup.ts";

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/gi;
/** Entities are part of it (`&amp;`), quotation marks and markup are not. */
const ADDRESS = /(?<![\p{L}\d@/.:-])(?:https?:\/\/|www\.)[^\s<>"'„“”‚‘’»«]+/giu;
/** What ends the sentence and not the address. */
const TRAILING = /(?:[.,;:!?…]|&(?:quot|gt|lt|nbsp);.*)+$/;
/** What is in these stays as it was typed, or is a link already. */
const opaque = new Set(["a", "code", "kbd", "pre"]);

/** `html` is sanitised already; what is added holds nothing that was not text in it. */
export function linkify(html: string): string {
  if (!/https?:\/\/|www\./i.test(html)) return html;
  let depth = 0;
  let start = 0;
  let linked = "";
  for (const { 0: tag, 1: slash, 2: name = "", index } of html.matchAll(TAG)) {
    const text = html.slice(start, index);
    linked += (depth === 0 ? linkText(text) : text) + tag;
    if (opaque.has(name.toLowerCase())) depth += slash === "/" ? -1 : 1;
    start = index + tag.length;
  }
  const rest = html.slice(start);
  return linked + (depth === 0 ? linkText(rest) : rest);
}

function linkText(text: string): string {
  return text.replace(ADDRESS, (found) => {
    const address = withoutTail(found);
    const href = /^www\./i.test(address) ? `https://${address}` : address;
    if (!safeLink.test(href) || !/\.\p{L}/u.test(address)) return found;
    return `<a href="${href}" rel="noopener nofollow">${address.replace(/^https?:\/\//i, "")}</a>${found.slice(address.length)}`;
  });
}

/** A bracket belongs to the address when it was opened in it. */
function withoutTail(found: string): string {
  const address = found.replace(TRAILING, "");
  const isOpened = address.split("(").length >= address.split(")").length;
  return address.endsWith(")") && !isOpened ? withoutTail(address.slice(0, -1)) : address;
}
