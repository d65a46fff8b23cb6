/** Reads the mails that a portal on this machine has written (workers/programs/local/mail/local-mail.ts). */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import PostalMime from "postal-mime";

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

/** All mails of a state, the newest last. */
export async function readMails(state: string): Promise<Mail[]> {
  const folder = join(state, "mail");
  if (!existsSync(folder)) return [];
  const files = globSync("*.eml", { cwd: folder }).sort();
  return Promise.all(files.map(async (file) => ({ file, ...(await parseMail(readFileSync(join(folder, file)))) })));
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

/** Rejects for anything but text and HTML from one sender to one reader. */
export async function parseMail(source: Uint8Array): Promise<Omit<Mail, "file">> {
  const { from, to, subject = "", text, html } = await PostalMime.parse(source);
  if (from?.address === undefined || to?.length !== 1 || to[0]?.address === undefined)
    throw new Error("The mail needs a sender and a reader");
  if (text === undefined || html === undefined) throw new Error("The mail needs text and HTML");
  return {
    to: to[0].address,
    from: `${from.name} <${from.address}>`,
    subject,
    // The parser ends each part with a line break of its own.
    text: text.replace(/\n$/, ""),
    html: html.replace(/\n$/, ""),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
}
