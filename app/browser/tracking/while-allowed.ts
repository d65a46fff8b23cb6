import type { ConsentSettings } from "#app/domain/consent/consent.ts";
import type { Store } from "#app/islands/stores/create-store.ts";

/**
 * Starts something whenever the reader allows a purpose, now or later, and aborts its signal as soon as they do not any more (rules
 * 4.10): by an answer here or in another tab, or because a session with other settings began.
 */
export function whileAllowed(
  consents: Pick<Store<ConsentSettings>, "read" | "subscribe">,
  start: (allowed: AbortSignal) => void,
  purpose: "statistics" | "marketing" = "statistics",
): void {
  let running: AbortController | null = null;
  const settle = () => {
    const isAllowed = consents.read()[purpose];
    if (isAllowed && running === null) {
      running = new AbortController();
      start(running.signal);
    } else if (!isAllowed && running !== null) {
      running.abort();
      running = null;
    }
  };
  consents.subscribe(settle);
  settle();
}
