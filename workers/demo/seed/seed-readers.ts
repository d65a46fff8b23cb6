/** Brings the demo readers into a back end; those who are there already stay as they are. */
import * as v from "valibot";
import { seedReaders } from "#workers/demo/readers.ts";
import type { Send } from "./seed-over.ts";

const replySchema = v.object({
  results: v.array(v.object({ reader: v.string(), outcome: v.string(), reason: v.optional(v.string()) })),
});

/** The number of records. Throws with a message for the operator when the request fails or a reader is refused. */
export async function sendReaders(send: Send, now: Date): Promise<number> {
  const records = seedReaders(now);
  const response = await send("/admin/readers", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ records }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST /admin/readers was answered with ${response.status}: ${text.slice(0, 300)}`);
  const { results } = v.parse(replySchema, JSON.parse(text));
  const refused = results.filter(({ outcome }) => outcome === "refused");
  if (refused.length > 0) {
    throw new Error(`Not all readers were taken:\n${refused.map(({ reader, reason }) => `${reader}: ${reason}`).join("\n")}`);
  }
  return records.length;
}
