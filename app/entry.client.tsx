/** Runs after the first paint. The page is complete without it; each enhancement is a chunk of its own, in a slice of its own. */
import { followSessionInHeader } from "./browser/account-link.ts";
import { countView } from "./browser/count-view.ts";
import { openDialogLinks } from "./browser/dialog-links.ts";
import { enhanceDocument, registerEnhancement } from "./browser/enhance-document.ts";
import { openClickedCards } from "./browser/open-clicked-card.ts";
import { signalPageLoading } from "./browser/page-loading.ts";
import { reloadOnChunkError } from "./browser/reload-on-chunk-error.ts";
import { addSpeculationRules } from "./browser/speculation-rules.ts";
import { startSession } from "./features/account/start-session.client.ts";
import { followHints } from "./islands/hints.ts";
import { watchIslands } from "./islands/wake-islands.ts";

// Before any component comes.
if (import.meta.hot) (await import("./browser/hot-islands.ts")).followChanges(import.meta.hot);
reloadOnChunkError();
// The whole style sheet with the web fonts; the document brought along only what its first state shows.
void import("./browser/late-styles.ts");
registerEnhancement("account-form", () => import("./features/account/account-form.client.ts"));
// Two features meet: the one answers what the frames of the other ask.
registerEnhancement("account-frames", async () => {
  const [frames, manager] = await Promise.all([
    import("./features/account/account-frames.client.ts"),
    import("./features/paywall/subscription-manager.client.ts"),
  ]);
  return {
    enhance(element) {
      frames.enhance(element);
      manager.enhance(element);
    },
  };
});
// A modal paywall lies over the page, however far down its wall is.
registerEnhancement(
  "paywall",
  () => import("./features/paywall/wall.client.ts"),
  ({ dataset }) => dataset.paywall?.includes('"paywallAsModal":true') ?? false,
);
registerEnhancement("payment-authorisation", () => import("./features/paywall/payment-authorisation.client.ts"));
openClickedCards();
watchIslands(document);
followHints();
enhanceDocument(document);
openDialogLinks();
signalPageLoading();
followSessionInHeader();
startSession();
countView();
addSpeculationRules();
