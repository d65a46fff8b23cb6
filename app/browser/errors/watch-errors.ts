/** Waits for errors, and gathers what a report says beside them; what sends a report comes with the first (decision 96). */
import { type LogEntry, logBuffer } from "#app/browser/log.ts";
import type { Crumb } from "./error-report.ts";

/** Rules 9.8. */
const CLICK_TEXT_LENGTH = 140;
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

/** The words on a button or link. What readers write, and what an account's pages say of them, is nobody's business. */
export function toClickText(target: EventTarget | null): string {
  const pressed = target instanceof Element ? target.closest("a, button, summary, label, [role=button]") : null;
  if (pressed === null) return target instanceof Element ? target.localName : "";
  const isPrivate = /^\/(?:profil|redaktion)(?:\/|$)/.test(location.pathname) || pressed.closest("header, form") !== null;
  const words = isPrivate ? "" : (pressed.textContent ?? "").replace(/\s+/g, " ").trim();
  return `${pressed.localName} ${words}`.trim().slice(0, CLICK_TEXT_LENGTH);
}

export function toMessage(details: unknown[]): string {
  return details
    .map((detail) => (detail instanceof Error ? detail.message : typeof detail === "string" ? detail : typeof detail))
    .join(" ");
}
