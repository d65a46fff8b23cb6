/**
 * A page that is given in place of an error may be a day old: a breaking line that has ended by then is cut out of it, so that none
 * outlives its end whatever happens to the back end.
 */

import type { CachedPage } from "./cached-page.ts";
import { readIdentity } from "./encode-page.ts";

/** As app/shell/breaking-line writes it: a text is escaped, and holds no such tag. */
const line = /<section [^<>]*?data-breaking="\d+" data-ends="(\d+)">.*?<\/section>/s;

/** The end of each page's line, in milliseconds; null of pages without one, which most are. */
const ends = new WeakMap<CachedPage, number | null>();

/** The page itself, as long as nothing in it has ended. `now` in milliseconds. */
export function cutEndedLine(page: CachedPage, now: number): CachedPage {
  // A page with a line counts as changed at its end at the latest.
  if (page.until === null || now < page.until) return page;
  const known = ends.get(page);
  if (known === null || (known !== undefined && now < known)) return page;
  const text = new TextDecoder().decode(readIdentity(page));
  const [, moment] = line.exec(text) ?? [];
  const end = moment === undefined ? null : Number(moment);
  ends.set(page, end);
  if (end === null || now < end) return page;
  const identity = new TextEncoder().encode(text.replace(line, ""));
  return { ...page, bytes: { identity, gzip: null, br: null }, etag: toShorterTag(page.etag) };
}

/** Another text is another one's: of no page that a browser may still have. */
function toShorterTag(etag: string): string {
  return etag.replace(/"$/, '-"');
}
