/** `POST /admin/events?wordpress=alt.example`: events of a publisher's WordPress, as `npm run import -- --wordpress` sends them. */
import * as v from "valibot";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { importWordPressEvents } from "#workers/backend/services/events/wordpress/import-wordpress-events.ts";
import { wordPressEventSchema } from "#workers/backend/services/events/wordpress/wordpress-event.ts";

const MAX_BYTES = 1024 * 1024;
const bodySchema = v.object({ events: v.pipe(v.array(wordPressEventSchema), v.minLength(1), v.maxLength(100)) });

/** Replies `{events, added, changed, left, refused: [{id, reason}]}`; 400 for a body of another form. */
export async function postWordPressEvents(request: Request, site: string, env: Env, now: Date): Promise<Response> {
  if (!/^[a-z0-9][a-z0-9.:/_-]{0,99}$/i.test(site))
    return toAdminError(400, "wordpress: must be the site's host, with its path where it has one");
  const bytes = await readLimited(request, MAX_BYTES);
  if (bytes === null) return toAdminError(413, `The events are too large: at most ${MAX_BYTES} bytes`);
  const parsed = v.safeParse(bodySchema, parseJson(bytes));
  if (!parsed.success) return toAdminError(400, v.summarize(parsed.issues).slice(0, 500));
  const { gone: _, ...brought } = await importWordPressEvents(env, { site, ...parsed.output }, Math.floor(now.getTime() / 1000));
  return toAdminReply(brought);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null; // refused by its schema
  }
}
