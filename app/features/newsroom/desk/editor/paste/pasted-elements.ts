/** What each element of somebody else's markup is here, and what is left out of it. */
import type { NodeJson } from "#app/features/newsroom/desk/editor/conversion/document-json.ts";
import type { Element } from "#app/features/newsroom/desk/editor/conversion/markup-tree.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { parseWebAddress } from "#shared/content/embed-address.ts";
import { decideLink } from "#shared/content/link-address.ts";
import type { LeftOut } from "./left-out.ts";
import { toAddressBlock } from "./pasted-address.ts";

type Part = "nothing" | "break" | "inline" | "paragraph" | "list" | "quote" | "table" | "code" | NodeJson | ContentBlock;

/** Theirs is no text of readers. Word brings a whole sheet of styles along. */
const silent = new Set([
  "style",
  "head",
  "title",
  "meta",
  "link",
  "template",
  "noscript",
  "colgroup",
  "col",
  "xml",
  "wbr",
  "base",
]);
const media = new Set(["video", "audio", "object", "embed", "applet", "canvas", "svg", "math", "input", "select", "textarea"]);

const parts: Readonly<Record<string, Part>> = {
  br: "break",
  hr: { kind: "separator" },
  ul: "list",
  ol: "list",
  blockquote: "quote",
  table: "table",
  pre: "code",
};

const paragraphs = new Set(
  "p div section article aside main header footer nav center form fieldset legend address figure figcaption details summary dl dt dd li tr td th tbody thead tfoot caption body html h1 h2 h3 h4 h5 h6".split(
    " ",
  ),
);

/** Notes what would run, and links that may not be followed. */
export function countActive({ name, attribs }: Element, leftOut: LeftOut): void {
  if (name === "script" || Object.keys(attribs).some((attribute) => attribute.startsWith("on"))) leftOut.scripts += 1;
  if (name === "a" && attribs.href !== undefined && decideLink(attribs.href) === null) leftOut.links += 1;
}

function isPixel({ attribs }: Element): boolean {
  const size = `${attribs.width ?? ""} ${attribs.height ?? ""} ${attribs.style ?? ""}`;
  return (
    /^[01](?:px)? [01](?:px)?(?: |$)/.test(size) || /(?:^|;)\s*width:\s*[01]px[\s\S]*height:\s*[01]px/.test(attribs.style ?? "")
  );
}

function decideFrame(element: Element, leftOut: LeftOut): Part {
  const url = parseWebAddress(element.attribs.src ?? null);
  const block = url === null ? null : toAddressBlock(url);
  if (block === null) leftOut.frames += 1;
  return block ?? "nothing";
}

/** Elements that nobody knows, such as Word's `o:p` and smart tags, are their text. */
export function decidePart(element: Element, leftOut: LeftOut): Part {
  const { name, attribs } = element;
  if (name === "script" || silent.has(name)) return "nothing";
  // Word's comments stand below the text.
  if (/comment-list/.test(attribs.style ?? "") || /\bMsoComment(?:Reference|Text)\b/.test(attribs.class ?? "")) return "nothing";
  if (name === "img" || name === "picture" || name === "v:imagedata") {
    if (name !== "picture") leftOut[isPixel(element) ? "pixels" : "pictures"] += 1;
    return name === "picture" ? "inline" : "nothing";
  }
  if (name === "iframe") return decideFrame(element, leftOut);
  if (media.has(name)) {
    leftOut.others += 1;
    return "nothing";
  }
  if (Object.hasOwn(parts, name)) return parts[name] ?? "inline";
  return paragraphs.has(name) ? "paragraph" : "inline";
}
