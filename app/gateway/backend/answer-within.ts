/** Far more than any page needs; what a back end sends beyond it must not fill the isolate's memory. */
export const MAX_ANSWER_BYTES = 20_000_000;

type Send = (signal: AbortSignal) => Promise<Response>;

/**
 * A request to the back end with its whole answer, head and body, within a time. A service binding does not always honour
 * the signal; the reader must not hang with it. Rejects with an `AbortError` when the time is over, with a `RangeError` when there is too much of it.
 */
export function answerWithin(timeoutMs: number, send: Send): Promise<Response> {
  return within(timeoutMs, async (signal, race) => {
    const response = await race(send(signal));
    const body = await race(readWhole(response));
    const { status, statusText, headers } = response;
    return new Response(body.length === 0 ? null : body, { status, statusText, headers });
  });
}

async function readWhole({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Ending the loop early cancels the body.
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new RangeError(`The answer is longer than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The same for the head alone; the body may take its time. */
export function headWithin(timeoutMs: number, send: Send): Promise<Response> {
  return within(timeoutMs, (signal, race) => race(send(signal)));
}

/** Whatever `act` does within a time; it races what it waits for. Rejects with an `AbortError` when the time is over. */
export async function within<T>(
  timeoutMs: number,
  act: (signal: AbortSignal, race: <P>(promise: Promise<P>) => Promise<P>) => Promise<T>,
): Promise<T> {
  // Not AbortSignal.timeout, which could not be called off when the head is there, and whose TimeoutError ofetch tries again.
  const controller = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting any more when it rejects.
  timeout.catch(() => undefined);
  const timer = setTimeout(() => {
    const reason = new DOMException(`No answer within ${timeoutMs} ms`, "AbortError");
    controller.abort(reason);
    reject(reason);
  }, timeoutMs);
  try {
    return await act(controller.signal, (promise) => Promise.race([promise, timeout]));
  } finally {
    clearTimeout(timer);
  }
}
