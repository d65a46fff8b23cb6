/** Words of XMP. It is searched, not parsed: its few elements are flat, and a parser would have to be kept from what XML can do. */
import type { RawWords } from "./raw-words.ts";

const MAX_XMP = 200_000;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const names: readonly (readonly [field: keyof RawWords, name: string])[] = [
  ["caption", "dc:description"],
  ["byline", "dc:creator"],
  ["credit", "photoshop:Credit"],
  ["copyright", "dc:rights"],
];

export function readXmpWords(bytes: Uint8Array): RawWords {
  const xml = new TextDecoder().decode(bytes.subarray(0, MAX_XMP));
  const words: RawWords = {};
  for (const [field, name] of names) {
    const text = findAttribute(xml, name) ?? findElement(xml, name);
    if (text !== null) words[field] = text;
  }
  return words;
}

function findAttribute(xml: string, name: string): string | null {
  const at = xml.indexOf(` ${name}="`);
  if (at < 0) return null;
  const from = at + name.length + 3;
  const end = xml.indexOf('"', from);
  return end < 0 ? null : decode(xml.slice(from, end));
}

/** Its text, or that of the members of its list: of texts in several languages the first, of people all. */
function findElement(xml: string, name: string): string | null {
  const open = xml.indexOf(`<${name}`);
  const from = open < 0 ? -1 : xml.indexOf(">", open);
  if (from < 0 || xml[from - 1] === "/") return null;
  const end = xml.indexOf(`</${name}>`, from);
  if (end < 0) return null;
  const inner = xml.slice(from + 1, end);
  const members: string[] = [];
  for (let at = inner.indexOf("<rdf:li"); at >= 0 && members.length < 10; ) {
    const start = inner.indexOf(">", at);
    const stop = start < 0 ? -1 : inner.indexOf("</rdf:li>", start);
    if (stop < 0) break;
    members.push(decode(inner.slice(start + 1, stop)));
    at = inner.indexOf("<rdf:li", stop);
  }
  if (members.length > 0) return name === "dc:creator" ? members.join(", ") : (members[0] ?? null);
  return inner.includes("<") ? null : decode(inner);
}

/** The five entities of XML and numbers; all others stay as they are. */
function decode(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot|apos)|#(x[\da-f]{1,6}|\d{1,7}));/gi, (whole, name?: string, number?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = number?.startsWith("x") ? Number.parseInt(number.slice(1), 16) : Number(number);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
