/** Reads the mails that a portal on this machine has written (workers/backend/tools/local-mail.ts). */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type Mail = {
  /** Name of the file; later mails have later names. */
  file: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Addresses in the text, in its order. */
  links: string[];
};

type Part = { headers: Map<string, string>; body: string };

/** All mails of a state, the newest last. */
export async function readMails(state: string): Promise<Mail[]> {
  const folder = join(state, "mail");
  if (!existsSync(folder)) return [];
  return globSync("*.eml", { cwd: folder })
    .sort()
    .map((file) => ({ file, ...parseMail(readFileSync(join(folder, file), "latin1")) }));
}

export type WantedMail = {
  to: string;
  /** A part of the subject. */
  subject?: string;
  /** Only mails after this one count. */
  after?: Mail | null;
};

const PATIENCE_MS = 20_000;

/** The newest mail to an address; waits until there is one. Throws with what came instead. */
export async function waitForMail(state: string, { to, subject = "", after = null }: WantedMail): Promise<Mail> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const mails = await readMails(state);
    const found = mails.findLast((mail) => mail.to === to && mail.subject.includes(subject) && mail.file > (after?.file ?? ""));
    if (found !== undefined) return found;
    if (Date.now() > end) {
      const came = mails.map((mail) => `${mail.to}: ${mail.subject}`).join("\n") || "none";
      throw new Error(`No mail "${subject}" to ${to} came. Mails:\n${came}`);
    }
    await wait(100);
  }
}

/** `source`: the message, one character a byte. Throws for anything but a multipart of text and HTML. */
export function parseMail(source: string): Omit<Mail, "file"> {
  const { headers, body } = parsePart(source);
  const boundary = /boundary="([^"]+)"/.exec(requireHeader(headers, "content-type"))?.[1];
  if (boundary === undefined) throw new Error("The mail has no parts");
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => parsePart(part.replace(/^\r\n|\r\n$/g, "")));
  const [text = "", html = ""] = ["text/plain", "text/html"].map((type) => {
    const part = parts.find((candidate) => requireHeader(candidate.headers, "content-type").startsWith(type));
    if (part === undefined) throw new Error(`The mail has no ${type}`);
    return decodeQuotedPrintable(part.body).replaceAll("\r\n", "\n");
  });
  return {
    to: requireHeader(headers, "to").replace(/^<|>$/g, ""),
    from: decodeWords(requireHeader(headers, "from")),
    subject: decodeWords(requireHeader(headers, "subject")),
    text,
    html,
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
}

function parsePart(source: string): Part {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, "")
    .split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  if (headers.size !== lines.length) throw new Error(`A header comes twice:\n${lines.join("\n")}`);
  return { headers, body: source.slice(end + 4) };
}

function requireHeader(headers: Map<string, string>, name: string): string {
  const value = headers.get(name);
  if (value === undefined) throw new Error(`The mail has no ${name}`);
  return value;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, encoded) => Buffer.from(encoded, "base64").toString("utf8"));
}
