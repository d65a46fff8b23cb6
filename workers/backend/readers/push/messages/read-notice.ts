/**
 * The words of a notice, read when it goes: what was corrected is told as it stands, and of what is gone nothing. They are what everybody may
 * read, whoever gets them.
 */
import { decodeHTML } from "entities";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { PushMessage } from "./push-message.ts";

/** `path`: where it leads, on this site. */
export type Notice = { title: string; body: string; path: string };

const MAX_TITLE = 120;
const MAX_BODY = 200;

/** Null for what readers cannot see, or no longer. `now` in seconds. */
export async function readNotice(
  db: D1Database,
  message: Pick<PushMessage, "kind" | "item">,
  now: number,
): Promise<Notice | null> {
  const notice = await readers[message.kind](db, message.item, now);
  return notice === null ? null : { ...notice, title: cut(notice.title, MAX_TITLE), body: cut(notice.body, MAX_BODY) };
}

type Reader = (db: D1Database, item: string, now: number) => Promise<Notice | null>;

/** A line that leads to another site is shown on the front page: notices lead to this one alone. */
const readLine: Reader = async (db, item, now) => {
  const sql = "SELECT text, link FROM breaking_lines WHERE id = ?1 AND ends_at > ?2";
  const line = await db.prepare(sql).bind(Number(item), now).first<{ text: string; link: string }>();
  return line === null ? null : { title: "Eilmeldung", body: line.text, path: line.link.startsWith("/") ? line.link : "/" };
};

type PostRow = { id: number; slug: string; title: string; kicker: string | null; place: string | null };

const postSql = `SELECT p.id, p.slug, p.title, p.kicker, m.title AS place FROM posts p
  LEFT JOIN municipalities m ON m.id = p.municipality_id WHERE p.id = ?1 AND p.published_at <= ?2 AND p.external IS NULL`;

const readPost: Reader = async (db, item, now) => {
  const post = await db.prepare(postSql).bind(Number(item), now).first<PostRow>();
  if (post === null) return null;
  const words = [post.place, post.kicker].filter((word) => word !== null && word !== "");
  return { title: post.title, body: [...new Set(words)].join(" · "), path: toPostLink(post) };
};

type EntryRow = { id: number; slug: string; title: string; is_premium: number; entry_title: string | null; html: string };

const entrySql = `SELECT p.id, p.slug, p.title, p.is_premium, entry.value ->> 'title' AS entry_title, entry.value ->> 'html' AS html
  FROM posts p CROSS JOIN post_bodies b ON b.post_id = p.id, json_each(b.blocks) block, json_each(block.value, '$.entries') entry
  WHERE p.id = ?1 AND p.published_at <= ?3 AND block.value ->> 'kind' = 'ticker'
    AND entry.value ->> 'id' = ?2 AND entry.value ->> 'isKeyEvent' = 1 LIMIT 1`;

const readHighlight: Reader = async (db, item, now) => {
  // The number has no colon; an entry's name that an import brings may have any.
  const end = item.indexOf(":");
  const id = item.slice(end + 1);
  const entry = await db
    .prepare(entrySql)
    .bind(Number(item.slice(0, end)), id, now)
    .first<EntryRow>();
  if (entry === null) return null;
  const path = `${toPostLink(entry)}#eintrag-${encodeURIComponent(id)}`;
  // What is paid for is told to nobody.
  const body = entry.is_premium === 1 ? "Ein Höhepunkt im Liveticker" : (entry.entry_title ?? toText(entry.html));
  return { title: entry.title, body, path };
};

type ReplyRow = { comment_id: number; author: string; id: number; slug: string; title: string };

const replySql = `SELECT c.id AS comment_id, c.author, p.id, p.slug, p.title FROM comments c CROSS JOIN posts p ON p.id = c.post_id
  WHERE c.id = ?1 AND c.is_hidden = 0 AND c.gone_at IS NULL AND p.published_at <= ?2`;

const readReply: Reader = async (db, item, now) => {
  const reply = await db.prepare(replySql).bind(Number(item), now).first<ReplyRow>();
  if (reply === null) return null;
  const path = `${toPostLink(reply)}/kommentare/${reply.comment_id}`;
  return { title: `${reply.author} hat dir geantwortet`, body: `Zu: ${reply.title}`, path };
};

const readers: Readonly<Record<PushMessage["kind"], Reader>> = {
  breaking: readLine,
  post: readPost,
  highlight: readHighlight,
  reply: readReply,
};

function toText(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
