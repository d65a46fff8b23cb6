/** Runs after the first paint. The page is complete without it; what is interactive is an island, a chunk of its own (islands/wake-islands.ts). */
import { followSessionInHeader } from "./browser/account-link.ts";
import { countView } from "./browser/count-view.ts";
import { hasTyped } from "./browser/has-typed.ts";
import { openClickedCards } from "./browser/open-clicked-card.ts";
import { signalPageLoading } from "./browser/page-loading.ts";
import { reloadOnChunkError } from "./browser/reload-on-chunk-error.ts";
import { addSpeculationRules } from "./browser/speculation-rules.ts";
import { openDialogLinks } from "./islands/dialog-links.ts";
import { followHints, isHolding } from "./islands/hints.ts";
import { dialogStore } from "./islands/stores/dialog-store.ts";
import { watchIslands } from "./islands/wake-islands.ts";
import { startSession } from "./session/start-session.client.ts";

// Before any component comes.
if (import.meta.hot) (await import("./browser/hot-islands.ts")).followChanges(import.meta.hot);
reloadOnChunkError(() => isHolding() || dialogStore.read().request !== null || hasTyped());
// The whole style sheet with the web fonts; the document brought along only what its first state shows.
void import("./browser/late-styles.ts");
openClickedCards();
watchIslands(document);
followHints();
openDialogLinks();
signalPageLoading();
followSessionInHeader();
startSession();
countView();
addSpeculationRules();
