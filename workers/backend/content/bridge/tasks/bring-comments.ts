/** Brings the approved comments of one post: names, dates and texts as the site shows them, and nothing else of their authors. */
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { writeComments } from "#workers/backend/content/comments/write-comments.ts";
import { toCommentRecord } from "#workers/backend/content/wordpress/rest/rest-comment.ts";
import { RestError, type RestReply } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import { isObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const PER_PAGE = 100;
/** A thousand comments a post; more stay at the site. */
const MAX_PAGES = 10;

/**
 * `id` is the post's number at the site. A site whose comments are not public has none; an answer that is not WordPress' own, such as a
 * firewall's page, throws RestError and removes nothing.
 */
export async function bringComments(env: Env, { ask, site }: BridgeSite, id: number, post: string): Promise<void> {
  const records = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const fields = "id,parent,author_name,date_gmt,content,status,type";
    const reply = await ask("wp/v2/comments", {
      post: id,
      per_page: PER_PAGE,
      page,
      order: "asc",
      orderby: "id",
      _fields: fields,
    });
    if (isRefusal(reply, page)) break;
    if (reply.status !== 200 || !Array.isArray(reply.body))
      throw new RestError(`${reply.url} does not answer with a list (status ${reply.status})`, reply.status);
    records.push(...reply.body.filter(isObject).flatMap((entry) => toCommentRecord(entry, site.name, post) ?? []));
    if (reply.body.length < PER_PAGE) break;
  }
  await writeComments(env, [post], records);
}

/** Whether the page is beyond the last one, or the comments are not public; only the first page can say the latter. */
function isRefusal({ status, body }: RestReply, page: number): boolean {
  const code = isObject(body) ? textOfField(body, "code") : "";
  if (page > 1) return status === 400 && code.endsWith("_invalid_page_number");
  return [401, 403, 404].includes(status) && code.startsWith("rest_");
}
