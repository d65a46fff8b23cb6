import { keepEntry } from "#app/browser/log.ts";

/** Keeps what nobody caught in the log, until something reports it (watch-errors.ts). */
export function keepUncaught(): void {
  addEventListener("error", ({ error }) => keepEntry("error", [error]));
  addEventListener("unhandledrejection", ({ reason }) => keepEntry("error", [reason]));
}
