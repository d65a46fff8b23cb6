/** Writes one edit of a live ticker into the text it stands in: the same rows as write-posts.ts, without the rest of the post. */

import type { ContentBlock, TickerEntry } from "#shared/content/content-block.ts";
import { splitText } from "#workers/backend/content/records/split-text.ts";
import { postSearchStatements } from "#workers/backend/content/search/search-statements.ts";
import {
  applyEdit,
  decideEdit,
  isRunning,
  type TickerEdit,
  toTickerState,
} from "#workers/backend/content/tickers/ticker-state.ts";
import { readStoredPost, type StoredPost, toPostToSearch } from "#workers/backend/content/write/search/read-searched-posts.ts";
import { raiseVersionStatement, toTouchedTags } from "#workers/backend/ground/changes/content-version.ts";
import type { BodyRow } from "#workers/backend/ground/database/tables/posts/bodies.ts";
import { prepareBlocks } from "./post/write-blocks.ts";
import { LIVETICKERS } from "./post/write-post-feeds.ts";
import { toSearchedText } from "./post/write-post-row.ts";
import { postWriter } from "./post/write-posts.ts";
import { readKeys } from "./post/write-references.ts";
import { cleanText } from "./text/write-clean-text.ts";

/** A text in its two sizes (readers/access/gate-text.ts). */
export type SplitText = ReturnType<typeof splitText>;
type Edited = { entry: TickerEntry | null; before: SplitText; after: SplitText; isPremium: boolean };
export type TickerWritten =
  | (Edited & { kind: "written"; touched: ReadonlySet<string> })
  /** It has been written before, by the same call. */
  | { kind: "known"; entry: TickerEntry }
  /** Nothing had to change. */
  | { kind: "unchanged" }
  | { kind: "unknown post" }
  /** Others have changed the entry since. */
  | { kind: "conflict" }
  | { kind: "refused"; reason: string };

/** A ticker of a whole day has some hundred; the row that holds the text takes 2 MB. */
const MAX_ENTRIES = 1000;
const MAX_TEXT_BYTES = 1_500_000;
/** In the place of one that the text itself will decide. */
const ANY_DATE = "1970-01-01T00:00:00.000Z";
/** An import may write the same text at the same moment. */
const ATTEMPTS = 5;

type PostWithText = StoredPost & BodyRow;

/** What is returned as `written` is on disk, and has renamed the content's version; announcing it is the caller's. Throws when the database does not answer. */
export async function writeTicker(db: D1Database, postId: number, given: TickerEdit, now: Date): Promise<TickerWritten> {
  const edit = prepareEdit(given);
  if (typeof edit === "string") return { kind: "refused", reason: edit };
  const fault = await findFault(db, edit);
  if (fault !== null) return { kind: "refused", reason: fault };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = await readStoredPost(db, postId);
    if (row === null || !hasText(row)) return { kind: "unknown post" };
    const written = await tryWrite(db, postId, row, edit, now);
    if (written !== null) return written;
  }
  throw new Error(`The text of post ${postId} is written by somebody else all the time`);
}

function hasText(row: StoredPost): row is PostWithText {
  return row.blocks !== null && row.free_block_count !== null;
}

/** What the edit brings as it is stored; all else of the text was made so when it was written. Returns the reason as a string. */
function prepareEdit(given: TickerEdit): TickerEdit | string {
  const edit = cleanText(given);
  if (edit.kind !== "save") return edit;
  const { date } = edit.entry;
  const prepared = prepareBlocks([{ kind: "ticker", entries: [{ ...edit.entry, date: date ?? ANY_DATE }] }]);
  if (typeof prepared === "string") return prepared;
  const entry = findEntry(prepared, edit.entry.id);
  return entry === null ? edit : { ...edit, entry: { ...entry, date: date === null ? null : entry.date } };
}

async function findFault(db: D1Database, edit: TickerEdit): Promise<string | null> {
  const image = edit.kind === "save" ? (edit.entry.image ?? null) : null;
  if (image === null) return null;
  const known = await readKeys(db, { media: [image.media] });
  return known.media.has(image.media) ? null : `image: there is no picture "${image.media}"`;
}

/** Null when somebody else wrote the text in between. */
async function tryWrite(
  db: D1Database,
  postId: number,
  row: PostWithText,
  edit: TickerEdit,
  now: Date,
): Promise<TickerWritten | null> {
  const isPremium = row.isPremium === 1;
  const before = splitText(row, isPremium);
  const { blocks, entry } = applyEdit(before.whole, edit, now);
  if (edit.kind === "save") {
    const there = findEntry(before.whole, edit.entry.id);
    const decision = decideEdit(there, findEntry(blocks, edit.entry.id), edit.known);
    if (decision === "known" && there !== null) return { kind: "known", entry: there };
    if (decision === "conflict") return { kind: "conflict" };
  }
  const text = JSON.stringify(blocks);
  if (text === row.blocks) return { kind: "unchanged" };
  if ((toTickerState(blocks)?.entries.length ?? 0) > MAX_ENTRIES)
    return { kind: "refused", reason: `A ticker has at most ${MAX_ENTRIES} entries` };
  if (new TextEncoder().encode(text).length > MAX_TEXT_BYTES)
    return { kind: "refused", reason: `The text is too large: at most ${MAX_TEXT_BYTES} bytes` };
  const freeBlockCount = isPremium ? row.free_block_count : blocks.length;
  const after = splitText({ blocks: text, free_block_count: freeBlockCount }, isPremium);
  const replies = await db.batch([
    db
      .prepare("UPDATE post_bodies SET blocks = ?2, free_block_count = ?3 WHERE post_id = ?1 AND blocks = ?4 RETURNING post_id")
      .bind(postId, text, freeBlockCount, row.blocks),
    rowStatement(db, postId, isRunning(blocks), now),
    ...searchStatements(db, row, { before, after }, entry?.id ?? null),
    ...livetickerStatements(db, postId),
    raiseVersionStatement(db, { sql: postWriter.touches, json: JSON.stringify([{ source: row.source }]) }),
  ]);
  // Rows of triggers count among those that D1 says were changed.
  if (replies[0]?.results.length !== 1) return null;
  const [named] = (replies.at(-1)?.results ?? []) as { touched: string | null }[];
  const touched = new Set(toTouchedTags(named?.touched));
  return { kind: "written", entry: findEntry(blocks, entry?.id ?? null), before, after, isPremium, touched };
}

/** As it is stored: sanitised. */
function findEntry(blocks: readonly ContentBlock[], id: string | null): TickerEntry | null {
  return toTickerState(blocks)?.entries.find((entry) => entry.id === id) ?? null;
}

/** None where it is found by the same words as before: a ticker that ends, an entry that others may not read. */
function searchStatements(
  db: D1Database,
  row: PostWithText,
  { before, after }: Pick<Edited, "before" | "after">,
  entryId: string | null,
): D1PreparedStatement[] {
  const text = toSearchedText(after.free);
  if (row.isLiveticker === 1 && text === toSearchedText(before.free)) return [];
  const written = findEntry(after.free, entryId);
  const added = written === null ? "" : toSearchedText([{ kind: "ticker", entries: [written] }]);
  // What lies beyond the part of the text that is searched is not told of either.
  const told = text.includes(added) ? { added } : {};
  return postSearchStatements(db, [{ ...toPostToSearch(row, text), isLiveticker: true, ...told }], new Set());
}

/** A first entry makes of a post one with a ticker. */
function livetickerStatements(db: D1Database, postId: number): D1PreparedStatement[] {
  return [
    db.prepare("INSERT OR IGNORE INTO feeds (key) VALUES (?1)").bind(LIVETICKERS),
    db
      .prepare(
        `INSERT OR IGNORE INTO feed_entries (feed_id, published_at, post_id, type)
         SELECT f.id, p.published_at, p.id, p.type FROM posts p JOIN feeds f ON f.key = ?2 WHERE p.id = ?1`,
      )
      .bind(postId, LIVETICKERS),
  ];
}

/** The post's own row. */
function rowStatement(db: D1Database, postId: number, isLive: boolean, now: Date): D1PreparedStatement {
  return db
    .prepare("UPDATE posts SET is_liveticker = 1, is_live = ?3, modified_at = MAX(modified_at, ?2) WHERE id = ?1")
    .bind(postId, Math.floor(now.getTime() / 1000), isLive ? 1 : 0);
}
