import { createGrowingBytes } from "#shared/rules/bytes/growing-bytes.ts";
import { within } from "#shared/rules/within.ts";

/** More than any form or call of ours; a publisher's back end may have stricter limits of its own. */
export const MAX_BODY_BYTES = 1_000_000;
/** Longer than a form takes on the slowest connection of any reader. */
const BODY_TIMEOUT_MS = 15_000;

/** Why a body was not taken, as the status of the answer: it did not come in time, or there is too much of it. */
export type BodyRefusal = 408 | 413;

export type BodyLimits = { maxBytes?: number; timeoutMs?: number };

/** The next bytes of a body, null at its end. */
type Read = () => Promise<Uint8Array | null>;

/** The bytes of a request's body, in all its time: one reader must neither fill the Worker's memory nor hold it. */
export async function readLimitedBody(request: Request, limits: BodyLimits = {}): Promise<Uint8Array<ArrayBuffer> | BodyRefusal> {
  const bytes = createGrowingBytes(limits.maxBytes ?? MAX_BODY_BYTES);
  return readLimitedChunks(request, limits, async (read) => {
    for (let chunk = await read(); chunk !== null; chunk = await read()) bytes.add(chunk);
    return bytes.finish();
  });
}

/** The same for a body that is worked on as it arrives. What `work` leaves unread, or throws at, is given up. */
export async function readLimitedChunks<Result>(
  request: Request,
  { maxBytes = MAX_BODY_BYTES, timeoutMs = BODY_TIMEOUT_MS }: BodyLimits,
  work: (read: Read) => Promise<Result>,
): Promise<Result | BodyRefusal> {
  if (Number(request.headers.get("content-length") ?? "0") > maxBytes) return 413;
  const reader = request.body?.getReader();
  let length = 0;
  const read: Read = async () => {
    const { value } = (await reader?.read()) ?? {};
    length += value?.length ?? 0;
    if (length > maxBytes) throw new BodyTooLargeError();
    return value ?? null;
  };
  try {
    return await within(work(read), timeoutMs);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return 413;
    if (error instanceof DOMException && error.name === "AbortError") return 408;
    throw error;
  } finally {
    // Without waiting for it; the client may be gone already.
    reader?.cancel().catch(() => {});
  }
}

class BodyTooLargeError extends Error {}

export function isBodyRefusal(body: unknown): body is BodyRefusal {
  return body === 408 || body === 413;
}

export const bodyRefusalTexts: Record<BodyRefusal, string> = { 408: "Body too slow", 413: "Body too large" };
