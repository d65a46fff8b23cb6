/** Kinds of pictures that are not taken, and for which an editor is told what to do. */
import { hasText, readName } from "./picture-parts.ts";

export type ForeignKind = "svg" | "heic" | "tiff" | "raw" | "pdf" | "film";

const HEIF_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);
const RAW_BRANDS = new Set(["crx "]);

/** By the first bytes; null for anything else. */
export function findForeignKind(bytes: Uint8Array): ForeignKind | null {
  if (hasText(bytes, 4, "ftyp")) {
    const brand = readName(bytes, 8);
    return HEIF_BRANDS.has(brand) ? "heic" : RAW_BRANDS.has(brand) ? "raw" : "film";
  }
  if (hasText(bytes, 0, "%PDF-")) return "pdf";
  if (hasText(bytes, 0, "FUJIFILM") || (hasText(bytes, 0, "II*\0") && hasText(bytes, 8, "CR"))) return "raw";
  if (hasText(bytes, 0, "II*\0") || hasText(bytes, 0, "MM\0*")) return "tiff";
  const head = new TextDecoder().decode(bytes.subarray(0, 2000)).trimStart();
  return /^(?:<\?xml|<!--|<!DOCTYPE\s+svg|<svg)/i.test(head) && /<svg[\s>]/i.test(head) ? "svg" : null;
}
