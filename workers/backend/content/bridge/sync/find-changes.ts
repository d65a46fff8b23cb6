/** Finds what changed at the site since the last request, announced or not: a page of numbers and dates at a time. */
import { readState, writeState } from "#workers/backend/content/bridge/bridge-state.ts";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { findTypePath } from "#workers/backend/content/bridge/site/read-item.ts";
import { countTasks, type NewTask, putTasks } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { toMediaSource } from "#workers/backend/content/wordpress/markup/pictures.ts";
import { RestError } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import { isObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";

const PER_PAGE = 100;
/** A run requests so many pages of a type; the next run continues after them. */
const PAGES_A_RUN = 5;
/** While more tasks than this wait, no more are looked for. */
const MANY_TASKS = 500;
/** Scheduled posts are published without counting as changed. */
const PLANNED_SECONDS = 2 * 86_400;
const BEGINNING = "1970-01-02T00:00:00Z";

type Heard = { id: number; modified: string; seconds: number };

/** Items, pictures and comments; `now` in seconds. Throws RestError; what was found until then is kept, and the next run goes on there. */
export async function findChanges(db: D1Database, site: BridgeSite, now: number): Promise<void> {
  for (const type of ["post", "page", ...site.settings.postTypes]) {
    const path = await findTypePath(site, type);
    if (path === null) continue;
    await follow(db, site, { type, path, now, beginning: BEGINNING, keep: keepItems });
    const after = toUtc(now - PLANNED_SECONDS);
    await keepItems(db, site, { type, now }, await list(site, path, { after, orderby: "date", order: "desc" }));
  }
  // Items bring their current pictures: only later changes matter.
  const media = { type: "", path: "wp/v2/media", now, beginning: toUtc(now - PLANNED_SECONDS), keep: keepMedia };
  await follow(db, site, media);
  await findComments(db, site, now);
}

type Kept = { type: string; now: number };
type Listing = Kept & {
  path: string;
  /** Where the first run begins. */
  beginning: string;
  keep(db: D1Database, site: BridgeSite, kept: Kept, heard: readonly Heard[]): Promise<void>;
};

async function follow(db: D1Database, site: BridgeSite, listing: Listing): Promise<void> {
  const key = `cursor:${site.site.name}:${listing.type || "media"}`;
  let cursor = (await readState(db, key)) ?? listing.beginning;
  // One second may have more than a page of changes: then its further pages are read.
  let page = 1;
  for (let turn = 0; turn < PAGES_A_RUN; turn += 1) {
    if ((await countTasks(db)) > MANY_TASKS) return;
    const found = await list(site, listing.path, { modified_after: cursor, orderby: "modified", order: "asc", page });
    await listing.keep(db, site, listing, found);
    const last = found.at(-1);
    if (last === undefined) break;
    // More changes may still come within this second.
    const next = toUtc(last.seconds - 1);
    if (next > cursor) {
      cursor = next;
      page = 1;
      await writeState(db, key, cursor);
    } else page += 1;
    if (found.length < PER_PAGE) break;
  }
}

function toUtc(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
}

async function list({ ask }: BridgeSite, path: string, parameters: Record<string, string | number>): Promise<Heard[]> {
  const { status, body, url } = await ask(path, { per_page: PER_PAGE, _fields: "id,modified_gmt", ...parameters });
  // Beyond the last page, or a type without such a list.
  if (status === 400 && Number(parameters.page ?? 1) > 1) return [];
  if (!Array.isArray(body)) throw new RestError(`${url} does not answer with a list (status ${status})`, status);
  return body.filter(isObject).flatMap((entry) => {
    const id = parseId(entry.id);
    const modified = textOfField(entry, "modified_gmt");
    const seconds = Math.floor(Date.parse(`${modified.replace(/Z$/, "")}Z`) / 1000);
    return id === null || Number.isNaN(seconds) ? [] : [{ id, modified, seconds }];
  });
}

/** Keeps tasks for items that are missing here, or stored in an older state. */
async function keepItems(db: D1Database, { site }: BridgeSite, { type, now }: Kept, heard: readonly Heard[]): Promise<void> {
  if (heard.length === 0) return;
  const rows = heard.map(({ id, seconds }) => ({ id, seconds, source: toMediaSource(site.name, id) }));
  const table = type === "page" ? "pages" : "posts";
  // What an import brought as a draft or planned (decision 101) is not here yet.
  const publishedAt = type === "page" ? "0" : "t.published_at";
  const { results } = await db
    .prepare(
      `SELECT j.value ->> 'id' AS id, j.value ->> 'seconds' AS seconds FROM json_each(?1) j
       WHERE NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.source = j.value ->> 'source' AND ${publishedAt} <= ?3
           AND COALESCE((SELECT i.modified_at FROM bridge_items i WHERE i.source = t.source), t.modified_at) >= j.value ->> 'seconds')
         AND NOT EXISTS (SELECT 1 FROM tombstone_sources s JOIN tombstones d ON d.post_id = s.post_id
           WHERE s.kind = 'post' AND s.source = j.value ->> 'source' AND d.lifted_at IS NULL)
         AND NOT EXISTS (SELECT 1 FROM bridge_tasks b
           WHERE b.kind = 'item' AND b.type = ?2 AND b.id = j.value ->> 'id' AND b.happened_at >= j.value ->> 'seconds')`,
    )
    .bind(JSON.stringify(rows), type, now)
    .all<{ id: number; seconds: number }>();
  const tasks = results.map(({ id, seconds }): NewTask => ({ kind: "item", type, id, isGone: false, happenedAt: seconds }));
  await putTasks(db, tasks, now);
}

/** Keeps tasks for pictures that are shown here in another state. */
async function keepMedia(db: D1Database, { site }: BridgeSite, { now }: Kept, heard: readonly Heard[]): Promise<void> {
  if (heard.length === 0) return;
  const rows = heard.map(({ id, modified, seconds }) => ({ id, modified, seconds, source: toMediaSource(site.name, id) }));
  const { results } = await db
    .prepare(
      `SELECT j.value ->> 'id' AS id, j.value ->> 'seconds' AS seconds FROM json_each(?1) j
       JOIN media m ON m.source = j.value ->> 'source' LEFT JOIN bridge_media b ON b.source = m.source
       WHERE b.stamp IS NULL OR instr(b.stamp, j.value ->> 'modified') = 0`,
    )
    .bind(JSON.stringify(rows))
    .all<{ id: number; seconds: number }>();
  const tasks = results.map(({ id, seconds }): NewTask => ({ kind: "media", type: "", id, isGone: false, happenedAt: seconds }));
  await putTasks(db, tasks, now);
}

/** Comments since the last run, newest first: the comments of their posts are brought again. Older ones are left to the night. */
async function findComments(db: D1Database, { ask, site }: BridgeSite, now: number): Promise<void> {
  const key = `comments:${site.name}`;
  const known = Number((await readState(db, key)) ?? "0");
  const { status, body } = await ask("wp/v2/comments", { per_page: PER_PAGE, orderby: "id", order: "desc", _fields: "id,post" });
  // A site whose comments are not public has none.
  if (status !== 200 || !Array.isArray(body)) return;
  const found = body.filter(isObject).flatMap((entry) => {
    const [id, post] = [parseId(entry.id), parseId(entry.post)];
    return id === null || post === null || id <= known ? [] : [{ id, post }];
  });
  if (found.length === 0) return;
  const sources = [...new Set(found.map(({ post }) => toMediaSource(site.name, post)))];
  const { results } = await db
    .prepare("SELECT p.source FROM json_each(?1) j JOIN posts p ON p.source = j.value")
    .bind(JSON.stringify(sources))
    .all<{ source: string }>();
  const ids = results.flatMap(({ source }) => parseId(source.split(":").at(-1)) ?? []);
  await putTasks(
    db,
    ids.map((id): NewTask => ({ kind: "comments", type: "post", id, isGone: false, happenedAt: now })),
    now,
  );
  await writeState(db, key, String(Math.max(...found.map(({ id }) => id))));
}
