/** A category or tag was changed at the site: its words at once, its posts one by one after it. */
import * as v from "valibot";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { requireOpenSite } from "#workers/backend/content/bridge/site/read-item.ts";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { toListPaths } from "#workers/backend/content/wordpress/convert/former-paths.ts";
import { toSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { decodeHtml, toPlainText } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { isObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { BridgeTask } from "./bridge-tasks.ts";
import type { Outcome } from "./work-item.ts";

/** Throws when it has to be tried again. */
export async function workTerm(env: Env, site: BridgeSite, task: BridgeTask, now: Date): Promise<Outcome> {
  const taxonomy = task.type === "category" ? "category" : "tag";
  const former = toSlug(task.former, "");
  const reply = await site.ask(`wp/v2/${taxonomy === "category" ? "categories" : "tags"}/${task.id}`);
  const slug = reply.status === 200 && isObject(reply.body) ? toSlug(textOfField(reply.body, "slug"), "") : "";
  if (slug === "" || !isObject(reply.body)) {
    await requireOpenSite(site);
    await putPostsOfTerm(env.DB, site, taxonomy, former, now);
    return "removed";
  }
  const isRenamed = former !== "" && former !== slug;
  const folder = taxonomy === "category" ? "news" : "themen";
  const link = textOfField(reply.body, "link");
  // The site's own list under the slug of before, and the portal's.
  const before = isRenamed ? [...toListPaths(link.replace(`/${slug}`, `/${former}`)), `/${folder}/${former}`] : [];
  const record = v.parse(contentRecordSchema, {
    kind: "term",
    taxonomy,
    slug,
    title: toPlainText(decodeHtml(textOfField(reply.body, "name"))) || slug,
    description: toPlainText(textOfField(reply.body, "description")) || null,
    owner: `wp:${site.site.name}`,
    formerPaths: [...toListPaths(link), ...before],
  });
  const [result] = await writeContent(env, [record], now);
  if (result?.outcome === "refused") throw new Error(`The term was refused: ${result.reason}`);
  if (isRenamed) await putPostsOfTerm(env.DB, site, taxonomy, former, now);
  return result?.outcome === "unchanged" ? "unchanged" : "written";
}

/** The site's posts that still carry the slug of before are asked for anew. */
async function putPostsOfTerm(db: D1Database, { site }: BridgeSite, taxonomy: string, slug: string, now: Date): Promise<void> {
  if (slug === "") return;
  const prefix = `wp:${site.name}:`;
  await db
    .prepare(
      `INSERT INTO bridge_tasks (kind, type, id, happened_at, try_at, created_at)
       SELECT 'item', p.type, CAST(substr(p.source, ?2) AS INTEGER), p.modified_at, ?4, ?4
       FROM feeds f JOIN feed_entries e ON e.feed_id = f.id JOIN posts p ON p.id = e.post_id
       WHERE f.key = ?1 AND substr(p.source, 1, ?2 - 1) = ?3
       ON CONFLICT (kind, type, id) DO NOTHING`,
    )
    .bind(`${taxonomy}:${slug}`, prefix.length + 1, prefix, Math.floor(now.getTime() / 1000))
    .run();
}
