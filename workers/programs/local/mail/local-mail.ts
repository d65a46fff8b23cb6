/**
 * Mail on this machine: what the back end sends becomes a file in `{state}/mail/`. A Worker stands in for the binding
 * MAIL, with the same `send`, and hands the mail to this process, which writes it.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Request, Response } from "miniflare";
import * as v from "valibot";
import { createSmtpSender } from "./send-by-smtp.ts";
import { letterSchema, writeEml } from "./write-eml.ts";

export const LOCAL_MAIL_WORKER = "talblick-local-mail";
const ENTRYPOINT = "LocalMail";

const script = `import { WorkerEntrypoint } from "cloudflare:workers";
export class ${ENTRYPOINT} extends WorkerEntrypoint {
  async send(letter) {
    const response = await this.env.FOLDER.fetch("http://mail/", { method: "POST", body: JSON.stringify(letter) });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
}
export default { fetch: () => new Response(null, { status: 404 }) };`;

const mailOptions = v.object({
  email: v.optional(v.object({ send_email: v.optional(v.array(v.object({ name: v.string() })), []) }), {}),
  serviceBindings: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** Options of a Worker whose mail goes into files: its bindings of the kind send_email, replaced by the stand-in. */
export function replaceMailBindings(options: object) {
  const { email, serviceBindings } = v.parse(mailOptions, options);
  const standIns = email.send_email.map(({ name }) => [name, { name: LOCAL_MAIL_WORKER, entrypoint: ENTRYPOINT }]);
  return { email: { send_email: [] }, serviceBindings: { ...serviceBindings, ...Object.fromEntries(standIns) } };
}

/** The Worker that stands in for MAIL. `folder` is made when the first mail comes; `log` gets the file of each. With a mail server nothing is written. */
export function createMailWorker(folder: string, log: (line: string) => void, smtpUrl: string | null = null) {
  let last = 0;
  const send = smtpUrl === null ? null : createSmtpSender(smtpUrl);
  async function keep(request: Request): Promise<Response> {
    try {
      // Later mails have later names, also within one millisecond.
      last = Math.max(Date.now(), last + 1);
      if (send !== null) return Response.json({ messageId: await send(JSON.parse(await request.text()), new Date(last)) });
      const { file, messageId } = await keepLetter(folder, JSON.parse(await request.text()), new Date(last));
      log(`mail: ${file}`);
      return Response.json({ messageId });
    } catch (error) {
      return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
    }
  }
  return {
    name: LOCAL_MAIL_WORKER,
    compatibilityDate: "2026-08-01",
    modules: [{ type: "ESModule" as const, path: "local-mail.mjs", contents: script }],
    serviceBindings: { FOLDER: keep },
  };
}

/** Writes one mail. Rejects an invalid mail, such as one whose address has a line break. */
export async function keepLetter(
  folder: string,
  unknownLetter: unknown,
  date: Date,
): Promise<{ file: string; messageId: string }> {
  const letter = v.parse(letterSchema, unknownLetter);
  const { eml, messageId } = await writeEml(letter, date);
  const file = join(folder, toFileName(letter.to, date));
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: programs that wait for it never see half a mail.
  writeFileSync(`${file}.part`, eml);
  renameSync(`${file}.part`, file);
  return { file, messageId };
}

/** `2026-11-21T04-05-06-123Z-to-name_at_host.eml` */
export function toFileName(to: string, date: Date): string {
  const time = date.toISOString().replace(/[:.]/g, "-");
  const address = to
    .toLowerCase()
    .replace("@", "_at_")
    .replace(/[^a-z0-9._+-]/g, "_")
    .slice(0, 150);
  return `${time}-to-${address}.eml`;
}
