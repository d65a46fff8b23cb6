/** Posts that are being prepared side by side, in the order of the source. */
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";

export type Prepared = { records: ContentRecord[] } | { error: unknown };
export type Preparing = { result: Promise<Prepared>; ready: Prepared | null };

/** `result` never rejects. */
export function start(result: Promise<Prepared>): Preparing {
  const started: Preparing = { result, ready: null };
  void result.then((ready) => {
    started.ready = ready;
  });
  return started;
}

/** The result, or the signal's reason thrown as soon as it is aborted: computing a picture cannot be called off. */
export function waitFor({ result }: Preparing, signal: AbortSignal): Promise<Prepared> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    void result.then((prepared) => {
      signal.removeEventListener("abort", stop);
      resolve(prepared);
    });
  });
}

/**
 * What is ready without waiting for anything, up to the first that is not: those behind it may show pictures that it was to
 * bring.
 */
export function takeReady(under: Preparing[]): Prepared[] {
  const end = under.findIndex(({ ready }) => ready === null || "error" in ready);
  return under.slice(0, end < 0 ? under.length : end).flatMap(({ ready }) => ready ?? []);
}
