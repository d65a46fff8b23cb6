/** Brings the demo paper into a back end, whatever the way requests take to it. */
import * as v from "valibot";
import { type ContentRecord, RECORDS_PER_REQUEST } from "#workers/backend/content/records/content-record.ts";
import { seedCampaigns } from "./seed-campaigns.ts";
import { toDemoComments } from "./seed-comments.ts";
import { seedDeathNotices } from "./seed-death-notices.ts";
import { seedEvents } from "./seed-events.ts";
import { seedIssues } from "./seed-issues.ts";
import { seedMountains } from "./seed-mountains.ts";
import { seedRecords } from "./seed-records.ts";
import { seedTransit } from "./seed-transit.ts";

/** Sends one request to the back end; authorisation is the sender's matter. */
export type Send = (path: string, init: { method: string; headers: Record<string, string>; body: string }) => Promise<Response>;
export type SeedProgress = (done: number, total: number) => void;

const replySchema = v.object({
  results: v.array(v.object({ source: v.string(), outcome: v.string(), reason: v.optional(v.string()) })),
});

async function post(send: Send, path: string, body: unknown): Promise<unknown> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await send(path, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${path} was answered with ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** Whatever the back end refused or left out; of a seed nothing should be. */
function findComplaints(records: ContentRecord[], reply: unknown): string[] {
  const { results } = v.parse(replySchema, reply);
  if (results.length !== records.length) return [`${records.length} records were sent, ${results.length} results came back`];
  return results.filter((result) => result.reason !== undefined).map(({ source, reason }) => `${source}: ${reason}`);
}

/**
 * Sends all records in order, then has the most read list and the newsletters' archive made. Throws with a message for the operator when a request
 * fails or a record is not taken as it is; a repetition then goes on where it stopped. The front page, which says that the
 * seed is complete, waits for the `pictures`.
 */
export async function seedOver(
  send: Send,
  now: Date,
  pictures: Promise<unknown>,
  onProgress: SeedProgress = () => {},
): Promise<{ records: number }> {
  const records = seedRecords(now);
  for (let start = 0; start < records.length; start += RECORDS_PER_REQUEST) {
    const chunk = records.slice(start, start + RECORDS_PER_REQUEST);
    if (start + RECORDS_PER_REQUEST >= records.length) await pictures;
    const complaints = findComplaints(chunk, await post(send, "/admin/content", { records: chunk }));
    if (complaints.length > 0) throw new Error(`Not all records were taken:\n${complaints.join("\n")}`);
    onProgress(Math.min(start + RECORDS_PER_REQUEST, records.length), records.length);
  }
  await post(send, "/admin/comments", toDemoComments(now));
  await post(send, "/admin/comment-rules", { rules: [{ scope: "all", key: "", rule: "after" }] });
  await post(send, "/admin/rank", {});
  await seedEvents(send, now);
  await seedDeathNotices(send, now);
  await seedTransit(send);
  await seedMountains(send, now);
  await seedCampaigns(send, now);
  await seedIssues(send, now);
  return { records: records.length };
}
