/**
 * Where pictures may come from besides the portal itself, the brand's to set: hosts such as `bilder.verlag.example`,
 * with their port where they have one; `*` is every host. Only over an encrypted line: an address of a listed host that
 * begins with http:// is asked for with https://. Pages and the content security policy go by the same list.
 */
import { hosts } from "#brand/hosts.ts";

function isHost(entry: string): boolean {
  return (
    entry === "*" || (/^[^*]+$/.test(entry) && URL.canParse(`https://${entry}`) && new URL(`https://${entry}`).host === entry)
  );
}

/** Throws an error for operators that names the entry. Written by hand: endless lists bring it into the browser. */
export function parsePictureHosts(entries: readonly string[]): readonly string[] {
  const lower = entries.map((entry) => entry.toLowerCase());
  const wrong = lower.find((host) => !isHost(host));
  if (wrong === undefined) return lower;
  throw new Error(`Picture hosts: ${JSON.stringify(wrong)} must be a host such as bilder.verlag.example, or *`);
}

export const pictureHosts = parsePictureHosts(hosts.pictures);

/** A picture's address as a page may load it: a path of the portal's own, or one of an allowed host; otherwise null. */
export function toPictureAddress(src: string, allowed: readonly string[] = pictureHosts): string | null {
  // Browsers leave out tabs and line ends: "/<tab>/host" would be "//host".
  if (/^\/(?![/\\])[^\t\r\n]*$/.test(src)) return src;
  if (!/^https?:\/\//i.test(src) || !URL.canParse(src)) return null;
  const url = new URL(src);
  // Parsed after the scheme was changed, so that :80 and :443 are what they are for their own scheme.
  if (url.protocol === "http:") url.protocol = "https:";
  return url.username === "" && (allowed.includes("*") || allowed.includes(url.host)) ? url.href : null;
}

/** The same as sources for the content security policy. */
export function toPictureSources(allowed: readonly string[] = pictureHosts): string[] {
  return allowed.includes("*") ? ["https:"] : allowed.map((host) => `https://${host}`);
}
