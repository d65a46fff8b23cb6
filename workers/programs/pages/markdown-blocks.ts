/** Markdown made into content blocks. */
import { lexer, type MarkedToken, Parser, type Token, type Tokens } from "marked";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";

export type MarkdownBlock = Extract<ContentRecord, { kind: "page" }>["blocks"][number];
/** What a fence (three back quotes and a name) makes; may throw for an unknown name. */
export type FencedBlock = (name: string, text: string) => MarkdownBlock;

/** The last line of a quote names who said it: `— Name, Funktion`. */
const citationMark = /^[—–]\s*/;

function isKind<Name extends MarkedToken["type"]>(token: Token, name: Name): token is Extract<MarkedToken, { type: Name }> {
  return token.type === name;
}

function toQuote(token: Tokens.Blockquote): MarkdownBlock {
  const parts = token.tokens.filter((part) => part.type !== "space");
  const last = parts.at(-1);
  const lastText = last === undefined ? "" : last.raw.replace(/[*_]/g, "").trim();
  if (parts.length < 2 || !citationMark.test(lastText)) return { kind: "quote", html: Parser.parse(token.tokens).trim() };
  return { kind: "quote", html: Parser.parse(parts.slice(0, -1)).trim(), citation: lastText.replace(citationMark, "") };
}

function toBlock(token: Token, toFence: FencedBlock): MarkdownBlock | null {
  if (isKind(token, "space")) return null;
  if (isKind(token, "heading")) {
    return { kind: "heading", level: Math.min(6, Math.max(2, token.depth)), html: Parser.parseInline(token.tokens) };
  }
  if (isKind(token, "paragraph")) return { kind: "paragraph", html: Parser.parseInline(token.tokens) };
  if (isKind(token, "list")) return { kind: "list", html: Parser.parse([token]).trim() };
  if (isKind(token, "blockquote")) return toQuote(token);
  if (isKind(token, "table")) return { kind: "table", html: Parser.parse([token]).trim() };
  if (isKind(token, "code")) return toFence(token.lang ?? "", token.text);
  if (isKind(token, "hr")) return { kind: "separator" };
  if (isKind(token, "html")) return { kind: "html", html: token.text.trim() };
  throw new Error(`Markdown of the type "${token.type}" has no block: ${token.raw.slice(0, 60)}`);
}

/** Throws when there is Markdown that no block describes. */
export function toBlocks(markdown: string, toFence: FencedBlock): MarkdownBlock[] {
  return lexer(markdown)
    .map((token) => toBlock(token, toFence))
    .filter((block) => block !== null);
}
