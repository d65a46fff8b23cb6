/**
 * The build check (rules 4.17): when the page comes back to view, and every ten minutes while it is in view, it asks which build is the
 * latest, and reloads when that is not its own; not before its reader is free (decision 93).
 */
import { logError } from "#app/browser/log.ts";
import { keepsPage } from "./keeps-page.ts";
import type { StartedPage } from "./started-page.ts";

const INTERVAL_MS = 600_000;
/** How often a page that is out of date sees whether its reader is free. */
const RETRY_MS = 5000;
/** A page in view reloads after so long without a touch; one that has just come back into view reloads at once. */
const REST_MS = 60_000;
const TOUCHES = ["pointerdown", "touchstart", "wheel", "keydown"];

/** `build` is this page's own; a page that does not say it never counts as out of date. */
export function followBuild({ isBusy, reload }: StartedPage, build: string): void {
  let isOutdated = false;
  let touched = Date.now();

  const isSeen = () => document.visibilityState === "visible";
  const isFree = () => !isBusy() && !keepsPage();

  async function check(): Promise<void> {
    try {
      const latest = await fetchLatestBuild();
      isOutdated = build !== "" && latest !== build;
    } catch (error) {
      logError("The latest build cannot be learned", error);
    }
  }
  async function comeBack(): Promise<void> {
    if (!isSeen()) return;
    const since = Date.now();
    await check();
    // A reader who has begun to read meanwhile goes on.
    if (isOutdated && touched < since && isFree()) reload();
  }

  for (const type of TOUCHES) {
    const touch = () => {
      touched = Date.now();
    };
    window.addEventListener(type, touch, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", () => void comeBack());
  window.addEventListener("pageshow", ({ persisted }) => persisted && void comeBack());
  setInterval(() => isSeen() && void check(), INTERVAL_MS);
  setInterval(() => {
    if (isOutdated && isSeen() && Date.now() - touched >= REST_MS && isFree()) reload();
  }, RETRY_MS);
}

/** Rejects when there is no answer, or a malformed one. */
async function fetchLatestBuild(): Promise<string> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
  const { id }: { id?: unknown } = Object(await response.json());
  if (!response.ok || typeof id !== "string") throw new Error(`builds/latest.json answered ${response.status}`);
  return id;
}
