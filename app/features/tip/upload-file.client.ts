/** Sends a file in parts, over tus (decision 84). Not with `fetch`, which reports no progress. */

import { TIP_FILES_PATH } from "#app/domain/tip/tip-paths.ts";
import type { TipRules } from "#app/domain/tip/tip-rules.ts";
import { toCreationHeaders, toPartHeaders } from "#app/domain/tip/upload-protocol.ts";
import { decidePart, type JobFile } from "./tip-job.ts";

/** For one part, over the slowest connection. */
const TIMEOUT_MS = 120_000;

type Upload = { ticket: string; rules: TipRules; onProgress: (sent: number) => void; signal: AbortSignal };

/** `later`: the connection broke; the next call continues at the back end's offset. */
export async function uploadFile(file: JobFile, upload: Upload): Promise<"done" | "later" | { refused: number }> {
  const { ticket, rules, onProgress, signal } = upload;
  if (file.blob === null) return "later";
  let offset: number | null = null;
  for (;;) {
    const from: number | null = offset;
    if (from === file.size) return "done";
    const part = from === null ? null : await readPart(file.blob.slice(from, from + rules.partBytes));
    if (from !== null && part === null) return { refused: 422 };
    // Announced again, it is the same file: the answer says how much of it has come.
    const answer = await send(
      from === null ? TIP_FILES_PATH : `${TIP_FILES_PATH}/${file.key}`,
      from === null ? toCreationHeaders(ticket, file) : toPartHeaders(ticket, from),
      { part, signal, onProgress: (sent) => onProgress((from ?? 0) + sent) },
    );
    const decision = decidePart(answer?.status ?? null, answer?.offset ?? null);
    if (decision === "later" || "refused" in decision) return decision;
    offset = decision.offset;
    onProgress(offset);
  }
}

/** Null for a file that has changed on its disk, or is gone. */
async function readPart(part: Blob): Promise<ArrayBuffer | null> {
  try {
    return await part.arrayBuffer();
  } catch {
    return null;
  }
}

type Sent = { part: ArrayBuffer | null; signal: AbortSignal; onProgress: (sent: number) => void };
type Answer = { status: number; offset: number | null };

/** Null without an answer. */
function send(address: string, headers: Record<string, string>, { part, signal, onProgress }: Sent): Promise<Answer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      const offset = request.getResponseHeader("upload-offset");
      resolve({ status: request.status, offset: offset === null ? null : Number(offset) });
    };
    request.onerror = request.ontimeout = request.onabort = () => resolve(null);
    signal.addEventListener("abort", () => request.abort());
    request.send(part);
  });
}
