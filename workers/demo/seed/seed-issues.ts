/** The demo's archive of newsletters: the issues of the last days, composed as the clock would have, and one by hand. None is sent. */
import * as v from "valibot";
import type { Send } from "./seed-over.ts";

const scheduled = ["morgen", "abend", "wochenende", "sport"];
/** A weekly one has two issues then. */
const DAYS = 14;
const DAY_MS = 86_400_000;

const replySchema = v.object({
  results: v.array(v.object({ newsletter: v.string(), outcome: v.string(), reason: v.optional(v.string()) })),
});

/** Throws with a message for the operator when the back end refuses one. Days that have their issue keep it. */
export async function seedIssues(send: Send, now: Date): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, index) =>
    new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  await post(
    send,
    days.flatMap((day) => scheduled.map((newsletter) => ({ newsletter, day }))),
  );
  const intro =
    "Mit den Eilmeldungen sagen wir dir Bescheid, wenn etwas geschieht, das alle angeht: eine Unwetterwarnung, eine gesperrte Verbindung, ein Ergebnis am Wahlabend.\n\nSie kommen selten, und nur, wenn es nicht bis zum Morgen warten kann.";
  await post(send, [{ newsletter: "eilmeldungen", day: days[0], subject: "So funktionieren unsere Eilmeldungen", intro }]);
}

async function post(send: Send, records: object[]): Promise<void> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ records }) };
  const response = await send("/admin/newsletter-issues", init);
  const text = await response.text();
  if (!response.ok) throw new Error(`POST /admin/newsletter-issues was answered with ${response.status}: ${text.slice(0, 300)}`);
  const refused = v.parse(replySchema, JSON.parse(text)).results.filter(({ outcome }) => outcome === "refused");
  if (refused.length > 0) throw new Error(`Not all issues were taken: ${refused.map(({ reason }) => reason).join("; ")}`);
}
