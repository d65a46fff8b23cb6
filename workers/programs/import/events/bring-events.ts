/** Brings the events of a live site that has The Events Calendar; without it nothing happens. */
import * as v from "valibot";
import { listEvents } from "#workers/backend/content/wordpress/events/list-events.ts";
import type { WordPressApi } from "#workers/backend/content/wordpress/rest/discover-api.ts";
import type { RestClient } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import type { WordPressEvent } from "#workers/backend/services/events/wordpress/wordpress-event.ts";
import type { ImportReport } from "#workers/programs/import/command/import-report.ts";
import { type AdminClient, AdminError } from "#workers/programs/import/send/admin-client.ts";

/** Of one request: their texts together are far below what it may have. */
const AT_ONCE = 25;

const replySchema = v.object({
  added: v.number(),
  changed: v.number(),
  left: v.number(),
  refused: v.array(v.object({ id: v.number(), reason: v.string() })),
});

export type EventSource = { api: WordPressApi; client: RestClient; siteName: string; now: Date };

/** `admin` is null on a dry run. Throws RestError and AdminError. */
export async function bringEvents(
  { api, client, siteName, now }: EventSource,
  admin: AdminClient | null,
  report: ImportReport,
): Promise<void> {
  const listed = await listEvents(
    (path, parameters) => client.get(api.toAddress(path, parameters)),
    Math.floor(now.getTime() / 1000),
  );
  if (listed === null) return;
  const { events, refused, isWhole } = listed;
  for (const { id, reason } of refused) report.add("skipped", `event ${id}`, "events that cannot be read", reason);
  if (!isWhole) report.add("note", null, `The site has more events than come at once: the first ${events.length} came`);
  if (admin === null) report.add("came", null, "events", null, events.length);
  else
    for (let from = 0; from < events.length; from += AT_ONCE)
      await send(admin, siteName, events.slice(from, from + AT_ONCE), report);
}

async function send(
  admin: AdminClient,
  siteName: string,
  events: readonly WordPressEvent[],
  report: ImportReport,
): Promise<void> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ events }) };
  const response = await admin.request(`/admin/events?wordpress=${encodeURIComponent(siteName)}`, init, [200]);
  const reply = v.safeParse(replySchema, await response.json());
  if (!reply.success) throw new AdminError("The back end did not take the events", response.status);
  const { added, changed, left, refused } = reply.output;
  const unchanged = events.length - added - changed - left - refused.length;
  for (const [what, times] of [
    ["events", added + unchanged],
    ["events anew", changed],
  ] as const)
    if (times > 0) report.add("came", null, what, null, times);
  if (left > 0) report.add("skipped", null, "events that were changed here", null, left);
  for (const { id, reason } of refused) report.add("skipped", `event ${id}`, "events that cannot be kept", reason);
}
