/**
 * Shows the banner to readers who have not answered, after the first paint: no document carries it, nothing shifts (decision 69).
 * Imported for its side effect, so that the script of every page holds as little of it as possible.
 */

import { loadWholeStyles } from "#app/browser/loading/whole-styles.ts";
import { readStorage } from "#app/browser/local-storage.ts";
import { logError } from "#app/browser/log.ts";
import { readPageFacts } from "#app/browser/page-facts.ts";
import { isPurStatus } from "#app/browser/session/pur.ts";
import { toTrustedHtml } from "#app/browser/trusted-types.ts";
import { hasAnswered } from "#app/domain/consent/consent-version.ts";
import { CONSENT_STATUS_KEY } from "#app/domain/session/session-names.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { watchIslands } from "#app/islands/wake-islands.ts";

const CRAWLER = /bot|crawl|spider|inspectiontool/i;

/**
 * Only on pages with a link to the settings: the publisher's app has no such link and asks by itself. Neither on the page of the
 * settings, nor to crawlers, nor to Pur readers (rules 4.10). Rejects when the banner cannot be loaded: then nothing is allowed.
 */
async function askForConsent(): Promise<void> {
  const hasWayBack = document.querySelector("footer [data-dialog-link=Consent]") !== null;
  const isAsking = document.querySelector("main [data-dialog=Consent]") !== null;
  if (!hasWayBack || isAsking || CRAWLER.test(navigator.userAgent)) return;
  if (isPurStatus(await readKnownUser())) return;
  const { consentFramework } = readPageFacts();
  if (consentFramework === null) return showBanner();
  try {
    await (await import("./follow-framework.client.ts")).followFramework(consentFramework);
  } catch (error) {
    logError("The consent framework did not come", error);
    if (!hasAnswered(readStorage(CONSENT_STATUS_KEY))) await showBanner();
  }
}

async function showBanner(): Promise<void> {
  const [response] = await Promise.all([fetch("/einwilligung/banner"), loadWholeStyles()]);
  if (!response.ok) throw new Error(`The banner was answered with ${response.status}`);
  // Early in the tab order, last on the screen.
  document.querySelector(".skip-link")?.insertAdjacentHTML("afterend", toTrustedHtml(await response.text()));
  watchIslands(document.body);
  // An answer in another tab is this one's too, also while nobody has touched the banner.
  window.addEventListener("storage", () => {
    if (hasAnswered(readStorage(CONSENT_STATUS_KEY))) document.querySelector("[data-island=consent-banner]")?.remove();
  });
}

askForConsent().catch((error) => logError("Nobody was asked for consent", error));
