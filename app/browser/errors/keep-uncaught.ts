import { keepEntry } from "#app/browser/log.ts";

/** What tells nothing: of other sites' scripts browsers say no more, and by the other nothing has failed. */
const EMPTY = /^(Script error|ResizeObserver loop)/;

/** Keeps what nobody caught in the log, until something reports it (watch-errors.ts); in the browser's words where it is no `Error`. */
export function keepUncaught(): void {
  addEventListener("error", ({ error, message }) => {
    if (!EMPTY.test(message)) keepEntry("error", [error instanceof Error ? error : message]);
  });
  addEventListener("unhandledrejection", ({ reason }) => keepEntry("error", [reason]));
}
