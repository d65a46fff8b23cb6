/**
 * The cookie markup of a reply to login and logout (rules 4, 7.1): images, a frame, or the address that a hidden frame
 * loads. Only the addresses are taken from it, and only those of known origins; the markup itself never gets into a page.
 */
import { decodeXML } from "entities";

export type CookieAddress = { kind: "image" | "frame"; url: URL };
/** `ignored`: origins that are not configured, for the log. Whole addresses may hold a key and are not logged. */
export type CookieAddresses = { addresses: readonly CookieAddress[]; ignored: readonly string[] };

/** Longer than any markup of cookies. */
const MAX_LENGTH = 20_000;

const tag = /<(img|iframe)\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** A cookie URL without any markup around it. */
const bareAddress = /^(?:https?:\/)?\/\S+$/i;

/** `base` is the address of the page; `origins` are those that may be loaded from besides its own. */
export function parseCookieMarkup(markup: string | null, base: string, origins: readonly string[]): CookieAddresses {
  const known = [new URL(base).origin, ...origins];
  const addresses: CookieAddress[] = [];
  const ignored: string[] = [];
  for (const { kind, source } of findSources(markup ?? "")) {
    // "//host", "/\\host" and their relatives resolve to another origin.
    const url = URL.canParse(source, base) ? new URL(source, base) : null;
    if (url !== null && known.includes(url.origin)) addresses.push({ kind, url });
    else ignored.push(url?.origin ?? "no address");
  }
  return { addresses, ignored };
}

function findSources(markup: string): { kind: CookieAddress["kind"]; source: string }[] {
  const text = markup.trim();
  if (text.length > MAX_LENGTH) return [];
  if (bareAddress.test(text)) return [{ kind: "frame", source: text }];
  return [...text.matchAll(tag)].map(([, name = "", quoted, singleQuoted, bare = ""]) => ({
    kind: name.toLowerCase() === "img" ? "image" : "frame",
    source: decodeXML(quoted ?? singleQuoted ?? bare),
  }));
}
