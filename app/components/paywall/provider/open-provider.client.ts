/** The provider, started for a page and its reader. */
import { readStorage } from "#app/browser/local-storage.ts";
import { toPageFacts } from "#app/components/paywall/to-page-facts.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { POINTS_KEY } from "#app/domain/paywall/points-range.ts";
import type { PaywallProvider } from "./paywall-provider.ts";
import { openPianoProvider } from "./piano-provider.client.ts";

export type StartableProvider = {
  provider: PaywallProvider;
  /** Loads it; once loaded it stays. Rejects when it is not available, and may be tried again. */
  start: (userRef: string | null) => Promise<void>;
};

/** `termId` is the term that the page sells, if it sells one. */
export function openProvider(page: PaywallPage, termId: string | null = null): StartableProvider {
  const provider = openPianoProvider(page.config);
  let starting: Promise<void> | null = null;
  return {
    provider,
    start(userRef) {
      const url = location.origin + location.pathname;
      const facts = { url, userRef, termId, storedPoints: readStorage(POINTS_KEY), now: new Date() };
      starting ??= provider.configure(toPageFacts(page, facts)).catch((error: unknown) => {
        starting = null;
        throw error;
      });
      return starting;
    },
  };
}
