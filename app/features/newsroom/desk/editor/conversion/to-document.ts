/** The blocks of a text as the editor's document. */
import type { Node, Schema } from "@tiptap/pm/model";
import { TableMap } from "@tiptap/pm/tables";
import type { ContentBlock, ImageUse } from "#shared/content/content-block.ts";
import { type NodeJson, toNodeJson } from "./document-json.ts";
import { parseInline } from "./inline-markup.ts";
import { readList } from "./list-markup.ts";
import { isNothing, isTag, parseMarkup } from "./markup-tree.ts";
import { parseRich } from "./rich-markup.ts";
import { readTable } from "./table-markup.ts";
import { readWords } from "./words.ts";

type Block<Kind extends ContentBlock["kind"]> = Extract<ContentBlock, { kind: Kind }>;

/** The only element of a text; null where there is more or none. */
function parseElement(html: string) {
  const [element, ...others] = parseMarkup(html).filter((node) => !isNothing(node));
  return element !== undefined && isTag(element) && others.length === 0 ? element : null;
}

function toLine(type: string, html: string, attrs: Record<string, unknown>): NodeJson | null {
  const line = parseInline(html);
  return line === null ? null : toNodeJson(type, line, attrs);
}

function toList(block: Block<"list">): NodeJson | null {
  const element = parseElement(block.html);
  const list = element !== null && (element.name === "ul" || element.name === "ol") ? readList(element) : null;
  return list === null ? null : { ...list, attrs: { ...list.attrs, block } };
}

function toQuote(block: Block<"quote">): NodeJson | null {
  const parts = parseRich(block.html, false);
  const citation = readWords({ text: block.citation, html: block.citationHtml });
  return parts === null || citation === null ? null : toNodeJson("quote", [...parts, citation], { block });
}

function toTable(block: Block<"table">): NodeJson | null {
  const element = parseElement(block.html);
  const read = element?.name === "table" ? readTable(element) : null;
  if (read === null) return null;
  if (read.caption !== null && block.caption !== null) return null;
  const caption =
    read.caption === null ? readWords({ text: block.caption, html: block.captionHtml }) : toNodeJson("caption", read.caption);
  return caption === null ? null : toNodeJson("tableBlock", [read.table, caption], { block });
}

function toFacts(block: Block<"facts">): NodeJson | null {
  const parts = parseRich(block.html, true);
  return parts === null
    ? null
    : toNodeJson("facts", [toTitle(block.title), ...parts], { block, purpose: block.purpose ?? "FACTS" });
}

function toTitle(title: string | null): NodeJson {
  return toNodeJson("title", title === null || title === "" ? [] : [{ type: "text", text: title }]);
}

function toMedia(block: Block<"media">): NodeJson | null {
  const caption = readWords({ text: block.caption, html: block.captionHtml });
  return caption === null ? null : toNodeJson("media", [toTitle(block.title), caption], { block });
}

function toPicture(type: "image" | "galleryImage", image: ImageUse): NodeJson | null {
  const caption = readWords({ text: image.caption, html: image.captionHtml });
  return caption === null ? null : toNodeJson(type, [caption], { image });
}

function toGallery(block: Block<"gallery">): NodeJson | null {
  const images = block.images.map((image) => toPicture("galleryImage", image));
  return images.includes(null)
    ? null
    : toNodeJson(
        "gallery",
        images.filter((image) => image !== null),
      );
}

function toCode(block: Block<"code">): NodeJson {
  return toNodeJson("codeBlock", block.code === "" ? [] : [{ type: "text", text: block.code }], { block });
}

/** Null for what no node of the editor can hold. */
function toNode(block: ContentBlock): NodeJson | null {
  switch (block.kind) {
    case "paragraph":
      return toLine("paragraph", block.html, { block });
    case "heading":
      return toLine("heading", block.html, { block, level: block.level });
    case "list":
      return toList(block);
    case "quote":
      return toQuote(block);
    case "table":
      return toTable(block);
    case "facts":
      return toFacts(block);
    case "image":
      return toPicture("image", block.image);
    case "gallery":
      return toGallery(block);
    case "media":
      return toMedia(block);
    case "code":
      return toCode(block);
    default:
      return toNodeJson("card", [], { block });
  }
}

/** A table with holes would be mended by the editor, and another one from then on. */
function hasWholeTables(node: Node): boolean {
  return node.children.every(({ type }, index) => type.name !== "table" || TableMap.get(node.child(index)).problems === null);
}

/** One block as a node that its schema allows: a card that keeps it as it is where no other node can hold it. */
export function toBlockNode(schema: Schema, block: ContentBlock): Node {
  const read = toNode(block);
  if (read !== null) {
    const node = schema.nodeFromJSON(read);
    try {
      node.check();
      if (hasWholeTables(node)) return node;
    } catch (error) {
      // What the schema does not allow is no fault here: the block stays as it is.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return schema.nodeFromJSON({ type: "card", attrs: { block } });
}

/** A text without blocks is an empty paragraph to write in. */
export function toDocument(schema: Schema, blocks: readonly ContentBlock[]): Node {
  const nodes = blocks.map((block) => toBlockNode(schema, block));
  return schema.node("doc", null, nodes.length === 0 ? [schema.node("paragraph")] : nodes);
}
