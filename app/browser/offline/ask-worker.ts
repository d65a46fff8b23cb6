/** How a page speaks with the service worker about articles that are kept on this device. */
import type { OfflineMessage, OfflineState } from "#app/domain/offline/offline-messages.ts";

/** Says which posts are saved, newest first; to nobody where there is no worker. */
export function tellSaved(ids: readonly number[]): void {
  void navigator.serviceWorker?.ready.then(({ active }) => {
    const width = Math.ceil(Math.min(screen.width, 800) * devicePixelRatio);
    active?.postMessage({ kind: "saved", ids, width } satisfies OfflineMessage);
  });
}

/** What the worker then keeps; null where this browser has none for this site. */
export async function askWorker(message: OfflineMessage): Promise<OfflineState | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<OfflineState>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<OfflineState>) => resolve(data);
  });
  worker.postMessage(message, [port2]);
  return answered;
}

/** Calls `listener` with each change of what is kept. */
export function onKept(listener: (state: OfflineState) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const { offline }: { offline?: OfflineState } = Object(data);
    if (offline !== undefined) listener(offline);
  };
  navigator.serviceWorker?.addEventListener("message", hear);
  return () => navigator.serviceWorker?.removeEventListener("message", hear);
}
