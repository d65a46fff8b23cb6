/** What a post of the desk looks like: a draft of its own, which readers never see, written when it is looked at. */
import { logInfo } from "#shared/log/log.ts";
import { toPreviewSource } from "#workers/backend/content/records/desk-owned.ts";
import { DRAFT_DATE } from "#workers/backend/content/write/post/write-post-row.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { withStoredTickers } from "./carry-tickers.ts";
import { type DeskPostRow, parseDeskText } from "./desk-rows.ts";
import { toPostRecord } from "./to-record.ts";

/** The number of the draft that shows the text as it stands now; null where it cannot be shown. `now` in seconds. */
export async function showDeskPost(env: ChangeEnv, row: DeskPostRow, now: number): Promise<number | null> {
  const source = toPreviewSource(row.source);
  const text = parseDeskText(row.text);
  const { blocks } = await withStoredTickers(env.DB, row, text.blocks);
  const date = row.published_at ?? row.publish_at ?? now;
  const record = toPostRecord(
    { ...text, blocks },
    { source, status: "draft", date, modified: row.changed_at, carried: row.carried },
  );
  const [result] = await writeContent(env, [record], new Date(now * 1000));
  if (result?.outcome === "refused") logInfo("a preview of the desk cannot be written", { desk: row.id, reason: result.reason });
  return result?.outcome === "refused" ? null : (result?.id ?? null);
}

const deletable = "id = ?1 AND revision = ?2 AND published_at IS NULL AND state IN ('draft', 'submitted')";
/** Of its drafts among the posts: what was looked at, and what was planned once. */
const draftsSql = `SELECT source FROM desk_posts WHERE ${deletable} UNION ALL SELECT source || ':draft' FROM desk_posts WHERE ${deletable}`;

/** A post that was never published goes as a whole. False where it is another one by now, or was published. */
export async function deleteDeskPost(
  { DB }: Pick<ChangeEnv, "DB">,
  { id, known }: { id: number; known: number },
): Promise<boolean> {
  const statements = [
    `DELETE FROM content_hashes WHERE kind = 'post' AND source IN (${draftsSql})`,
    `DELETE FROM posts WHERE published_at = ${DRAFT_DATE} AND source IN (${draftsSql})`,
    `DELETE FROM desk_posts WHERE ${deletable} RETURNING id`,
  ];
  const replies = await DB.batch(statements.map((sql) => DB.prepare(sql).bind(id, known)));
  return (replies.at(-1)?.results.length ?? 0) > 0;
}
