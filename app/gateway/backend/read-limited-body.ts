import { within } from "#shared/rules/within.ts";

/** More than any form or call of ours; a publisher's back end may have stricter limits of its own. */
export const MAX_BODY_BYTES = 1_000_000;
/** Longer than a form takes on the slowest connection of any reader. */
const BODY_TIMEOUT_MS = 15_000;

/** Why a body was not taken, as the status of the answer: it did not come in time, or there is too much of it. */
export type BodyRefusal = 408 | 413;

export type BodyLimits = { maxBytes?: number; timeoutMs?: number };

/** The bytes of a request's body, in all its time: one reader must neither fill the Worker's memory nor hold it. */
export async function readLimitedBody(
  request: Request,
  { maxBytes = MAX_BODY_BYTES, timeoutMs = BODY_TIMEOUT_MS }: BodyLimits = {},
): Promise<Uint8Array<ArrayBuffer> | BodyRefusal> {
  if (Number(request.headers.get("content-length") ?? "0") > maxBytes) return 413;
  if (request.body === null) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = request.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const readAll = async () => {
    for (let length = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
      length += value.length;
      if (length > maxBytes) return giveUp(reader, 413);
      chunks.push(value);
    }
  };
  try {
    return await within(readAll(), timeoutMs);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return giveUp(reader, 408);
    throw error;
  }
}

/** Cancels the body without waiting for it. */
function giveUp(reader: ReadableStreamDefaultReader, refusal: BodyRefusal): BodyRefusal {
  reader.cancel().catch(() => {
    // The client may be gone already.
  });
  return refusal;
}

export function isBodyRefusal(body: Uint8Array | BodyRefusal): body is BodyRefusal {
  return typeof body === "number";
}

export const bodyRefusalTexts: Record<BodyRefusal, string> = { 408: "Body too slow", 413: "Body too large" };
