/** Slugs of WordPress as slugs of the portal: readable characters, one segment of an address. */
import { toVisibleSlug } from "#workers/backend/content/records/invisible-characters.ts";

const MAX_LENGTH = 190;

/**
 * The slug in plain characters: WordPress stores `%f0%9f%8e%bf-saisonstart` for `🎿-saisonstart`. What would
 * end a segment of an address becomes a hyphen. `fallback` is used when nothing is left.
 */
export function toSlug(stored: string, fallback: string): string {
  const written = decodePercent(stored).normalize("NFC").replaceAll("\ufeff", "");
  const cleaned = toVisibleSlug(written.replace(/[\s\p{Cc}]+/gu, "-"))
    .toWellFormed()
    .replace(/[/?#\\"'<>%&]+/gu, "-")
    .replace(/-{2,}/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
  const slug = [...cleaned].slice(0, MAX_LENGTH).join("").slice(0, MAX_LENGTH).toWellFormed();
  return slug === "" ? fallback : slug;
}

/** Percent-encoded UTF-8 as characters; what is cut off or no UTF-8 loses the encoding's signs only. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // WordPress cuts long slugs, sometimes within a character: what is whole is decoded.
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      const decoded = new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split("%"), (byte) => Number.parseInt(byte, 16)));
      return decoded.replaceAll("\ufffd", "");
    });
  }
}

/** A slug of words: umlauts become their plain vowel, as in the portal's own keys. */
export function slugify(text: string, fallback: string): string {
  const plain = toVisibleSlug(text).toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");
  const slug = plain
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
  return slug === "" ? fallback : slug;
}

/** Logins may be e-mail addresses; only the part before the @ becomes public. */
export function toAuthorSlug(login: string): string {
  return slugify(login.split("@")[0] ?? "", "redaktion");
}
