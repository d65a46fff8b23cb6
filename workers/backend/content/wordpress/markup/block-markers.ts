/**
 * WordPress keeps its blocks as HTML comments: `<!-- wp:quote {"align":"left"} --> … <!-- /wp:quote -->`.
 * Each comment becomes a marker element, so that one HTML parser sees blocks and markup as one tree.
 * (The parser that WordPress publishes is under the GPL, which does not suit a publisher's own system.)
 */
export const BLOCK_MARKER = "wp-block-marker";

export type BlockAttributes = Record<string, unknown>;
export type MarkedBlock = { name: string; attributes: BlockAttributes; isVoid: boolean };
/** One top-level piece of a text: a block with all it contains, or what stands between blocks. */
export type MarkedPiece = { isFree: boolean; html: string };
export type MarkedText = { pieces: MarkedPiece[]; blocks: MarkedBlock[]; unreadable: string[] };

const DELIMITER = /^\s+(\/)?wp:([a-z][a-z0-9_-]*\/)?([a-z][a-z0-9_-]*)(?:\s+(\{[\s\S]*\}))?\s*(\/)?$/;

/**
 * Replaces block comments by marker elements (`index` points into `blocks`) and cuts the text into its
 * top-level pieces. Takes linear time; unbalanced comments are taken as they come.
 */
export function markBlocks(content: string): MarkedText {
  const pieces: MarkedPiece[] = [];
  const blocks: MarkedBlock[] = [];
  const unreadable: string[] = [];
  const open: string[] = [];
  let piece = "";
  let from = 0;

  function endPiece(isFree: boolean): void {
    if (piece.trim() !== "") pieces.push({ isFree, html: piece });
    piece = "";
  }

  while (true) {
    const start = content.indexOf("<!--", from);
    const end = start < 0 ? -1 : content.indexOf("-->", start + 4);
    if (end < 0) break;
    const delimiter = DELIMITER.exec(content.slice(start + 4, end).trimEnd());
    if (!delimiter) {
      piece += content.slice(from, end + 3);
      from = end + 3;
      continue;
    }
    piece += content.slice(from, start);
    from = end + 3;
    const name = `${delimiter[2] ?? "core/"}${delimiter[3]}`;
    if (delimiter[1]) {
      const depth = open.lastIndexOf(name);
      if (depth < 0) continue;
      piece += `</${BLOCK_MARKER}>`.repeat(open.length - depth);
      open.length = depth;
      if (depth === 0) endPiece(false);
      continue;
    }
    if (open.length === 0) endPiece(true);
    const attributes = parseAttributes(delimiter[4]);
    if (attributes === null) unreadable.push(name);
    const isVoid = delimiter[5] === "/";
    blocks.push({ name, attributes: attributes ?? {}, isVoid });
    piece += `<${BLOCK_MARKER} index="${blocks.length - 1}">`;
    if (isVoid) {
      piece += `</${BLOCK_MARKER}>`;
      if (open.length === 0) endPiece(false);
    } else {
      open.push(name);
    }
  }
  piece += content.slice(from);
  endPiece(open.length === 0);
  return { pieces, blocks, unreadable };
}

function parseAttributes(json: string | undefined): BlockAttributes | null {
  if (json === undefined) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as BlockAttributes) : null;
  } catch {
    return null; // the caller reports it
  }
}

/** A text attribute, or null. */
export function textAttribute(attributes: BlockAttributes, name: string): string | null {
  const value = attributes[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** A whole positive number (also when written as text), or null. */
export function idAttribute(attributes: BlockAttributes, name: string): number | null {
  return parseId(attributes[name]);
}

/** A WordPress id: a whole positive number, or null. */
export function parseId(value: unknown): number | null {
  const id = typeof value === "string" && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : null;
}
