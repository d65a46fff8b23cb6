/** What is pasted or dropped, made into what the text takes. */
import { MAX_PASTED_CHARACTERS } from "#shared/content/text-limits.ts";
import { cleanPaste, type PastedPart } from "./clean-paste.ts";
import { toLeftOutText } from "./left-out.ts";
import { readLoneAddress, toAddressBlock } from "./pasted-address.ts";
import { hasTooManyTags } from "./pasted-tree.ts";
import { toParagraphs } from "./plain-text.ts";

export type Pasted = {
  parts: PastedPart[];
  /** Of text that is nothing but an address. */
  address: string | null;
  /** What the editor is told. */
  notice: string | null;
};

const TOO_LONG = "Das ist zu viel auf einmal: Höchstens 5 Millionen Zeichen lassen sich einfügen. Dein Text ist unverändert.";
const AS_TEXT = "Der Text war zu verschachtelt und wurde ohne Auszeichnungen eingefügt.";

/** `refusal` instead when it is too much: then nothing changes. Null for a clipboard without text. */
export function readClipboard(html: string, text: string): Pasted | { refusal: string } | null {
  if (html.length > MAX_PASTED_CHARACTERS || text.length > MAX_PASTED_CHARACTERS) return { refusal: TOO_LONG };
  const url = readLoneAddress(text);
  if (url !== null && !html.includes("data-desk-block")) return readAddress(url);
  if (html === "") return text.trim() === "" ? null : { parts: toParagraphs(text), address: null, notice: null };
  if (hasTooManyTags(html)) return { parts: toParagraphs(text), address: null, notice: AS_TEXT };
  const { parts, leftOut } = cleanPaste(html);
  return { parts, address: null, notice: toLeftOutText(leftOut) };
}

function readAddress(url: URL): Pasted {
  const block = toAddressBlock(url);
  const { href } = url;
  const line = { type: "text", text: href, marks: [{ type: "a", attrs: { href } }] };
  return { parts: [block ?? { type: "paragraph", content: [line] }], address: href, notice: null };
}
