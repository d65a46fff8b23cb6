// @ts-check
/**
 * Between two runtimes a request is HTTP: a server that answers while a body still comes, as a refusal of one that is too large, would break the
 * line, and the answer would be lost. What the back end does not want of a body is read and dropped. Runs in workerd as it is.
 */

/** @typedef {{ waitUntil: (work: Promise<unknown>) => void }} Execution */
/** @typedef {(request: Request, bindings: unknown, execution: Execution) => Promise<Response>} Fetch */
/** @typedef {{ readable: ReadableStream<Uint8Array>, writable: WritableStream<Uint8Array> }} Through */

/** The runtime itself reads so much to the end. */
const SMALL = 64 * 1024;
/** So much is read as a whole or not at all, and needs not be passed on piece by piece: the part of a file (docs/limits.md). */
const AT_ONCE = 2 * 1024 * 1024;
/** A client that sends more than this in vain gets no answer. */
const MAX_DROPPED = 64 * 1024 * 1024;

/**
 * @template {{ fetch: Fetch }} Worker
 * @param {Worker} worker
 * @returns {Worker}
 */
export function withWholeBodies(worker) {
  /** @type {Fetch} */
  async function fetch(request, bindings, execution) {
    const { body } = request;
    const length = request.headers.get("content-length");
    if (body === null || (length !== null && Number(length) <= SMALL)) return worker.fetch(request, bindings, execution);
    if (length !== null && Number(length) <= AT_ONCE) {
      const answer = await worker.fetch(request, bindings, execution);
      if (!request.bodyUsed) await request.arrayBuffer();
      return answer;
    }
    const { readable, writable } = createThrough(length);
    const passed = pass(body, writable).catch(() => {});
    const handed = new Request(request, { body: readable });
    const response = await worker.fetch(handed, bindings, execution);
    if (!handed.bodyUsed) await handed.body?.cancel();
    // With the answer the rest of a body is out of reach.
    await passed;
    return response;
  }
  return { ...worker, fetch };
}

/** @type {(length: string | null) => Through} */
function createThrough(length) {
  // Files are kept as they come, which needs to know how long they are. Only workerd knows the class.
  return length === null ? new TransformStream() : new /** @type {any} */ (globalThis).FixedLengthStream(Number(length));
}

/** @type {(body: ReadableStream<Uint8Array>, writable: WritableStream<Uint8Array>) => Promise<void>} */
async function pass(body, writable) {
  const reader = body.getReader();
  const writer = writable.getWriter();
  let isWanted = true;
  let dropped = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (isWanted)
      await writer.write(value).catch(() => {
        isWanted = false;
      });
    if (!isWanted) dropped += value.byteLength;
    if (dropped > MAX_DROPPED) return reader.cancel();
  }
  if (isWanted) await writer.close();
}
