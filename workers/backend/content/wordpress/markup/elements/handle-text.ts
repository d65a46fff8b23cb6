/** Headings, lists, quotes, tables, code and details. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import {
  type Caption,
  toCaption,
  toCaptionFields,
  toCaptionHtml,
  toCitationFields,
} from "#workers/backend/content/wordpress/markup/caption.ts";
import type { BlockBuilder } from "#workers/backend/content/wordpress/markup/conversion.ts";
import {
  attributeOf,
  type ChildNode,
  type Element,
  escapeHtml,
  findElement,
  findElements,
  hasClass,
  innerHtml,
  isTag,
  rawTextOf,
  removeNode,
  textOf,
  toHtml,
} from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { pullOutMedia } from "#workers/backend/content/wordpress/markup/keep-as-html.ts";

/** The page has its own h1; pictures in a heading stand after it. */
export function handleHeading(builder: BlockBuilder, element: Element): void {
  const written = Number(element.name.slice(1));
  if (written === 1) builder.conversion.note("h1 became h2", textOf(element).slice(0, 100));
  const inside = builder.convert(element.children);
  const html = inside
    .flatMap((block) => (block.kind === "paragraph" || block.kind === "heading" ? [block.html] : []))
    .join("<br>");
  builder.push();
  if (html !== "") builder.push({ kind: "heading", level: Math.max(2, written), html });
  builder.push(...inside.filter((block) => block.kind !== "paragraph" && block.kind !== "heading"));
}

/** Lists; those of definitions (`dl`) stay as HTML. */
export function handleList(builder: BlockBuilder, element: Element): void {
  const pulled = pullOutMedia(builder, element);
  builder.push();
  if (textOf(element) !== "") builder.push({ kind: element.name === "dl" ? "html" : "list", html: toHtml(element) });
  builder.push(...pulled);
}

/** `caption` is what stands under the figure around it. */
export function handleQuote(builder: BlockBuilder, element: Element, caption: Caption | null = null): void {
  const cites = findElements(element, (child) => child.name === "cite" || child.name === "footer");
  const cite = cites.findLast((candidate) => isAtEnd(candidate, element)) ?? null;
  const citation = toCaption(cite, builder.conversion.note) ?? caption;
  if (cite) removeNode(cite);
  const { texts, others } = splitTexts(builder.convert(element.children));
  builder.push();
  if (texts !== "") builder.push({ kind: "quote", html: texts, ...toCitationFields(citation) });
  else if (citation !== null) builder.push({ kind: "paragraph", html: toCaptionHtml(citation) });
  builder.push(...others);
}

/** A `cite` in mid-sentence is the title of a work, not who said it. */
function isAtEnd(cite: Element, quote: Element): boolean {
  for (let node: Element = cite; node !== quote; ) {
    for (let next = node.next; next; next = next.next) if (textOf(next) !== "") return false;
    if (!node.parent || !isTag(node.parent)) return true;
    node = node.parent;
  }
  return true;
}

/** Blocks that can stand as markup inside another block, joined; and those that cannot. */
function splitTexts(blocks: ContentBlock[]): { texts: string; others: ContentBlock[] } {
  const texts: string[] = [];
  const others: ContentBlock[] = [];
  for (const block of blocks) {
    if (block.kind === "paragraph") texts.push(`<p>${block.html}</p>`);
    else if (block.kind === "heading") texts.push(`<p><strong>${block.html}</strong></p>`);
    else if (block.kind === "list" || block.kind === "html" || block.kind === "table") texts.push(block.html);
    else if (block.kind === "quote")
      texts.push(
        `<blockquote>${block.html}${block.citation ? `<p>${block.citationHtml ?? escapeHtml(block.citation)}</p>` : ""}</blockquote>`,
      );
    else if (block.kind === "code") texts.push(`<pre>${escapeHtml(block.code)}</pre>`);
    else others.push(block);
  }
  return { texts: texts.join(""), others };
}

/** `caption` is what stands under the figure around it. */
export function handleTable(builder: BlockBuilder, element: Element, caption: Caption | null = null): void {
  const own = findElement(element, "caption");
  const words = caption ?? toCaption(own, builder.conversion.note);
  if (own) removeNode(own);
  const pulled = pullOutMedia(builder, element);
  builder.push();
  if (textOf(element) !== "") builder.push({ kind: "table", html: toHtml(element), ...toCaptionFields(words) });
  else if (words !== null) builder.push({ kind: "paragraph", html: toCaptionHtml(words) });
  builder.push(...pulled);
}

/** `pre`: code, except poems, whose lines are text. */
export function handleCode(builder: BlockBuilder, element: Element): void {
  if (hasClass(element, "wp-block-verse")) {
    walkWithBreaks(builder, element);
    return;
  }
  const inner = findElement(element, "code");
  const classes = `${element.attribs.class ?? ""} ${inner?.attribs.class ?? ""}`;
  const named = /(?:^|\s)(?:language-|lang-|brush:\s*)([\w+#-]+)/.exec(classes)?.[1];
  const language = named ?? attributeOf(element, "lang") ?? null;
  const code = withLineBreaks(element).replace(/^\n/, "").trimEnd();
  if (code.trim() !== "") builder.push({ kind: "code", code, language });
}

function withLineBreaks(element: Element): string {
  return element.children
    .map((child) => {
      if (!isTag(child)) return rawTextOf(child);
      return child.name === "br" ? "\n" : withLineBreaks(child);
    })
    .join("");
}

/** Text of the classic editor and poems: line breaks are breaks. */
export function walkWithBreaks(builder: BlockBuilder, element: Element): void {
  builder.endParagraph();
  const { hasAutoParagraphs } = builder;
  builder.hasAutoParagraphs = true;
  builder.walk(element.children);
  builder.endParagraph();
  builder.hasAutoParagraphs = hasAutoParagraphs;
}

/** A box that opens: stays HTML, because no other block opens. */
export function handleDetails(builder: BlockBuilder, element: Element): void {
  const summary = findElement(element, "summary");
  const title = summary === null ? "" : innerHtml(summary);
  const rest: ChildNode[] = element.children.filter((child) => child !== summary);
  const { texts, others } = splitTexts(builder.convert(rest));
  builder.push({ kind: "html", html: `<details><summary>${title || "Mehr"}</summary>${texts}</details>` }, ...others);
}
