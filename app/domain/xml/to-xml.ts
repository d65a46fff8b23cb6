/** XML 1.0 as text. Whatever is a plain text gets escaped; markup is only what `element` made. */
import { escapeUTF8 } from "entities";

/** Finished markup. */
export type Xml = { readonly xml: string };

/** Null is a missing part. */
export type XmlChild = Xml | string | null;

export type XmlAttributes = Readonly<Record<string, string | number | null>>;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An element; its name and those of its attributes are written as they are. */
export function element(name: string, attributes: XmlAttributes, ...children: readonly XmlChild[]): Xml {
  const inner = children
    .map((child) => (child === null ? "" : typeof child === "string" ? escapeXml(child) : child.xml))
    .join("");
  return { xml: inner === "" ? `<${name}${toText(attributes)}/>` : `${toStartTag(name, attributes)}${inner}</${name}>` };
}

/** For a document that is written in pieces. */
export function toStartTag(name: string, attributes: XmlAttributes): string {
  return `<${name}${toText(attributes)}>`;
}

function toText(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === null ? "" : ` ${name}="${escapeXml(String(value))}"`))
    .join("");
}

/** No document may hold these, escaped or not. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escapeXml(text: string): string {
  return escapeUTF8(text.replace(forbidden, ""));
}
