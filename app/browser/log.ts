/**
 * The browser's log (rules 4, 9.9): its last 100 entries are kept for reports of errors (decision 95). Written to the console only in
 * development, or when this browser's local storage has the flag below.
 */
import { PORTAL_ID } from "#brand/portal-id.ts";
import { readStorage } from "./local-storage.ts";
import { readPageFacts } from "./page-facts.ts";

/** `localStorage.setItem(`${PORTAL_ID}:debug`, "1")` turns the log on where the portal runs for readers. */
export const DEBUG_KEY = `${PORTAL_ID}:debug`;

export type LogEntry = { level: "error" | "debug"; details: unknown[]; time: number };

const MOST_ENTRIES = 100;

/** The logged entries, the newest last, and the listener for further ones. */
export const logBuffer: { entries: LogEntry[]; hear?: (entry: LogEntry) => void } = { entries: [] };

export function logError(...details: unknown[]): void {
  write("error", details);
}

/** For what explains an error to developers, and is no error itself. */
export function logDebug(...details: unknown[]): void {
  write("debug", details);
}

/** Keeps what the browser itself has written to the console. */
export function keepEntry(level: LogEntry["level"], details: unknown[]): void {
  const { entries } = logBuffer;
  const entry = { level, details, time: Date.now() };
  if (entries.push(entry) > MOST_ENTRIES) entries.shift();
  logBuffer.hear?.(entry);
}

function write(level: LogEntry["level"], details: unknown[]): void {
  keepEntry(level, details);
  // The only place of the browser's code that may write to the console.
  // biome-ignore lint/suspicious/noConsole: readers' consoles stay empty
  if (readPageFacts().appEnv !== "prod" || readStorage(DEBUG_KEY) !== null) console[level](...details);
}
