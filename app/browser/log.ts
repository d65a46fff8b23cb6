/** The browser's log (rules 4): on only in development, or when this browser's local storage has the flag below. */

import { PORTAL_ID } from "#brand/portal-id.ts";
import { readStorage } from "./local-storage.ts";
import { readPageFacts } from "./page-facts.ts";

/** `localStorage.setItem(`${PORTAL_ID}:debug`, "1")` turns the log on where the portal runs for readers. */
export const DEBUG_KEY = `${PORTAL_ID}:debug`;

export function logError(...details: unknown[]): void {
  if (isLogging()) console.error(...details);
}

/** What explains an error to developers, and is none itself. */
export function logDebug(...details: unknown[]): void {
  if (isLogging()) console.debug(...details);
}

function isLogging(): boolean {
  return readPageFacts().appEnv !== "prod" || readStorage(DEBUG_KEY) !== null;
}
