/** What a post of the desk looks like: a draft of its own, which readers never see, written when it is looked at. */
import { logInfo } from "#shared/log/log.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { withStoredTickers } from "./carry-tickers.ts";
import { type DeskPostRow, parseDeskText } from "./desk-rows.ts";
import { toPostRecord } from "./to-record.ts";

/** How the source of a preview ends. */
export const PREVIEW_END = ":draft";
export const toPreviewSource = (source: string): string => `${source}${PREVIEW_END}`;

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

/** A post that was never published goes from the desk as a whole. */
export async function deleteDeskPost({ DB }: Pick<ChangeEnv, "DB">, id: number): Promise<boolean> {
  const sql =
    "DELETE FROM desk_posts WHERE id = ?1 AND published_at IS NULL AND state IN ('draft', 'submitted') RETURNING source";
  const source = await DB.prepare(sql).bind(id).first<string>("source");
  if (source === null) return false;
  const preview = toPreviewSource(source);
  await DB.batch([
    DB.prepare("DELETE FROM posts WHERE source = ?1").bind(preview),
    DB.prepare("DELETE FROM content_hashes WHERE kind = 'post' AND source = ?1").bind(preview),
  ]);
  return true;
}
