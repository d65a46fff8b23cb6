import { useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { askWorker, onKept } from "#app/browser/offline/ask-worker.ts";
import type { OfflineMessage } from "#app/domain/offline/offline-messages.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { useStore } from "#app/islands/react/use-store.ts";
import { bookmarkStore } from "#app/islands/stores/bookmark-store.ts";
import { offlineStore } from "#app/islands/stores/offline-store.ts";
import { Button } from "#app/ui/button/button.tsx";
import { toKeptText } from "./to-kept-text.ts";

/** What of the list can be read without a line, and the way to have nothing kept. Nothing where no service worker keeps anything. */
function OfflineReading() {
  const state = useStore(offlineStore, null);
  const [isBusy, setBusy] = useState(false);

  async function ask(message: OfflineMessage): Promise<void> {
    setBusy(true);
    try {
      offlineStore.write(await askWorker(message));
    } catch (error) {
      logError("What is kept for reading offline is not known", error);
    }
    setBusy(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island wakes
  useEffect(() => {
    // The worker hears of each change of the list; what another device changed is asked for first.
    const endings = [onKept(offlineStore.write), bookmarkStore.subscribe(() => {})];
    void ask({ kind: "state" });
    import("#app/components/bookmark/change-bookmark.client.ts")
      .then(({ followBookmarks }) => followBookmarks())
      .catch((error: unknown) => logError("The account could not be asked for saved articles", error));
    return () => {
      for (const end of endings) end();
    };
  }, []);

  if (state === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-4 print:hidden">
      <p role="status" className="text-[0.9375rem] text-soft">
        {toKeptText(state)}
      </p>
      <Button type="button" tone="quiet" disabled={isBusy} onClick={() => void ask({ kind: "switch", isOn: !state.isOn })}>
        {state.isOn ? "Nichts auf diesem Gerät behalten" : "Auf diesem Gerät behalten"}
      </Button>
    </div>
  );
}

export const OfflineReadingIsland = defineIsland("offline-reading", OfflineReading);
