/** Markup within one line of text: what the back end's sanitiser lets through there, each tag a mark. */
import type { Mark, Node } from "@tiptap/pm/model";
import { decideLink, isExternalLink } from "#shared/content/link-address.ts";
import type { MarkJson, NodeJson } from "./document-json.ts";
import {
  type ChildNode,
  type Element,
  escapeText,
  foldSpace,
  hasOnly,
  isTag,
  isText,
  parseMarkup,
  toStartTag,
} from "./markup-tree.ts";

/** From the outermost to the innermost, with the attribute that each may have. */
export const inlineMarks = {
  a: "href",
  abbr: "title",
  span: "lang",
  q: null,
  time: "datetime",
  small: null,
  mark: null,
  strong: null,
  b: null,
  em: null,
  i: null,
  u: null,
  s: null,
  sub: null,
  sup: null,
  kbd: null,
  code: null,
} as const;

export type InlineMark = keyof typeof inlineMarks;

/** A part of a line; without a text it is a break. */
export type Piece = { text: string | null; marks: MarkJson[] };

function isInlineMark(name: string): name is InlineMark {
  return Object.hasOwn(inlineMarks, name);
}

/** Whether a tree holds nothing but a line of text with its markup. */
export function isInline(node: ChildNode): boolean {
  return !isTag(node) || node.name === "br" || isInlineMark(node.name);
}

function toMark(element: Element): MarkJson | null {
  const { name, attribs } = element;
  if (!isInlineMark(name)) return null;
  const attribute = inlineMarks[name];
  // What a link passes on follows from where it leads.
  if (!hasOnly(element, ...(attribute === null ? [] : [attribute]), ...(name === "a" ? ["rel"] : []))) return null;
  if (attribute === null) return { type: name };
  const value = attribs[attribute] ?? null;
  return { type: name, attrs: { [attribute]: name === "a" && value !== null ? decideLink(value) : value } };
}

/** False where something is no inline markup. */
function collect(nodes: readonly ChildNode[], marks: MarkJson[], pieces: Piece[]): boolean {
  return nodes.every((node) => {
    if (isText(node)) {
      pieces.push({ text: node.data, marks });
      return true;
    }
    if (!isTag(node)) return true;
    if (node.name === "br") {
      pieces.push({ text: null, marks });
      return hasOnly(node);
    }
    const mark = toMark(node);
    return mark !== null && collect(node.children, [...marks.filter(({ type }) => type !== mark.type), mark], pieces);
  });
}

/** The text as nodes of the document; null for anything that is no inline markup. */
export function readInline(nodes: readonly ChildNode[]): NodeJson[] | null {
  const pieces: Piece[] = [];
  return collect(nodes, [], pieces) ? toLine(pieces) : null;
}

/** White space folded as a page shows it. */
export function toLine(pieces: readonly Piece[]): NodeJson[] {
  const read: NodeJson[] = [];
  let isAfterSpace = true;
  for (const { text, marks } of pieces) {
    const marked = marks.length === 0 ? {} : { marks };
    if (text === null) {
      read.push({ type: "hardBreak", ...marked });
      isAfterSpace = true;
      continue;
    }
    const folded: string = isAfterSpace ? foldSpace(text).replace(/^ /, "") : foldSpace(text);
    if (folded === "") continue;
    isAfterSpace = folded.endsWith(" ");
    read.push({ type: "text", text: folded, ...marked });
  }
  return withoutLastSpace(read);
}

function withoutLastSpace(read: NodeJson[]): NodeJson[] {
  const last = read.at(-1);
  if (last?.text?.endsWith(" ") !== true) return read;
  const text = last.text.slice(0, -1);
  return text === "" ? withoutLastSpace(read.slice(0, -1)) : [...read.slice(0, -1), { ...last, text }];
}

/** The same of markup as text. */
export function parseInline(html: string): NodeJson[] | null {
  return readInline(parseMarkup(html));
}

function openMark({ type, attrs }: Mark): string {
  if (type.name !== "a") return toStartTag(type.name, attrs);
  const href: string | null = attrs.href;
  return toStartTag("a", { href, rel: href !== null && isExternalLink(href) ? "noopener nofollow" : null });
}

/** The parts of a line without breaks and white space at its ends, which are an editor's and no text. */
function trimLine(node: Node): { text: string | null; marks: readonly Mark[] }[] {
  const parts = node.children.map(({ text, marks }) => ({ text: text ?? null, marks }));
  const isWords = ({ text }: { text: string | null }) => text !== null && text.trim() !== "";
  const first = parts.findIndex(isWords);
  const last = parts.findLastIndex(isWords);
  return parts.slice(Math.max(0, first), last + 1).map(({ text, marks }, index) => {
    const begun = index === 0 ? (text?.trimStart() ?? null) : text;
    return { text: index === last - first ? (begun?.trimEnd() ?? null) : begun, marks };
  });
}

/** The line of text in a node as markup. */
export function writeInline(node: Node): string {
  let html = "";
  let open: readonly Mark[] = [];
  const closeTo = (depth: number) => {
    for (const { type } of open.slice(depth).toReversed()) html += `</${type.name}>`;
    open = open.slice(0, depth);
  };
  for (const { text, marks } of trimLine(node)) {
    const kept = open.findIndex((mark, at) => marks[at]?.eq(mark) !== true);
    closeTo(kept === -1 ? open.length : kept);
    for (const mark of marks.slice(open.length)) html += openMark(mark);
    open = marks;
    html += text === null ? "<br />" : escapeText(text);
  }
  closeTo(0);
  return html;
}
