/** One issue from a PDF into a back end. It stands when its last piece is there; whatever breaks off before leaves what stood. */
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { toEpaperPictureName } from "#shared/rules/epaper-rules.ts";
import { openPdf, type Pdf, PdfError } from "./open-pdf.ts";

/** Sends one request to the back end; authorisation is the sender's matter. */
export type Send = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> },
) => Promise<Response>;

export type Issue = {
  key: string;
  title: string;
  isSample: boolean;
  /** Also what is there already, from the same file. */
  isAgain: boolean;
};

/** `isThere`: nothing was done, the issue of that day is of the same file. `readable`: ISO 8601 in UTC. */
export type Brought = { isThere: true } | { isThere: false; pages: number; readable: string; isReplaced: boolean };

const beginSchema = v.object({ id: v.nullable(v.number()), kind: v.picklist(["pages", "handover"]) });
const finishSchema = v.object({ readable: v.string(), isReplaced: v.boolean() });

const TRIES = 3;
const PAUSE_MS = 1000;

/** Rejects with PdfError for a file that is no issue, of which the newsroom is told, and with another error when the back end refuses or does not answer. */
export async function bringIssue(send: Send, bytes: Uint8Array, issue: Issue): Promise<Brought> {
  try {
    const pdf = await openPdf(bytes);
    try {
      return await bring(send, pdf, { ...issue, digest: createHash("sha256").update(bytes).digest("hex") });
    } finally {
      pdf.close();
    }
  } catch (error) {
    if (error instanceof PdfError) await tellProblem(send, issue.key, error);
    throw error;
  }
}

async function tellProblem(send: Send, key: string, { message }: PdfError): Promise<void> {
  await post(send, "/admin/epaper/problem", { key, message }).catch((cause: unknown) => {
    throw new Error(message, { cause });
  });
}

async function bring(send: Send, pdf: Pdf, issue: Issue & { digest: string }): Promise<Brought> {
  const begun = v.parse(beginSchema, await post(send, "/admin/epaper/begin", { ...issue, pages: pdf.pages }));
  if (begun.id === null) return { isThere: true };
  const path = `/admin/epaper/${begun.id}`;
  const cover = await pdf.drawCover();
  await put(send, `${path}/cover.webp`, cover.bytes);
  // A publisher's own reader has the pages.
  if (begun.kind === "pages")
    for (let page = 1; page <= pdf.pages; page += 1) {
      const { width, height, text, pictures } = await pdf.draw(page);
      await Promise.all([
        post(send, `${path}/pages`, { pages: [{ page, width, height, text }] }),
        ...pictures.map((picture) => put(send, `${path}/${toEpaperPictureName({ page, width: picture.width })}`, picture.bytes)),
      ]);
    }
  const reply = await post(send, `${path}/finish`, { cover: { width: cover.width, height: cover.height } });
  return { isThere: false, pages: pdf.pages, ...v.parse(finishSchema, reply) };
}

async function post(send: Send, path: string, body: unknown): Promise<unknown> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return JSON.parse(await sendPatiently(send, path, init));
}

async function put(send: Send, path: string, bytes: Buffer): Promise<void> {
  await sendPatiently(send, path, { method: "PUT", headers: { "content-type": "image/webp" }, body: new Uint8Array(bytes) });
}

/** The text of the answer. What a line or the back end drops is sent again; each piece may come twice. */
async function sendPatiently(send: Send, path: string, init: Parameters<Send>[1]): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(path, init).catch((error: unknown) => {
      if (attempt >= TRIES) throw error;
      return null;
    });
    const text = await answer?.text();
    if (answer?.ok === true && text !== undefined) return text;
    if (attempt >= TRIES || (answer !== null && answer.status < 500))
      throw new Error(toReason(text ?? "") ?? `${init.method} ${path} was answered with ${answer?.status}`);
    await wait(attempt * PAUSE_MS);
  }
}

function toReason(text: string): string | null {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === "string" ? error : null;
  } catch {
    // Not of this back end.
    return null;
  }
}
