/**
 * An XML document of a source as a tree, by a parser that resolves no document type and no entities of its own: a document that is not
 * well-formed, too deep or too large is refused.
 */
import { SaxesParser } from "saxes";

/** Names have no prefix. */
export type XmlElement = {
  name: string;
  /** Namespace; empty without one. */
  uri: string;
  /** The attributes by their names without a prefix. */
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The text of the element itself, without that of its children. */
  text: string;
};

/** A situation is at the eighth level, its location at the twentieth. */
const MAX_DEPTH = 60;
const MAX_ELEMENTS = 150_000;

/** The root. Throws an Error, for operators. */
export function readXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on("error", (error) => {
    throw new Error(`its XML is broken: ${error.message.slice(0, 200)}`);
  });
  parser.on("doctype", () => {
    throw new Error("its XML has a document type of its own");
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    count += 1;
    if (count > MAX_ELEMENTS) throw new Error(`its XML has more than ${MAX_ELEMENTS} elements`);
    if (open.length >= MAX_DEPTH) throw new Error(`its XML is nested more than ${MAX_DEPTH} deep`);
    const own = Object.values(attributes).map(({ local: name, value }) => [name, value] as const);
    const element: XmlElement = { name: local, uri, attributes: Object.fromEntries(own), children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
    root ??= element;
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => void open.pop());
  // A document may begin with a byte order mark.
  parser.write(document.replace(/^\ufeff/, "").trimStart()).close();
  if (root === undefined) throw new Error("its XML has no element");
  return root;
}

/** All elements of these names below an element, in document order. */
export function findAll(element: XmlElement, ...names: string[]): XmlElement[] {
  return element.children.flatMap((child) => [...(names.includes(child.name) ? [child] : []), ...findAll(child, ...names)]);
}

/** The first element at `path`, one name per level. */
export function find(element: XmlElement, ...path: string[]): XmlElement | null {
  const [name, ...rest] = path;
  if (name === undefined) return element;
  for (const child of element.children) {
    const found = child.name === name ? find(child, ...rest) : null;
    if (found !== null) return found;
  }
  return null;
}

/** The text of the element at `path`, with single spaces; null without text. */
export function readTextAt(element: XmlElement, ...path: string[]): string | null {
  const text =
    find(element, ...path)
      ?.text.replace(/\s+/g, " ")
      .trim() ?? "";
  return text === "" ? null : text;
}
