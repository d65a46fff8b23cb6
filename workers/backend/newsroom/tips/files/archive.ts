/** What a zip is, by the list of its files (decision 84): only that list is read, and none of its names is kept. */

/** A document of a thousand pages with a picture on each has fewer. */
const MAX_FILES = 10_000;
/** Longer names have no place in a document. */
const MAX_NAME_BYTES = 1000;

export type ArchiveType = "docx" | "xlsx" | "odt" | "ods";

/** What an OpenDocument's first file says that it is, by the first part; null for every other zip. */
export function readOpenKind(bytes: Uint8Array): "odt" | "ods" | null {
  const head = new TextDecoder("latin1").decode(bytes.subarray(30, 200));
  const [, kind] = /^mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet)/.exec(head) ?? [];
  return kind === undefined ? null : kind === "text" ? "odt" : "ods";
}

/**
 * By the end of the file, from `from` on, which has the whole list of its files, and by what was `seen` at its front. In Microsoft's documents
 * the list names the parts. Macros are refused.
 */
export function detectArchive(bytes: Uint8Array, { from, seen }: { from: number; seen: readonly string[] }): ArchiveType | null {
  const has = findNames(bytes, from, ["content.xml", "[Content_Types].xml", "word/document.xml", "xl/workbook.xml"]);
  if (has === null) return null;
  const open = seen.includes("odt") ? "odt" : seen.includes("ods") ? "ods" : null;
  if (open !== null) return has.has("content.xml") ? open : null;
  if (!has.has("[Content_Types].xml")) return null;
  if (has.has("word/document.xml")) return "docx";
  return has.has("xl/workbook.xml") ? "xlsx" : null;
}

const END_OF_LIST = 0x06054b50;
const LIST_ENTRY = 0x02014b50;
/** With the longest comment that a zip may have. */
const MAX_END = 22 + 65_535;

/** Which of the names are in the list of files; null where there is none that can be read, and where it names macros. */
function findNames(bytes: Uint8Array, from: number, wanted: readonly string[]): Set<string> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && end >= bytes.length - MAX_END && view.getUint32(end, true) !== END_OF_LIST) end -= 1;
  if (end < 0 || end < bytes.length - MAX_END) return null;
  const found = new Set<string>();
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true) - from;
  if (at < 0) return null;
  const count = view.getUint16(end + 10, true);
  if (count > MAX_FILES) return null;
  for (let file = 0; file < count; file += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== LIST_ENTRY) return null;
    const length = view.getUint16(at + 28, true);
    if (length > MAX_NAME_BYTES) return null;
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + length));
    if (/vbaproject|\/?basic\//i.test(name)) return null;
    if (wanted.includes(name)) found.add(name);
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}
