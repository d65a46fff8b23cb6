import type { Source } from "#shared/rules/post-counts.ts";

/** Search engines, then social networks. */
const KNOWN = /(google|bing|duckduckgo|ecosia|yahoo)|facebook|instagram|\/t\.co|linkedin|whatsapp|reddit/;

/** How this page's reader came, as one of seven words; the address itself stays here. */
export function readSource(): Source {
  const { referrer } = document;
  const [, sent] = /utm_source=(newsletter|push)/.exec(location.search) ?? [];
  const [known, search] = KNOWN.exec(referrer) ?? [];
  return (sent ??
    (referrer.startsWith(`${location.origin}/`)
      ? "own"
      : known
        ? search
          ? "search"
          : "social"
        : referrer
          ? "other"
          : "direct")) as Source;
}
