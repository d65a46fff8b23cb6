/** Brings one comment at the site to the state that it has here: there once, shown or not, with its present name, or gone. */

import { escapeText } from "entities";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { htmlToTyped } from "#workers/backend/content/comments/typed-text.ts";
import { toMark } from "#workers/backend/content/comments/wordpress-copies.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { RestError, type RestReply } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import { isObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { findParent } from "./find-parent.ts";
import { toCommentNumber, toCommentSource } from "./known-copies.ts";
import { forget, settle, type Waiting, waitOn } from "./waiting-comments.ts";

type Row = {
  source: string | null;
  has_begun: number;
  is_shown: number;
  told: string | null;
  author: string | null;
  html: string | null;
  created_at: number | null;
  parent: string | null;
  is_hidden: number | null;
  gone_at: number | null;
  has_post: number;
};
const rowSql = `SELECT w.source, w.has_begun, w.is_shown, w.told, c.author, c.html, c.created_at, c.parent, c.is_hidden, c.gone_at,
    EXISTS (SELECT 1 FROM posts p WHERE p.source = w.post) AS has_post
  FROM wordpress_comments w LEFT JOIN comments c ON c.id = w.comment_id WHERE w.comment_id = ?1`;

/** In the place of what its author took away. */
const GONE = { author_name: "Zurückgezogen", content: "Dieser Kommentar wurde zurückgezogen.", status: "trash" };
/** An answer waits so long for what it answers. */
const PARENT_WAIT = 60;

/** Throws when it has to be tried again: the site does not answer, or refuses. */
export async function tellComment(db: D1Database, site: BridgeSite, waiting: Waiting, now: number): Promise<void> {
  const row = await db.prepare(rowSql).bind(waiting.id).first<Row>();
  if (row === null) return;
  const { author, html, created_at: createdAt } = row;
  // A post that is gone here took its comments along, and nobody took them away: at the site they stay.
  if (author === null && row.has_post === 0) return forget(db, waiting);
  const there = await findThere(db, site, waiting, row);
  if (author === null || html === null || createdAt === null || row.gone_at !== null) {
    if (there !== null) await change(site, there.number, GONE);
    return forget(db, waiting);
  }
  const text = { author_name: author, content: escapeText(htmlToTyped(html)) };
  const digest = await digestSecret(JSON.stringify(text));
  const isShown = row.is_hidden === 0;
  const isSame = there !== null && there.isShown === isShown && row.told === digest;
  // What was never there and is not shown needs not be told; what is hidden at both is told a new name alone.
  if (isSame || (there === null && !isShown)) return settle(db, waiting);
  if (there !== null) {
    const status = there.isShown === isShown ? {} : { status: isShown ? "approved" : "hold" };
    const isDone = await change(site, there.number, { ...text, ...status });
    if (isDone) await note(db, waiting, { number: there.number, site, isShown, digest, now });
    // The site deleted for good what it had: what was let through here once more is brought anew, of the rest the next look says so.
    if (isDone || there.isShown || !isShown) return settle(db, waiting);
    await lose(db, waiting);
  }
  const parent = await findParent(db, site.site.name, row.parent);
  if (parent === "wait") return waitOn(db, waiting, now + PARENT_WAIT);
  const mark = toMark(waiting.ownSource);
  const comment = { ...text, author_email: mark, post: toNumber(waiting.post), parent, status: "approved" };
  const made = await create(db, site, waiting, { ...comment, date_gmt: new Date(createdAt * 1000).toISOString().slice(0, 19) });
  await note(db, waiting, { ...made, site, digest, now });
  await settle(db, waiting);
}

const toNumber = (source: string): number => Number(source.split(":").at(-1));

type There = { number: number; isShown: boolean };

/** The comment as the site has it: known here, or, where it may have been sent before, asked for by its mark. */
async function findThere(db: D1Database, site: BridgeSite, waiting: Waiting, row: Row): Promise<There | null> {
  const number = row.source === null ? null : toCommentNumber(site.site.name, row.source);
  if (number !== null) return { number, isShown: row.is_shown === 1 };
  if (row.has_begun === 0) return null;
  const found = await askForMark(site, waiting);
  if (found !== null)
    await db
      .prepare("UPDATE wordpress_comments SET source = ?2, is_shown = ?3 WHERE comment_id = ?1")
      .bind(waiting.id, toCommentSource(site.site.name, found.number), found.isShown ? 1 : 0)
      .run();
  return found;
}

async function askForMark({ ask }: BridgeSite, { ownSource, post }: Waiting): Promise<There | null> {
  const mark = toMark(ownSource);
  const fields = { context: "edit", status: "any", _fields: "id,status,author_email" };
  const reply = await ask("wp/v2/comments", { post: toNumber(post), author_email: mark, per_page: 100, ...fields });
  if (reply.status !== 200 || !Array.isArray(reply.body)) throw refused(reply);
  const entries = reply.body.filter(isObject);
  // A plugin may pass over what was asked for.
  const entry = entries.find((one) => textOfField(one, "author_email").toLowerCase() === mark.toLowerCase());
  const number = parseId(entry?.id);
  return entry === undefined || number === null ? null : { number, isShown: textOfField(entry, "status") === "approved" };
}

async function create(db: D1Database, site: BridgeSite, waiting: Waiting, comment: object): Promise<There> {
  await db.prepare("UPDATE wordpress_comments SET has_begun = 1 WHERE comment_id = ?1").bind(waiting.id).run();
  const reply = await site.post("wp/v2/comments", comment);
  const body = isObject(reply.body) ? reply.body : {};
  const number = parseId(body.id);
  if (reply.status === 201 && number !== null) return { number, isShown: textOfField(body, "status") === "approved" };
  const found = reply.status === 409 ? await askForMark(site, waiting) : null;
  if (found === null) throw refused(reply);
  return found;
}

/** False where the site has no such comment any more. */
async function change(site: BridgeSite, number: number, changes: object): Promise<boolean> {
  const reply = await site.post(`wp/v2/comments/${number}`, changes);
  if (reply.status === 200) return true;
  if (reply.status === 404 && isObject(reply.body) && textOfField(reply.body, "code") === "rest_comment_invalid_id") return false;
  throw refused(reply);
}

type Noted = There & { site: BridgeSite; digest: string; now: number };

/** As soon as it is known: the site may tell of it before anything else is done. */
async function note(db: D1Database, { id }: Waiting, { site, number, isShown, digest, now }: Noted): Promise<void> {
  const toldAt = Math.max(now, Math.floor(Date.now() / 1000));
  await db
    .prepare(
      "UPDATE wordpress_comments SET source = ?2, is_shown = ?3, told = ?4, told_at = ?5, has_begun = 0 WHERE comment_id = ?1",
    )
    .bind(id, toCommentSource(site.site.name, number), isShown ? 1 : 0, digest, toldAt)
    .run();
}

async function lose(db: D1Database, { id }: Waiting): Promise<void> {
  await db.prepare("UPDATE wordpress_comments SET source = NULL, is_shown = 0, told = NULL WHERE comment_id = ?1").bind(id).run();
}

function refused({ url, status, body }: RestReply): RestError {
  const code = isObject(body) ? textOfField(body, "code") : "";
  return new RestError(`${new URL(url).pathname} was refused: ${code} (status ${status})`, status);
}
