/** Waits for errors, and gathers what a report says beside them; the code that sends reports is loaded with the first (decision 95). */
import { type LogEntry, logBuffer } from "#app/browser/log.ts";
import type { Crumb } from "./error-report.ts";
import { toClickText, toMessage } from "./error-words.ts";

const MOST_CRUMBS = 100;

/** Reports every error that was logged or not caught, earlier ones as well. To be called once in a page. */
export function watchErrors(): void {
  const crumbs: Crumb[] = [];
  const addCrumb = (crumb: Crumb) => {
    if (crumbs.push(crumb) > MOST_CRUMBS) crumbs.shift();
  };
  addEventListener("click", ({ target }) => addCrumb({ category: "ui.click", message: toClickText(target), time: Date.now() }), {
    capture: true,
    passive: true,
  });
  const take = (entry: LogEntry) => {
    if (entry.level === "error") void send(entry, crumbs.slice());
    addCrumb({ category: "log", message: toMessage(entry.details), time: entry.time });
  };
  logBuffer.hear = take;
  logBuffer.entries.forEach(take);
}

let sender: Promise<((entry: LogEntry, crumbs: Crumb[]) => Promise<void>) | null> | null = null;

/** A failure here is not logged: it would be the next error. */
async function send(entry: LogEntry, crumbs: Crumb[]): Promise<void> {
  try {
    sender ??= import("./send-errors.ts").then(({ createSender }) => createSender());
    await (await sender)?.(entry, crumbs);
  } catch {
    // Offline there are no reports.
  }
}
