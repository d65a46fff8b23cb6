import { keepEntry } from "#app/browser/log.ts";

/** Messages that say nothing: browsers tell no more of other sites' scripts, and a ResizeObserver loop is no failure. */
const EMPTY = /^(Script error|ResizeObserver loop)/;

/** Keeps uncaught errors in the log, until something reports them (watch-errors.ts); in the browser's words where one is no `Error`. */
export function keepUncaught(): void {
  addEventListener("error", ({ error, message }) => {
    if (!EMPTY.test(message)) keepEntry("error", [error instanceof Error ? error : message]);
  });
  addEventListener("unhandledrejection", ({ reason }) => keepEntry("error", [reason]));
}
