/** Brings the approved comments of one post: names, dates and texts as the site shows them, and nothing else of their authors. */
import { findCopies, noteCopies } from "#workers/backend/content/bridge/back/known-copies.ts";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { parseMark } from "#workers/backend/content/comments/wordpress-copies.ts";
import { writeComments } from "#workers/backend/content/comments/write-comments.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { toCommentRecord } from "#workers/backend/content/wordpress/rest/rest-comment.ts";
import { RestError, type RestReply } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import { isObject, type JsonObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const PER_PAGE = 100;
/** A thousand comments a post; more stay at the site. */
const MAX_PAGES = 10;
const FIELDS = "id,parent,author_name,date_gmt,content,status,type";

/**
 * `id` is the post's number at the site. A site whose comments are not public has none; an answer that is not WordPress' own, such as a
 * firewall's page, throws RestError and removes nothing.
 */
export async function bringComments(env: Env, site: BridgeSite, id: number, post: string): Promise<void> {
  const askedAt = Math.floor(Date.now() / 1000);
  const { entries, until } = await listApproved(site, id);
  const name = site.site.name;
  const listed = entries.flatMap((entry) => {
    const number = parseId(entry.id);
    return number === null ? [] : [{ entry, number, ownSource: parseMark(textOfField(entry, "author_email")) }];
  });
  const marked = listed.flatMap(({ number, ownSource }) => (ownSource === null ? [] : [{ number, ownSource }]));
  const own = await noteCopies(env.DB, { name, post, marked });
  const records = listed.flatMap(({ entry, ownSource }) =>
    ownSource !== null && own.has(ownSource) ? [] : (toCommentRecord(entry, name, post) ?? []),
  );
  const shown = new Set(listed.map(({ number }) => number));
  await writeComments(env, [post], records, await findCopies(env.DB, { name, post, shown, until, askedAt }));
}

/** `until`: the last number of which the list says whether the site shows it; 0 where it shows none to anybody. */
type Approved = { entries: JsonObject[]; until: number };

/** The address of an author, which says what was written here, is shown to moderators alone. */
async function listApproved(site: BridgeSite, post: number): Promise<Approved> {
  const marked = site.settings.takesCommentsBack
    ? await listPages(site, post, { context: "edit", _fields: `${FIELDS},author_email` })
    : null;
  return marked ?? (await listPages(site, post, { _fields: FIELDS })) ?? { entries: [], until: 0 };
}

/** Null where the site shows its comments to nobody of our kind. */
async function listPages({ ask }: BridgeSite, post: number, shown: Record<string, string>): Promise<Approved | null> {
  const entries: JsonObject[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const reply = await ask("wp/v2/comments", { post, per_page: PER_PAGE, page, order: "asc", orderby: "id", ...shown });
    if (isEnd(reply, page)) return { entries, until: Number.MAX_SAFE_INTEGER };
    if (isClosed(reply, page)) return null;
    if (reply.status !== 200 || !Array.isArray(reply.body))
      throw new RestError(`${reply.url} does not answer with a list (status ${reply.status})`, reply.status);
    const found = reply.body.filter(isObject);
    entries.push(...found.filter((entry) => (textOfField(entry, "status") || "approved") === "approved"));
    if (reply.body.length < PER_PAGE) return { entries, until: Number.MAX_SAFE_INTEGER };
  }
  return { entries, until: parseId(entries.at(-1)?.id) ?? 0 };
}

/** Whether the page is beyond the last one. */
function isEnd({ status, body }: RestReply, page: number): boolean {
  return page > 1 && status === 400 && toCode(body).endsWith("_invalid_page_number");
}

/** Whether the comments are not public; only the first page can say so. */
function isClosed({ status, body }: RestReply, page: number): boolean {
  return page === 1 && [401, 403, 404].includes(status) && toCode(body).startsWith("rest_");
}

function toCode(body: unknown): string {
  return isObject(body) ? textOfField(body, "code") : "";
}
