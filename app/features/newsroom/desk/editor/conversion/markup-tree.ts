/** Markup as a tree, and text as markup: written exactly as the back end's sanitiser writes it. */
import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

export { type ChildNode, type Element, isTag, isText };

const SPACE = /[ \t\r\n\f]+/g;

export function parseMarkup(html: string): ChildNode[] {
  return parseDocument(html, { decodeEntities: true }).children;
}

/** White space as a page shows it: a run of it is one space. A space that does not break is a sign of its own. */
export function foldSpace(text: string): string {
  return text.replace(SPACE, " ");
}

/** White space between elements, or a comment: nothing that a page shows. */
export function isNothing(node: ChildNode): boolean {
  return isText(node) ? foldSpace(node.data).trim() === "" && !node.data.includes("\u00a0") : !isTag(node);
}

export function hasOnly(element: Element, ...names: string[]): boolean {
  return Object.keys(element.attribs).every((name) => names.includes(name));
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A start tag. Attributes that are null are left out; one that is empty stands alone by its name. */
export function toStartTag(name: string, attributes: Readonly<Record<string, string | number | null>> = {}): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === null) return [];
    return value === "" ? ` ${key}` : ` ${key}="${escapeText(`${value}`).replaceAll('"', "&quot;")}"`;
  });
  return `<${name}${written.join("")}>`;
}
