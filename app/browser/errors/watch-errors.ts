/** Waits for errors, and gathers what a report says beside them; what sends a report comes with the first (decision 95). */
import { type LogEntry, logBuffer } from "#app/browser/log.ts";
import type { Crumb } from "./error-report.ts";
import { toClickText, toMessage } from "./error-words.ts";

const MOST_CRUMBS = 100;

/** Reports every error that was logged or that nobody caught, from before as well. To be called once in a page. */
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

/** What fails here is not told to the log: it would be the next error. */
async function send(entry: LogEntry, crumbs: Crumb[]): Promise<void> {
  try {
    sender ??= import("./send-errors.ts").then(({ createSender }) => createSender());
    await (await sender)?.(entry, crumbs);
  } catch {
    // Without a line there are no reports.
  }
}
