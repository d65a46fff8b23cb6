/** The words under a picture, a table or a film, and who said a quotation: plain text, and markup where they have any. */
import type { Node } from "@tiptap/pm/model";
import { type NodeJson, toNodeJson } from "./document-json.ts";
import { parseInline, writeInline } from "./inline-markup.ts";
import { escapeText } from "./markup-tree.ts";

type Words = { text: string | null; html: string | null | undefined };

/** Null for markup that no line can hold. */
export function readWords({ text, html }: Words): NodeJson | null {
  const line = parseInline(html ?? escapeText(text ?? ""));
  return line === null ? null : toNodeJson("caption", line);
}

/** Its text, with a break as a space. */
export function toPlainWords(node: Node): string {
  return node.textBetween(0, node.content.size, " ", " ").replace(/\s+/g, " ").trim();
}

/** As an import writes them: markup only where there is more than text. */
export function writeWords(node: Node): Words {
  const text = toPlainWords(node);
  if (text === "") return { text: null, html: undefined };
  const html = writeInline(node);
  return { text, html: html === escapeText(text) ? undefined : html };
}
