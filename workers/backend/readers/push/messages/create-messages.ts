/** What is to be sent: made by whoever sets a breaking line or writes in a ticker, and by the clock of what has come in another way. */
import type { Env } from "#workers/backend/ground/env.ts";
import { readPushKeys } from "#workers/backend/readers/push/push-settings.ts";
import { worthSendingS } from "./push-message.ts";

/** Of one run of the clock. */
const MAX_AT_ONCE = 100;
/** Those that changed last: their texts are read. */
const MAX_TICKERS = 30;

/**
 * The line that was set at `now`, once. To be put into the batch that sets it, behind it: of a line that was not set it makes nothing.
 */
export function breakingStatement(
  db: D1Database,
  { text, link }: { text: string; link: string },
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO push_messages (kind, item, audience, created_at, sends_until)
       SELECT 'breaking', id, '[{"kind":"breaking","key":""}]', ?1, ends_at FROM breaking_lines
       WHERE ends_at > ?1 AND text = ?2 AND link = ?3 ORDER BY ends_at DESC LIMIT 1 ON CONFLICT DO NOTHING`,
    )
    .bind(now, text, link);
}

/**
 * A ticker's key event that the newsroom wrote just now; one that is changed later or was told before makes nothing. Those that nobody
 * follows are noted as well: who follows later is not told of what was there.
 */
export async function addHighlight(
  env: Env,
  { post, entry, writtenAt }: { post: number; entry: string; writtenAt: number },
  now: number,
): Promise<void> {
  if (readPushKeys(env) === null || writtenAt <= now - worthSendingS.highlight) return;
  await env.DB.prepare(
    `INSERT INTO push_messages (kind, item, audience, created_at, sends_until)
     VALUES ('highlight', ?1, json_array(json_object('kind', 'ticker', 'key', ?2)), ?3, ?4) ON CONFLICT DO NOTHING`,
  )
    .bind(`${post}:${entry}`, String(post), now, writtenAt + worthSendingS.highlight)
    .run();
}

/**
 * Posts that appeared in the last two hours, each once: neither an archive that is brought nor a change makes a notice. A tag stands for the
 * topic of its slug where there is none. Those that nobody follows are noted as well: who follows later is not told of what was there.
 */
const postsSql = `INSERT INTO push_messages (kind, item, audience, created_at, sends_until)
  SELECT 'post', p.id, (
      SELECT json_group_array(json_object(
        'kind', CASE substr(f.key, 1, instr(f.key, ':') - 1) WHEN 'tag' THEN 'topic' ELSE substr(f.key, 1, instr(f.key, ':') - 1) END,
        'key', substr(f.key, instr(f.key, ':') + 1)))
      FROM feed_entries e CROSS JOIN feeds f ON f.id = e.feed_id
      WHERE e.post_id = p.id AND (f.key GLOB 'topic:*' OR f.key GLOB 'author:*' OR f.key GLOB 'municipality:*'
        OR f.key GLOB 'tag:*' AND NOT EXISTS (
          SELECT 1 FROM terms t WHERE t.taxonomy = 'topic' AND t.slug = substr(f.key, 5)))),
    ?1, p.published_at + ?2
  FROM posts p WHERE p.published_at > ?1 - ?2 AND p.published_at <= ?1 AND p.external IS NULL
    AND NOT EXISTS (SELECT 1 FROM push_messages m WHERE m.kind = 'post' AND m.item = CAST(p.id AS TEXT))
  ORDER BY p.published_at LIMIT ${MAX_AT_ONCE} ON CONFLICT DO NOTHING`;

/**
 * Key events of the last half-hour that came with a post's record (an import, the bridge), each once: of those that the newsroom wrote
 * there is a message already. A ticker that has just ended is among them.
 */
const highlightsSql = `INSERT INTO push_messages (kind, item, audience, created_at, sends_until)
  SELECT 'highlight', found.id || ':' || (entry.value ->> 'id'), json_array(json_object('kind', 'ticker', 'key', CAST(found.id AS TEXT))),
    ?1, unixepoch(entry.value ->> 'date') + ?2
  FROM (SELECT id FROM posts WHERE is_liveticker = 1 AND modified_at > ?1 - ?2 AND published_at <= ?1 AND external IS NULL
      ORDER BY modified_at DESC LIMIT ${MAX_TICKERS}) found
    CROSS JOIN post_bodies b ON b.post_id = found.id, json_each(b.blocks) block, json_each(block.value, '$.entries') entry
  WHERE block.value ->> 'kind' = 'ticker' AND entry.value ->> 'isKeyEvent' = 1
    AND unixepoch(entry.value ->> 'date') > ?1 - ?2 AND unixepoch(entry.value ->> 'date') <= ?1
    AND NOT EXISTS (SELECT 1 FROM push_messages m WHERE m.kind = 'highlight' AND m.item = found.id || ':' || (entry.value ->> 'id'))
  LIMIT ${MAX_AT_ONCE} ON CONFLICT DO NOTHING`;

/** Answers to others' comments that readers can see; what was brought from long ago is no news. */
const repliesSql = `INSERT INTO push_messages (kind, item, account_id, created_at, sends_until)
  SELECT 'reply', c.id, asked.account_id, ?1, ?1 + ?2
  FROM (SELECT comment_id FROM push_replies WHERE comment_id > 0 ORDER BY comment_id LIMIT ${MAX_AT_ONCE}) found
  CROSS JOIN comments c ON c.id = found.comment_id
  CROSS JOIN comments p ON p.source = c.parent CROSS JOIN comment_authors asked ON asked.comment_id = p.id
  LEFT JOIN comment_authors own ON own.comment_id = c.id
  WHERE c.is_hidden = 0 AND c.created_at > ?1 - 7 * 86400 AND own.account_id IS NOT asked.account_id ON CONFLICT DO NOTHING`;
const repliesDoneSql = `DELETE FROM push_replies
  WHERE comment_id IN (SELECT comment_id FROM push_replies WHERE comment_id > 0 ORDER BY comment_id LIMIT ${MAX_AT_ONCE})`;

/** For the clock. `now` in seconds. */
export async function createMessages({ DB }: Pick<Env, "DB">, now: number): Promise<void> {
  await DB.batch([
    DB.prepare(postsSql).bind(now, worthSendingS.post),
    DB.prepare(highlightsSql).bind(now, worthSendingS.highlight),
    DB.prepare(repliesSql).bind(now, worthSendingS.reply),
    DB.prepare(repliesDoneSql).bind(),
  ]);
}
