/**
 * Measures readers who allow statistics (rules 4.10, 7.3.6, 9.10), from when they do until they take it back: loads the tag manager and the
 * reading measure, says what page this is, counts activity and clicks. A chunk of its own that is fetched with the permission, imported
 * for what it does. Its name is plain: a page of which a blocker keeps a chunk away would reload.
 */
import { trackScript } from "#app/browser/loading/script-loader.ts";
import { logError } from "#app/browser/log.ts";
import { admitScripts } from "#app/browser/tracking/admit-scripts.ts";
import { followClicks } from "#app/browser/tracking/events/clicks.ts";
import { readDataLayer, track } from "#app/browser/tracking/events/data-layer.ts";
import { announcePageReady } from "#app/browser/tracking/events/page-ready.ts";
import { readPageView } from "#app/browser/tracking/events/read-page-view.ts";
import { repeat } from "#app/browser/tracking/repeat.ts";
import { whileAllowed } from "#app/browser/tracking/while-allowed.ts";
import type { PageType } from "#app/domain/tracking/page-type.ts";
import { parseTrackingConfig, type TrackingConfig, toTrackingOrigins } from "#app/domain/tracking/tracking-config.ts";
import { readerConsentStore } from "#app/islands/stores/consent-status-store.ts";
import { followActivity } from "./activity.ts";
import { measureReading, readMeasure } from "./measure-reading.ts";

const PATIENCE_MS = 10_000;
/** A loaded script may still load the rest of itself, which is looked for at once, and then up to so many times (rules 9.10). */
const POLLS = 5;
const POLL_MS = 250;

const isTaken = () => Object.hasOwn(readDataLayer(), "push");

/** Rejects when the configuration cannot be fetched. */
async function followVisit(allowed: AbortSignal): Promise<void> {
  const config = await fetchConfig(allowed);
  if (allowed.aborted) return;
  admitScripts(toTrackingOrigins(config));

  // The page may be left and come back as it was: then it is seen once more.
  let shown = new AbortController();
  const show = () => {
    shown = new AbortController();
    showPage(config, shown.signal).catch(report("The page is not measured", shown.signal));
  };
  allowed.addEventListener("abort", () => {
    shown.abort();
    stopScripts(config);
  });
  window.addEventListener("pagehide", () => shown.abort(), { signal: allowed });
  window.addEventListener("pageshow", ({ persisted }) => void (persisted && show()), { signal: allowed });
  show();
}

async function fetchConfig(signal: AbortSignal): Promise<TrackingConfig> {
  const response = await fetch("/api/tracking", { signal });
  if (!response.ok) throw new Error(`/api/tracking was answered with ${response.status}`);
  return parseTrackingConfig(await response.json());
}

async function showPage({ analytics, measure }: TrackingConfig, signal: AbortSignal): Promise<void> {
  const view = readPageView(new Date());
  // The page comes before what its reader did on it, as long as the list has not been read.
  if (isTaken()) track(view);
  else readDataLayer().unshift(view);
  followActivity(signal);
  followClicks(signal);
  const ready = analytics === null ? Promise.resolve() : loadTracker(analytics, isTaken, signal);
  if (measure !== null) {
    loadTracker(measure.script, () => readMeasure() !== null, signal)
      .then(() => void (signal.aborted || measureReading(measure, view.page_type as PageType)))
      .catch(report("The reading measure does not come", signal));
  }
  // Listeners for the page hear of it, even where the tag manager is blocked.
  await ready.catch(report("The tag manager does not come", signal));
  await announcePageReady(view, isTaken, signal);
}

/** Resolves when the script is there, or its time is over; rejects when it cannot be loaded. */
async function loadTracker(url: string, isThere: () => boolean, signal: AbortSignal): Promise<void> {
  await trackScript(url).load(PATIENCE_MS);
  await repeat(isThere, { attempts: 1 + POLLS, everyMs: POLL_MS, signal });
}

/** Tells a tag manager that has taken the list over, and nothing after that. */
function stopScripts({ analytics, measure }: TrackingConfig): void {
  track({ event: "consent_withdrawn" });
  Object.assign(window, { dataLayer: [], IOMm: undefined });
  admitScripts([]);
  for (const url of [analytics, measure?.script ?? null]) if (url !== null) trackScript(url).remove();
}

/** What was given up because the reader took it back, or left, is no error. */
function report(problem: string, signal: AbortSignal): (error: unknown) => void {
  return (error) => {
    if (!signal.aborted) logError(problem, error);
  };
}

whileAllowed(readerConsentStore, (allowed) => {
  followVisit(allowed).catch(report("Nothing is measured", allowed));
});
