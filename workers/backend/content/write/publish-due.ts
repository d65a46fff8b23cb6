/**
 * Posts whose hour has come (decision 101). Readers see them on the second, since every list and page asks what is published by now; this
 * makes the rest of them: topics that are new, the search, former addresses.
 */
import * as v from "valibot";
import { logError, logInfo } from "#shared/log/log.ts";
import {
  type ContentRecordResult,
  contentRecordSchema,
  type ParsedContentRecord,
} from "#workers/backend/content/records/content-record.ts";
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { writeContent } from "./write-content.ts";

/** Of one run; the next is a minute later. */
const AT_ONCE = 50;
/** What cannot be written is tried again after so long, and hinders no other until then. */
const RETRY_SECONDS = 3600;

const recordSchema = v.pipe(v.string(), v.parseJson(), contentRecordSchema);

/** Writes what is due at `now`. Throws when the database does not answer; what was written stays. */
export async function publishDue(env: ChangeEnv, now: Date): Promise<void> {
  const { results } = await env.DB.prepare("SELECT source FROM waiting_posts WHERE publish_at <= ?1 ORDER BY publish_at LIMIT ?2")
    .bind(Math.floor(now.getTime() / 1000), AT_ONCE)
    .all<{ source: string }>();
  for (const { source } of results) await publish(env, source, now);
}

/** Its record as it is now: it may have been edited, postponed or withdrawn since the list was read. */
async function publish(env: ChangeEnv, source: string, now: Date): Promise<void> {
  const record = await readRecord(env.DB, source, now);
  if (record === null) return;
  const parsed = v.safeParse(recordSchema, record);
  const result = parsed.success ? await write(env, source, { record, parsed: parsed.output }, now) : undefined;
  if (result === "changed meanwhile") return logInfo(`the post ${source} was edited meanwhile and comes out with the next run`);
  if (result !== undefined && result.outcome !== "refused") return logInfo(`the post ${source} came out`);
  logError(`the post ${source} cannot come out`, result?.reason ?? "its record is not of the form");
  await env.DB.prepare("UPDATE waiting_posts SET publish_at = publish_at + ?3 WHERE source = ?1 AND record = ?2")
    .bind(source, record, RETRY_SECONDS)
    .run();
}

/** Null when it is not due any more. */
async function readRecord(db: D1Database, source: string, now: Date): Promise<string | null> {
  return db
    .prepare("SELECT record FROM waiting_posts WHERE source = ?1 AND publish_at <= ?2")
    .bind(source, Math.floor(now.getTime() / 1000))
    .first<string>("record");
}

type Due = { record: string; parsed: ParsedContentRecord };

async function write(
  env: ChangeEnv,
  source: string,
  { record, parsed }: Due,
  now: Date,
): Promise<ContentRecordResult | "changed meanwhile" | undefined> {
  const guard = env.DB.prepare(unchangedGuardSql).bind(source, record);
  try {
    return (await writeContent(env, [parsed], now, { guards: [guard], isDesk: true }))[0];
  } catch (error) {
    if ((await readRecord(env.DB, source, now)) !== record) return "changed meanwhile";
    throw error;
  }
}

/** Fails, and with it the batch that it stands in, when the record is another by now: SQLite reads no JSON from a sentence. */
const unchangedGuardSql = `SELECT json('was edited meanwhile: ' || j.value) FROM json_each(json_array(?1)) j
  WHERE NOT EXISTS (SELECT 1 FROM waiting_posts w WHERE w.source = j.value AND w.record = ?2)`;
