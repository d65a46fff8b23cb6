/**
 * Somebody else's markup as blocks of ours. Nothing of it is ever put into a page: it is read as a tree, and what is known is made
 * anew.
 */
import * as v from "valibot";
import { type MarkJson, type NodeJson, toNodeJson } from "#app/features/newsroom/desk/editor/conversion/document-json.ts";
import { type Piece, toLine } from "#app/features/newsroom/desk/editor/conversion/inline-markup.ts";
import { type ChildNode, type Element, isTag, isText } from "#app/features/newsroom/desk/editor/conversion/markup-tree.ts";
import { type ContentBlock, contentBlockSchema } from "#shared/content/content-block.ts";
import { type LeftOut, nothingLeftOut } from "./left-out.ts";
import { countActive, decidePart } from "./pasted-elements.ts";
import { isHidden, readStyle, toPastedMarks } from "./pasted-marks.ts";
import { readPastedList, readPastedQuote, readPastedTable } from "./pasted-structures.ts";
import { parsePasted, textOf } from "./pasted-tree.ts";
import { isNumbered, type ListLine, readListLevel, toLists } from "./word-lists.ts";

/** A node to be, or a block that this editor copied. */
export type PastedPart = NodeJson | ContentBlock;

const headings: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
/** How Word names them where they are no headings of its outline. */
const TITLE_CLASS = /\bMso(?:Title|Subtitle)\b/;

/** Reads elements one after the other into parts; a walk within a quote or a list shares what was left out. */
export class PasteReader {
  readonly parts: PastedPart[] = [];
  readonly leftOut: LeftOut;
  private pieces: Piece[] = [];
  private lines: ListLine[] = [];

  constructor(leftOut: LeftOut) {
    this.leftOut = leftOut;
  }

  /** What is in an element, read apart. */
  readWithin(nodes: readonly ChildNode[], marks: readonly MarkJson[] = []): PastedPart[] {
    const reader = new PasteReader(this.leftOut);
    reader.walk(nodes, marks);
    return reader.end();
  }

  /** All of it. */
  end(): PastedPart[] {
    this.endLine();
    this.endList();
    return this.parts;
  }

  walk(nodes: readonly ChildNode[], marks: readonly MarkJson[]): void {
    for (const node of nodes) {
      if (isText(node)) this.addText(node.data, marks);
      else if (isTag(node)) this.readElement(node, marks);
    }
  }

  private addText(text: string, marks: readonly MarkJson[]): void {
    // Soft hyphens were set for another column.
    this.pieces.push({ text: text.replace(/[\u00ad\u200b\ufeff]/g, ""), marks: [...marks] });
  }

  private readElement(element: Element, marks: readonly MarkJson[]): void {
    countActive(element, this.leftOut);
    const copied = readCopied(element);
    if (copied !== null) {
      this.push(copied);
      return;
    }
    if (isHidden(element)) return;
    const part = decidePart(element, this.leftOut);
    if (part === "nothing") return;
    if (typeof part === "object") this.push(part);
    else if (part === "break") this.addBreak();
    else if (part === "inline") this.walk(element.children, toPastedMarks(element, marks));
    else if (part === "list") this.push(...readPastedList(this, element));
    else if (part === "quote") this.push(...readPastedQuote(this, element));
    else if (part === "table") this.push(...readPastedTable(this, element));
    else if (part === "code") this.push(toCode(element));
    else this.readParagraph(element, marks);
  }

  private readParagraph(element: Element, marks: readonly MarkJson[]): void {
    const level = headings[element.name] ?? (TITLE_CLASS.test(element.attribs.class ?? "") ? 2 : null);
    const listLevel = readListLevel(element);
    this.endLine();
    if (listLevel === null) this.endList();
    if (level !== null) {
      this.walk(element.children, []);
      this.endLine({ level });
      return;
    }
    const own = readStyle(element).has("font-weight") ? toPastedMarks(element, marks) : marks;
    this.walk(element.children, own);
    if (listLevel === null) this.endLine();
    else this.lines.push({ level: listLevel, isOrdered: isNumbered(element), line: this.takeLine() });
  }

  /** Two in a row begin a paragraph. */
  private addBreak(): void {
    const isAfterBreak = this.pieces.findLast(({ text }) => text === null || text.trim() !== "")?.text === null;
    if (isAfterBreak) this.endLine();
    else this.pieces.push({ text: null, marks: [] });
  }

  private takeLine(): NodeJson[] {
    const line = toLine(this.pieces);
    this.pieces = [];
    const isWord = ({ text = "" }: NodeJson) => text.replace(/\u00a0/g, " ").trim() !== "";
    const first = line.findIndex(isWord);
    return first === -1 ? [] : line.slice(first, line.findLastIndex(isWord) + 1);
  }

  private endLine(heading: { level: number } | null = null): void {
    const line = this.takeLine();
    if (line.length === 0) return;
    this.endList();
    if (heading === null) this.parts.push(toNodeJson("paragraph", line));
    else this.parts.push(toNodeJson("heading", line.map(withoutWeight), heading));
  }

  private endList(): void {
    const lists = toLists(this.lines);
    this.lines = [];
    this.parts.push(...lists);
  }

  private push(...parts: PastedPart[]): void {
    this.endLine();
    this.endList();
    for (const part of parts) {
      const last = this.parts.at(-1);
      // Some editors write a list for each of its lines.
      if (last !== undefined && isListOf(last) && isListOf(part) && last.type === part.type)
        last.content?.push(...(part.content ?? []));
      else this.parts.push(part);
    }
  }
}

function isListOf(part: PastedPart): part is NodeJson {
  return "type" in part && (part.type === "bulletList" || part.type === "orderedList");
}

/** A heading is bold by itself. */
function withoutWeight({ marks = [], ...node }: NodeJson): NodeJson {
  const kept = marks.filter(({ type }) => type !== "strong" && type !== "u");
  return kept.length === 0 ? node : { ...node, marks: kept };
}

function toCode(element: Element): NodeJson {
  const code = textOf(element)
    .replace(/\r\n?/g, "\n")
    .replace(/^\n|\n$/g, "");
  return toNodeJson("codeBlock", code === "" ? [] : [{ type: "text", text: code }]);
}

/** A block that this editor copied (schema/copied-block.ts); anything else that calls itself so is read as what it is. */
function readCopied({ attribs }: Element): ContentBlock | null {
  const json = attribs["data-desk-block"];
  if (json === undefined) return null;
  try {
    const parsed = v.safeParse(contentBlockSchema, JSON.parse(json));
    return parsed.success ? parsed.output : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** `html` is what the clipboard holds, within bounds (read-clipboard.ts). */
export function cleanPaste(html: string): { parts: PastedPart[]; leftOut: LeftOut } {
  const reader = new PasteReader(nothingLeftOut());
  reader.walk(parsePasted(html), []);
  return { parts: reader.end(), leftOut: reader.leftOut };
}
