/** Brings one event of The Events Calendar to the state that it has at the site: written, or gone. */
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { requireOpenSite } from "#workers/backend/content/bridge/site/read-item.ts";
import type { BridgeTask } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";
import type { Outcome } from "#workers/backend/content/bridge/tasks/work-item.ts";
import { EVENTS_PATH, isNoRoute } from "#workers/backend/content/wordpress/events/list-events.ts";
import { parseEvent } from "#workers/backend/content/wordpress/events/rest-event.ts";
import { RestError } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import { isObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import {
  importWordPressEvents,
  removeWordPressEvent,
} from "#workers/backend/services/events/wordpress/import-wordpress-events.ts";
import { bringEventPictures } from "./bring-event-pictures.ts";

/** Throws when it has to be tried again: the site says nothing that can be believed, or the event cannot be kept. */
export async function workEvent(env: Env, site: BridgeSite, { id }: BridgeTask, now: Date): Promise<Outcome> {
  const reply = await site.ask(`${EVENTS_PATH}/${id}`, {});
  // Without the plugin nobody knows anything of it.
  if (isNoRoute(reply)) return "not wanted";
  const named = { site: site.site.name, id };
  if (reply.status !== 200) {
    const code = isObject(reply.body) ? textOfField(reply.body, "code") : "";
    if (![401, 403, 404, 410].includes(reply.status) || code === "")
      throw new RestError(
        `${reply.url} was answered with status ${reply.status}, and not as The Events Calendar does`,
        reply.status,
      );
    await requireOpenSite(site);
    return (await removeWordPressEvent(env, named)) ? "removed" : "absent";
  }
  const event = parseEvent(reply.body);
  if (typeof event === "string") throw new Error(`The event cannot be read: ${event}`);
  if (event === null || event.id !== id) return (await removeWordPressEvent(env, named)) ? "removed" : "absent";
  await bringEventPictures(env, site, [event], now);
  const { refused, added, changed } = await importWordPressEvents(
    env,
    { site: named.site, events: [event] },
    Math.floor(now.getTime() / 1000),
  );
  if (refused[0] !== undefined) throw new Error(`The event was refused: ${refused[0].reason}`);
  return added + changed > 0 ? "written" : "unchanged";
}
