/**
 * All that a page can wait for: begun a second after the page first had nothing to do (rules 9.7), never on the slowest
 * lines nor where a reader saves data. No part throws or keeps another from starting.
 */
import { watchErrors } from "#app/browser/errors/watch-errors.ts";
import { registerWorker } from "#app/browser/offline/register-worker.ts";
import { readPageFacts } from "#app/browser/page-facts.ts";
import { fetchAtReach } from "./fetch-at-reach.ts";
import { followBuild } from "./follow-build.ts";
import { prefetchIslands } from "./prefetch-islands.ts";
import { reportVitals } from "./report-vitals.ts";
import type { StartedPage } from "./started-page.ts";

export function aSecondLater(page: StartedPage): void {
  const { build, isQuiet } = readPageFacts();
  followBuild(page, build);
  void prefetchIslands(page, build);
  fetchAtReach(page);
  watchErrors();
  if (!isQuiet) reportVitals();
  registerWorker();
}
