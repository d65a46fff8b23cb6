import { readAtMost } from "#shared/rules/bytes/read-at-most.ts";
import { within } from "#shared/rules/within.ts";

/** Far more than any page needs; what a back end sends beyond it must not fill the isolate's memory. */
export const MAX_ANSWER_BYTES = 20_000_000;

type Send = (signal: AbortSignal) => Promise<Response>;

/**
 * A request to the back end with its whole answer, head and body, within a time. A service binding does not always honour
 * the signal; the reader must not hang with it. Rejects with an `AbortError` when the time is over, with a `RangeError` when there is too much of it.
 */
export function answerWithin(timeoutMs: number, send: Send): Promise<Response> {
  return headWithin(timeoutMs, async (signal) => {
    const response = await send(signal);
    const body = await readBody(response);
    if (body === null) throw new RangeError(`The answer is longer than ${MAX_ANSWER_BYTES} bytes`);
    const { status, statusText, headers } = response;
    return new Response(body.length === 0 ? null : body, { status, statusText, headers });
  });
}

/** At once where the line keeps to the length that was said; one that is unpacked on its way says another. */
async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const length = Number(response.headers.get("content-length") ?? Number.NaN);
  const isSure = length <= MAX_ANSWER_BYTES && !response.headers.has("content-encoding");
  return isSure ? new Uint8Array(await response.arrayBuffer()) : readAtMost(response.body, MAX_ANSWER_BYTES);
}

/** The same for the head alone; the body may take its time. */
export async function headWithin(timeoutMs: number, send: Send): Promise<Response> {
  // Not AbortSignal.timeout, which could not be called off when the head is there, and whose TimeoutError ofetch tries again.
  const controller = new AbortController();
  try {
    return await within(send(controller.signal), timeoutMs);
  } catch (error) {
    // Not for a call that failed by itself: to its sender an abort says that the time is over.
    if (error instanceof DOMException && error.name === "AbortError") controller.abort(error);
    throw error;
  }
}
