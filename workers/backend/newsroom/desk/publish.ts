/** What becomes of a post: handed in, given back, planned, published, corrected, withdrawn. Readers' side and the desk's change as one. */

import type { ContentBlock } from "#shared/content/content-block.ts";
import { isDeskTextReady } from "#shared/content/desk-faults.ts";
import { type DeskText, MAX_DESK_BLOCKS } from "#shared/content/desk-text.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { isGuarded, toGuardSql } from "#workers/backend/ground/database/guard.ts";
import { keepTickersStatement, withStoredTickers } from "./carry-tickers.ts";
import { type DeskPostRow, type DeskState, noteDueStatement, parseDeskText, readDeskPost } from "./desk-rows.ts";
import { toPostRecord } from "./to-record.ts";
import { keepVersionStatement, type VersionKind } from "./versions.ts";

export type Wanted = { id: number; known: number; by: number | null };

export type PublishOutcome =
  | { kind: "done"; postId: number | null }
  | { kind: "unknown" | "conflict" | "not ready" }
  /** For operators: what the writer of posts says. */
  | { kind: "refused"; reason: string };

/** Where each state may be left for. */
const mayBecome: Record<DeskState, readonly DeskState[]> = {
  draft: ["submitted", "planned", "published"],
  submitted: ["draft", "planned", "published"],
  planned: ["draft", "planned", "published"],
  published: ["published", "withdrawn"],
  withdrawn: ["published", "planned", "submitted"],
};

/** `text`: another one than the desk has, of the next revision. */
type Step = { to: DeskState; version: VersionKind; publishAt?: number | null; text?: DeskText | undefined };

/** Somebody has changed the post meanwhile, or taken another step with it: that raises no revision. */
const guardSql = toGuardSql("NOT EXISTS (SELECT 1 FROM desk_posts WHERE id = ?1 AND revision = ?2 AND state = ?3)");

// A post that is withdrawn has another revision: who saw it published does not publish it again unseen.
const stepSql = `UPDATE desk_posts SET state = ?3, publish_at = ?4, text = COALESCE(?6, text),
    revision = revision + (?6 IS NOT NULL OR ?3 = 'withdrawn'),
    published_at = CASE WHEN ?3 = 'published' THEN COALESCE(published_at, ?5) ELSE published_at END,
    public_revision = CASE WHEN ?3 IN ('published', 'planned') THEN revision + (?6 IS NOT NULL) WHEN ?3 = 'withdrawn' THEN NULL ELSE public_revision END
  WHERE id = ?1 AND revision = ?2 RETURNING id`;

function stepStatements(
  db: D1Database,
  { id, known, by, from }: Wanted & { from: DeskState },
  { to, version, publishAt = null, text }: Step,
  now: number,
) {
  return [
    // One whose hour has come keeps the hour as its date, also where the clock has not noted it yet.
    noteDueStatement(db, now),
    db.prepare(guardSql).bind(id, known, from),
    db.prepare(stepSql).bind(id, known, to, publishAt, now, text === undefined ? null : JSON.stringify(text)),
    keepVersionStatement(db, { id, kind: version, by }, now),
  ];
}

/** Hands it in, or gives it back to who writes it: readers see nothing of either. `now` in seconds. */
export async function passOn({ DB }: ChangeEnv, wanted: Wanted, to: "submitted" | "draft", now: number): Promise<PublishOutcome> {
  const row = await readDeskPost(DB, wanted.id, now);
  const fault = findFault(row, wanted, to);
  if (fault !== null || row === null) return fault ?? { kind: "unknown" };
  const version = to === "submitted" ? "submitted" : "returned";
  const seen = { ...wanted, from: row.state };
  return run(() => DB.batch(stepStatements(DB, seen, { to, version }, now)), DB, seen, now);
}

/** Publishes what stands there, at once or at `at` (seconds). `correction` is what readers see below the text from now on. */
export async function publish(
  env: ChangeEnv,
  { at, correction, ...wanted }: Wanted & { at: number | null; correction: ContentBlock | null },
  now: number,
): Promise<PublishOutcome> {
  const row = await readDeskPost(env.DB, wanted.id, now);
  const isPlanned = at !== null && at > now;
  const fault = findFault(row, wanted, isPlanned ? "planned" : "published");
  if (fault !== null || row === null) return fault ?? { kind: "unknown" };
  const kept = parseDeskText(row.text);
  const text = correction === null ? kept : { ...kept, blocks: [...kept.blocks, correction] };
  if (!isDeskTextReady(text)) return { kind: "not ready" };
  // It could not be opened any more.
  if (text.blocks.length > MAX_DESK_BLOCKS)
    return { kind: "refused", reason: `With its correction it has more than ${MAX_DESK_BLOCKS} blocks.` };
  const publication = isPlanned
    ? ({ status: "scheduled", date: at } as const)
    : ({ status: "published", date: row.published_at ?? now } as const);
  const change = correction === null ? {} : { text };
  const step: Step = isPlanned
    ? { to: "planned", version: "planned", publishAt: at, ...change }
    : { to: "published", version: "published", ...change };
  return writePost(env, { row, text, wanted, step, ...publication }, now);
}

/** Takes it from readers' pages; the desk keeps it. A planned one goes back to the drafts. */
export async function withdraw(env: ChangeEnv, wanted: Wanted, now: number): Promise<PublishOutcome> {
  const row = await readDeskPost(env.DB, wanted.id, now);
  const to = row?.state === "planned" ? "draft" : "withdrawn";
  const fault = findFault(row, wanted, to);
  if (fault !== null || row === null) return fault ?? { kind: "unknown" };
  const step: Step = { to, version: to === "draft" ? "returned" : "withdrawn" };
  const date = row.published_at ?? now;
  return writePost(env, { row, text: parseDeskText(row.text), wanted, step, status: "draft", date }, now);
}

function findFault(row: DeskPostRow | null, { known }: Wanted, to: DeskState): PublishOutcome | null {
  if (row === null) return { kind: "unknown" };
  return row.revision !== known || !mayBecome[row.state].includes(to) ? { kind: "conflict" } : null;
}

type Writing = {
  row: DeskPostRow;
  text: DeskText;
  wanted: Wanted;
  step: Step;
  status: "published" | "scheduled" | "draft";
  date: number;
};

async function writePost(
  env: ChangeEnv,
  { row, text, wanted, step, status, date }: Writing,
  now: number,
): Promise<PublishOutcome> {
  const seen = { ...wanted, from: row.state };
  return run(
    async () => {
      const { blocks, guards, carried } = await withStoredTickers(env.DB, row, text.blocks);
      const record = toPostRecord({ ...text, blocks }, { source: row.source, status, date, modified: now, carried });
      const steps = [...stepStatements(env.DB, seen, step, now), keepTickersStatement(env.DB, { id: row.id, carried })];
      const [result] = await writeContent(env, [record], new Date(now * 1000), { guards: [...steps, ...guards], isDesk: true });
      if (result?.outcome === "refused") return { kind: "refused", reason: result.reason ?? "" };
      // Nothing had to be written for readers, and so the desk's side was not either.
      if (result?.outcome === "unchanged") await env.DB.batch(steps);
      return null;
    },
    env.DB,
    seen,
    now,
  );
}

/** Its ticker may be written in the same second; twice in a row hardly ever is. */
const MAX_TRIES = 3;

/** Does it, and says what came of it: the guards tell of somebody else's change by a failure. */
async function run(
  act: () => Promise<unknown>,
  db: D1Database,
  { id, known, from }: Wanted & { from: DeskState },
  now: number,
): Promise<PublishOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      const refused = await act();
      if (isRefusal(refused)) return refused;
      break;
    } catch (error) {
      const row = await readDeskPost(db, id, now);
      if (row === null) return { kind: "unknown" };
      if (row.revision !== known || row.state !== from) return { kind: "conflict" };
      if (!isGuarded(error) || tries === MAX_TRIES) throw error;
    }
  }
  return { kind: "done", postId: (await readDeskPost(db, id, now))?.post_id ?? null };
}

function isRefusal(value: unknown): value is Extract<PublishOutcome, { kind: "refused" }> {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "refused";
}

/** For the clock. `now` in seconds. */
export async function noteDuePosts({ DB }: Pick<ChangeEnv, "DB">, now: number): Promise<void> {
  await noteDueStatement(DB, now).run();
}

/** What readers are told of a mistake, with its day: a box below the text. `words` are plain. */
export function toCorrection(words: string, day: string): ContentBlock {
  const html = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").trim().replace(/\n+/g, "<br>");
  return { kind: "facts", purpose: "CORRECTION", title: `Korrektur vom ${day}`, html: `<p>${html}</p>` };
}
