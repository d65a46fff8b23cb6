/**
 * A request with its whole answer, head and body, within a time. A service binding does not always honour the
 * signal; the reader must not hang with it. Rejects with an `AbortError` when the time is over.
 */
export async function answerWithin(timeoutMs: number, send: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException(`No answer within ${timeoutMs} ms`, "AbortError")), timeoutMs);
  try {
    const { signal } = controller;
    const response = await raceWithSignal(send(signal), signal);
    const body = await raceWithSignal(response.text(), signal);
    return new Response(body === "" ? null : body, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  } finally {
    clearTimeout(timer);
  }
}

function raceWithSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
