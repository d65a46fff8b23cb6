/** Runs after the first paint. The page is complete without it; each enhancement is a chunk of its own, in a slice of its own. */
import { enhanceDocument } from "./browser/enhance-document.ts";
import { openClickedCards } from "./browser/open-clicked-card.ts";
import { signalPageLoading } from "./browser/page-loading.ts";
import { reloadOnChunkError } from "./browser/reload-on-chunk-error.ts";
import { addSpeculationRules } from "./browser/speculation-rules.ts";
import { startSession } from "./features/account/start-session.client.ts";
import { openDialogLinks } from "./islands/dialog-links.ts";
import { followHints } from "./islands/hints.ts";
import { watchIslands } from "./islands/wake-islands.ts";

reloadOnChunkError();
// The whole style sheet with the web fonts; the document brought along only what its first state shows.
void import("./browser/late-styles.ts");
openClickedCards();
watchIslands(document);
followHints();
enhanceDocument(document);
openDialogLinks();
signalPageLoading();
startSession();
addSpeculationRules();

// In development a changed module means a new document: there is nothing on the page to patch.
if (import.meta.hot) {
  const reload = () => window.location.reload();
  import.meta.hot.on("vite:beforeUpdate", reload);
  import.meta.hot.on("react-router:hmr", reload);
}
