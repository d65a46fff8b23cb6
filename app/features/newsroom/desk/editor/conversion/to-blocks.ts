/**
 * The editor's document as blocks. A node keeps the block that it was made of: as long as it says the same, that very block is
 * given back, so a text that nobody changed is the same to the last byte however its markup was written.
 */
import type { Node } from "@tiptap/pm/model";
import type { ContentBlock, ImageUse } from "#shared/content/content-block.ts";
import { writeInline } from "./inline-markup.ts";
import { writeList } from "./list-markup.ts";
import { writeRich } from "./rich-markup.ts";
import { writeTable } from "./table-markup.ts";
import { toBlockNode } from "./to-document.ts";
import { toPlainWords, writeWords } from "./words.ts";

type Block<Kind extends ContentBlock["kind"]> = Extract<ContentBlock, { kind: Kind }>;

function childrenOf(node: Node): Node[] {
  return node.children.slice();
}

function lastOf(node: Node): Node {
  if (node.lastChild === null) throw new Error(`A ${node.type.name} lost its words`);
  return node.lastChild;
}

/** A node's block of that kind, without its markup of words that it has no more. */
function formerOf<Kind extends ContentBlock["kind"]>(node: Node, kind: Kind): Partial<Block<Kind>> {
  const former: ContentBlock | null = node.attrs.block ?? null;
  return former?.kind === kind ? (former as Block<Kind>) : {};
}

/** Without words that say the same as before nothing is written anew. */
function withCaption<Use extends { caption: string | null; captionHtml?: string | null | undefined }>(
  use: Use,
  words: Node,
): Use {
  const { captionHtml: _, ...rest } = use;
  const { text, html } = writeWords(words);
  return { ...rest, caption: text, ...(html === undefined ? {} : { captionHtml: html }) } as Use;
}

function toImageUse(node: Node): ImageUse {
  const image: ImageUse = node.attrs.image;
  const asItWas = toBlockNode(node.type.schema, { kind: "image", image }).firstChild;
  return asItWas?.eq(lastOf(node)) === true ? image : withCaption(image, lastOf(node));
}

function toQuote(node: Node): Block<"quote"> {
  const { citationHtml: _, ...former } = formerOf(node, "quote");
  const { text, html } = writeWords(lastOf(node));
  const words = writeRich(childrenOf(node).slice(0, -1));
  return { ...former, kind: "quote", html: words, citation: text, ...(html === undefined ? {} : { citationHtml: html }) };
}

function toTable(node: Node): Block<"table"> {
  const table = node.firstChild;
  const block = {
    ...formerOf(node, "table"),
    kind: "table" as const,
    html: table === null ? "" : writeTable(table),
    caption: null,
  };
  return withCaption<Block<"table">>(block, lastOf(node));
}

function toFacts(node: Node): Block<"facts"> {
  const [title, ...parts] = childrenOf(node);
  const { purpose: _, ...former } = formerOf(node, "facts");
  const purpose: NonNullable<Block<"facts">["purpose"]> = node.attrs.purpose;
  const words = title === undefined ? "" : toPlainWords(title);
  const given = { ...former, kind: "facts" as const, title: words === "" ? null : words, html: writeRich(parts) };
  return purpose === "FACTS" ? given : { ...given, purpose };
}

function toMedia(node: Node): Block<"media"> {
  const former: Block<"media"> = node.attrs.block;
  const title = node.firstChild === null ? "" : toPlainWords(node.firstChild);
  return withCaption({ ...former, title: title === "" ? null : title }, lastOf(node));
}

function toCode(node: Node): Block<"code"> {
  const former = formerOf(node, "code");
  return { ...former, kind: "code", code: node.textContent, language: former.language ?? null };
}

/** Written anew from what the node holds. */
function write(node: Node): ContentBlock {
  switch (node.type.name) {
    case "paragraph":
      return { kind: "paragraph", html: writeInline(node) };
    case "heading":
      return { kind: "heading", level: node.attrs.level, html: writeInline(node) };
    case "bulletList":
    case "orderedList":
      return { kind: "list", html: writeList(node) };
    case "quote":
      return toQuote(node);
    case "tableBlock":
      return toTable(node);
    case "facts":
      return toFacts(node);
    case "image":
      return { kind: "image", image: toImageUse(node) };
    case "gallery":
      return { kind: "gallery", images: childrenOf(node).map(toImageUse) };
    case "media":
      return toMedia(node);
    case "codeBlock":
      return toCode(node);
    default:
      return node.attrs.block;
  }
}

/** What somebody typed and took away again is no block of a text. */
function isEmpty(node: Node): boolean {
  const isLine = node.type.name === "paragraph" || node.type.name === "heading";
  return isLine && writeInline(node) === "";
}

/** Of the nodes that did not change the blocks are known: a text of hundreds costs one block at each key. */
const known = new WeakMap<Node, { block: ContentBlock | null }>();

/** Null for a line without words, unless the text had it before. */
export function toBlock(node: Node): ContentBlock | null {
  const before = known.get(node);
  if (before !== undefined) return before.block;
  const former: ContentBlock | null = node.attrs.block ?? null;
  const isSame = former !== null && toBlockNode(node.type.schema, former).eq(node);
  const block = isSame ? former : isEmpty(node) ? null : write(node);
  known.set(node, { block });
  return block;
}

export function toBlocks(doc: Node): ContentBlock[] {
  return childrenOf(doc).flatMap((node) => toBlock(node) ?? []);
}

/** Where the block of that number stands, as the number of its node; the number of nodes for one behind the last. */
export function findNode(doc: Node, block: number): number {
  let left = block;
  for (const [index, node] of childrenOf(doc).entries()) {
    if (toBlock(node) === null) continue;
    if (left === 0) return index;
    left -= 1;
  }
  return doc.childCount;
}

/** How many blocks stand before the node of that number. */
export function countBlocks(doc: Node, nodes: number): number {
  return childrenOf(doc)
    .slice(0, nodes)
    .filter((node) => toBlock(node) !== null).length;
}
