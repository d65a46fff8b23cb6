/** Runs after the first paint. The page is complete without it; what is interactive is an island, a chunk of its own (islands/wake-islands.ts). */

import { whenAllowed } from "./browser/consent/when-allowed.ts";
import { keepUncaught } from "./browser/errors/keep-uncaught.ts";
import { aSecondLater } from "./browser/idle/a-second-later.ts";
import type { StartedPage } from "./browser/idle/started-page.ts";
import { whenQuiet } from "./browser/idle/when-quiet.ts";
import { hasTyped } from "./browser/loading/has-typed.ts";
import { isKept } from "./browser/loading/is-kept.ts";
import { loadLateStyles } from "./browser/loading/late-styles.ts";
import { openClickedCards } from "./browser/loading/open-clicked-card.ts";
import { signalPageLoading } from "./browser/loading/page-loading.ts";
import { reloadGuarded } from "./browser/loading/reload-guard.ts";
import { reloadOnChunkError } from "./browser/loading/reload-on-chunk-error.ts";
import { addSpeculationRules } from "./browser/loading/speculation-rules.ts";
import { readStorage } from "./browser/local-storage.ts";
import { logError } from "./browser/log.ts";
import { readPageFacts } from "./browser/page-facts.ts";
import { followScrollingUp } from "./browser/scroll-up.ts";
import { followSessionInHeader } from "./browser/session/account-link.ts";
import { countView } from "./browser/tracking/visit/count-view.ts";
import { hasAnswered } from "./domain/consent/consent-version.ts";
import { CONSENT_STATUS_KEY } from "./domain/session/session-names.ts";
import { openDialogLinks } from "./islands/dialog-links.ts";
import { followHints, isHolding } from "./islands/hints.ts";
import { dialogStore } from "./islands/stores/dialog-store.ts";
import { loadIsland, watchIslands } from "./islands/wake-islands.ts";
import { startSession } from "./session/start/start-session.client.ts";

keepUncaught();
// Before any component comes.
if (import.meta.hot) (await import("./browser/loading/hot-islands.ts")).followChanges(import.meta.hot);
const page: StartedPage = {
  isBusy: () => isHolding() || dialogStore.read().request !== null || hasTyped() || isKept(),
  reload: () => reloadGuarded(readPageFacts().build),
  loadIsland,
  isPrefetching: false,
};
reloadOnChunkError(page);
void loadLateStyles();
openClickedCards();
watchIslands(document);
followHints();
openDialogLinks();
signalPageLoading();
followScrollingUp();
// In a task of its own: a slow phone answers its reader in between.
setTimeout(() => {
  // No session and no consent: a widget in a frame of another site knows no reader (decision 89).
  if (readPageFacts().isWidget)
    return void import("./browser/widget/post-height.ts").then(({ postHeight }) => postHeight(), logError);
  followSessionInHeader();
  startSession(page);
  countView();
  if (document.querySelector("[data-ad]"))
    import("./browser/advertising/follow-ads.ts").then(({ countSeenAds }) => countSeenAds(), logError);
  if (document.querySelector("[data-ad-frame]"))
    whenAllowed("marketing", () =>
      import("./browser/advertising/network-frames.ts").then(({ fillNetworkFrames }) => fillNetworkFrames(), logError),
    );
  addSpeculationRules();
  if (readPageFacts().isTracked)
    whenAllowed("statistics", () => import("./browser/tracking/visit/follow-visit.ts").catch(logError));
  if (!readPageFacts().isQuiet && (readPageFacts().consentFramework || !hasAnswered(readStorage(CONSENT_STATUS_KEY))))
    import("./features/consent/ask-for-consent.client.ts").catch(logError);
  whenQuiet(() => aSecondLater(page));
});
