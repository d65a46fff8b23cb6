/** The Markdown of a story or page, made into content blocks. */
import { lexer, type MarkedToken, Parser, type Token, type Tokens } from "marked";
import { parseFencedBlock, type SeedBlock } from "./fenced-blocks.ts";

/** The last line of a quote names who said it: `— Name, Funktion`. */
const citationMark = /^[—–]\s*/;

function isKind<Name extends MarkedToken["type"]>(token: Token, name: Name): token is Extract<MarkedToken, { type: Name }> {
  return token.type === name;
}

function toQuote(token: Tokens.Blockquote): SeedBlock {
  const parts = token.tokens.filter((part) => part.type !== "space");
  const last = parts.at(-1);
  const lastText = last === undefined ? "" : last.raw.replace(/[*_]/g, "").trim();
  if (parts.length < 2 || !citationMark.test(lastText)) return { kind: "quote", html: Parser.parse(token.tokens).trim() };
  return { kind: "quote", html: Parser.parse(parts.slice(0, -1)).trim(), citation: lastText.replace(citationMark, "") };
}

function toBlock(token: Token, now: Date): SeedBlock | null {
  if (isKind(token, "space")) return null;
  if (isKind(token, "heading")) {
    return { kind: "heading", level: Math.min(6, Math.max(2, token.depth)), html: Parser.parseInline(token.tokens) };
  }
  if (isKind(token, "paragraph")) return { kind: "paragraph", html: Parser.parseInline(token.tokens) };
  if (isKind(token, "list")) return { kind: "list", html: Parser.parse([token]).trim() };
  if (isKind(token, "blockquote")) return toQuote(token);
  if (isKind(token, "table")) return { kind: "table", html: Parser.parse([token]).trim() };
  if (isKind(token, "code")) return parseFencedBlock(token.lang ?? "", token.text, now);
  if (isKind(token, "hr")) return { kind: "separator" };
  if (isKind(token, "html")) return { kind: "html", html: token.text.trim() };
  throw new Error(`Markdown of the type "${token.type}" has no block: ${token.raw.slice(0, 60)}`);
}

/** Throws when there is Markdown that no block describes; ages of ticker entries count back from `now`. */
export function toBlocks(markdown: string, now: Date): SeedBlock[] {
  return lexer(markdown)
    .map((token) => toBlock(token, now))
    .filter((block) => block !== null);
}
