/**
 * Posts whose hour has come (decision 101). Readers see them on the second, since every list and page asks what is published by now; this
 * makes the rest of them: topics that are new, the search, former addresses.
 */
import * as v from "valibot";
import { logError, logInfo } from "#workers/log/log.ts";
import type { ChangeEnv } from "./cache-tags/announce-change.ts";
import { contentRecordSchema } from "./content-record.ts";
import { writeContent } from "./write/write-content.ts";

/** Of one run; the next is a minute later. */
const AT_ONCE = 50;
/** What cannot be written is tried again after so long, and hinders no other until then. */
const RETRY_SECONDS = 3600;

type DueRow = { source: string; record: string };

/** Writes what is due at `now`. Throws when the database does not answer; what was written stays. */
export async function publishDue(env: ChangeEnv, now: Date): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT source, record FROM waiting_posts WHERE publish_at <= ?1 ORDER BY publish_at LIMIT ?2",
  )
    .bind(Math.floor(now.getTime() / 1000), AT_ONCE)
    .all<DueRow>();
  for (const { source, record } of results) {
    const parsed = v.safeParse(contentRecordSchema, JSON.parse(record));
    const [result] = parsed.success ? await writeContent(env, [parsed.output], now) : [];
    if (result !== undefined && result.outcome !== "refused") {
      logInfo(`the post ${source} came out`);
      continue;
    }
    logError(`the post ${source} cannot come out`, result?.reason ?? "its record is not of the form");
    await env.DB.prepare("UPDATE waiting_posts SET publish_at = publish_at + ?2 WHERE source = ?1")
      .bind(source, RETRY_SECONDS)
      .run();
  }
}
