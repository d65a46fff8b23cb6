/** An author was renamed at the site: the name stands on all posts at once, a new slug with each post as it is asked for anew. */
import * as v from "valibot";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { toAuthorSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { isObject, parseAuthor } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import type { WordPressAuthor } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { BridgeTask } from "./bridge-tasks.ts";
import { putPostsOfList } from "./put-posts-of-list.ts";
import type { Outcome } from "./work-item.ts";

/**
 * WordPress shows only who has published something, and some sites hide their authors: then what an author of former slugs wrote is asked
 * for anew alone, as when one was deleted and the posts are somebody else's by now.
 */
export async function workAuthor(env: Env, site: BridgeSite, task: BridgeTask, now: Date): Promise<Outcome> {
  const { status, body } = await site.ask(`wp/v2/users/${task.id}`, { _fields: "id,name,slug,description,link" });
  const author = (status === 200 && isObject(body) ? parseAuthor(body)?.author : null) ?? null;
  const outcome = author === null ? "absent" : await write(env, site, author, now);
  for (const former of task.former.split(" ").flatMap((slug) => (slug === "" ? [] : toAuthorSlug(slug))))
    if (former !== author?.slug) await putPostsOfList(env.DB, site, `author:${former}`, now);
  return outcome;
}

async function write(env: Env, { site }: BridgeSite, author: WordPressAuthor, now: Date): Promise<Outcome> {
  const record = v.parse(contentRecordSchema, { kind: "author", ...author, owner: `wp:${site.name}` });
  const [result] = await writeContent(env, [record], now);
  if (result?.outcome === "refused") throw new Error(`The author was refused: ${result.reason}`);
  return result?.outcome === "unchanged" ? "unchanged" : "written";
}
