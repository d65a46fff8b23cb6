/** A category or tag was changed or deleted at the site: it is so here at once, its posts one by one after it. */
import * as v from "valibot";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { requireOpenSite } from "#workers/backend/content/bridge/site/read-item.ts";
import { listEntries } from "#workers/backend/content/bridge/sync/walk.ts";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { toListPaths } from "#workers/backend/content/wordpress/convert/former-paths.ts";
import { toSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { decodeHtml, toPlainText } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { isObject, type JsonObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { BridgeTask } from "./bridge-tasks.ts";
import { leaveSlug } from "./leave-slug.ts";
import { putPostsOfList } from "./put-posts-of-list.ts";
import type { Outcome } from "./work-item.ts";

const lists = { category: "wp/v2/categories", tag: "wp/v2/tags" } as const;

/** Throws when it has to be tried again. */
export async function workTerm(env: Env, site: BridgeSite, task: BridgeTask, now: Date): Promise<Outcome> {
  const taxonomy = task.type.startsWith("category") ? "category" : "tag";
  const entry = await readTerm(site, taxonomy, task);
  const slug = entry === null ? "" : toSlug(textOfField(entry, "slug"), "");
  const owner = `wp:${site.site.name}`;
  const left = await listLeft(site, taxonomy, toFormerSlugs(task), slug);
  if (entry === null || slug === "") {
    await requireOpenSite(site);
    for (const former of left) {
      await putPostsOfList(env.DB, site, `${taxonomy}:${former}`, now);
      await leaveSlug(env, { taxonomy, slug: former, owner }, null);
    }
    return "removed";
  }
  const link = textOfField(entry, "link");
  for (const former of left) {
    await putPostsOfList(env.DB, site, `${taxonomy}:${former}`, now);
    // The site's own list under the slug of before leads on as the portal's does.
    const paths = toListPaths(link.replace(`/${slug}`, `/${former}`));
    await leaveSlug(env, { taxonomy, slug: former, owner }, { slug, paths });
  }
  const record = v.parse(contentRecordSchema, {
    kind: "term",
    taxonomy,
    slug,
    title: toPlainText(decodeHtml(textOfField(entry, "name"))) || slug,
    description: toPlainText(textOfField(entry, "description")) || null,
    owner,
    formerPaths: toListPaths(link),
  });
  const [result] = await writeContent(env, [record], now);
  if (result?.outcome === "refused") throw new Error(`The term was refused: ${result.reason}`);
  return result?.outcome === "unchanged" && left.length === 0 ? "unchanged" : "written";
}

/** Slugs that it had, oldest first: the plugin's, or, at night, that by which it is known here (`category:politik`). */
function toFormerSlugs({ type, former }: BridgeTask): string[] {
  const known = type.split(":").slice(1);
  return [...new Set([...known, ...former.split(" ")].map((slug) => toSlug(slug, "")))].filter((slug) => slug !== "");
}

/** Null when the site does not have it. Throws RestError for what says nothing of it. */
async function readTerm({ ask }: BridgeSite, taxonomy: keyof typeof lists, { id, type }: BridgeTask): Promise<JsonObject | null> {
  // One that is known by its slug alone is looked for among those that the site has left (`listLeft`).
  if (type.includes(":")) return null;
  const { status, body } = await ask(`${lists[taxonomy]}/${id}`);
  return status === 200 && isObject(body) ? body : null;
}

/** Those of the former slugs that no other term of the site has by now. */
async function listLeft(site: BridgeSite, taxonomy: keyof typeof lists, former: string[], slug: string): Promise<string[]> {
  const others = former.filter((one) => one !== slug);
  if (others.length === 0) return [];
  const shown = await listEntries(site, lists[taxonomy], { slug: others.join(","), _fields: "id,slug" });
  const taken = new Set(shown.map((entry) => toSlug(textOfField(entry, "slug"), "")));
  return others.filter((one) => !taken.has(one));
}
