/** A mail as an RFC 5322 message: text and HTML as quoted-printable UTF-8. */
import { randomUUID } from "node:crypto";
import * as v from "valibot";

/** What a line of a header may hold: no line breaks, no other control characters. */
const line = v.pipe(v.string(), v.regex(/^\P{Cc}*$/u, "holds a control character"));
const address = v.pipe(line, v.regex(/^[^\s<>,;@]+@[^\s<>,;@]+$/, "is no address"));
const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, "is no name of a header"));

/** As much of EmailMessageBuilder as this product uses. */
export const letterSchema = v.strictObject({
  from: v.strictObject({ name: line, email: address }),
  to: address,
  subject: line,
  text: v.string(),
  html: v.string(),
  headers: v.optional(v.record(headerName, line), {}),
});

export type Letter = v.InferOutput<typeof letterSchema>;

const MAX_LINE = 76;
/** Bytes in one encoded word, so that its base64 with frame stays below 75 characters and no letter is cut. */
const WORD_BYTES = 42;

export function writeEml({ from, to, subject, text, html, headers }: Letter, date: Date): { messageId: string; eml: string } {
  const messageId = `<${randomUUID()}@${from.email.slice(from.email.indexOf("@") + 1)}>`;
  const boundary = `part-${randomUUID()}`;
  const head = [
    `From: ${encodeWords(from.name)} <${from.email}>`,
    `To: <${to}>`,
    `Subject: ${encodeWords(subject)}`,
    `Date: ${date.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: ${messageId}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${encodeWords(value)}`),
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  const parts = [writePart("text/plain", text), writePart("text/html", html)];
  const body = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("");
  return { messageId, eml: `${head.join("\r\n")}\r\n\r\n${body}--${boundary}--\r\n` };
}

function writePart(type: string, content: string): string {
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${encodeQuotedPrintable(content)}`;
}

/** RFC 2047: as it is when it is plain, otherwise as encoded words on lines of their own. */
export function encodeWords(text: string): string {
  if (/^[\w .!?:'/-]*$/.test(text) && text.length <= 60) return text;
  const words: string[] = [];
  let word = "";
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${Buffer.from(part).toString("base64")}?=`).join("\r\n ");
}

/** RFC 2045, with CRLF at every line's end. */
export function encodeQuotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((content) => breakLine(content.replace(/[\s\S]/gu, encodeCharacter).replace(/[ \t]$/, encodeByte)))
    .join("\r\n");
}

function encodeCharacter(character: string): string {
  return /^[\t\x20-\x3c\x3e-\x7e]$/.test(character)
    ? character
    : Array.from(Buffer.from(character), (byte) => toHex(byte)).join("");
}

function encodeByte(character: string): string {
  return toHex(character.charCodeAt(0));
}

function toHex(byte: number): string {
  return `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

/** Soft line breaks, never within `=XX`. */
function breakLine(content: string): string {
  const tokens = content.match(/=[0-9A-F]{2}|[\s\S]/g) ?? [];
  const lines = [""];
  for (const token of tokens) {
    const last = lines.at(-1) ?? "";
    if (last.length + token.length > MAX_LINE - 1) lines.push(token);
    else lines[lines.length - 1] = last + token;
  }
  return lines.join("=\r\n");
}
