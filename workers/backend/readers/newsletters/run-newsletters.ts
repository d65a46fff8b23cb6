/** What the clock does for newsletters: composes due issues, lists their readers, has the queue send them. Each step continues where the last run ended. */
import type { Env } from "#workers/backend/ground/env.ts";
import { composeDueIssues, type FindPrepared } from "./issues/compose-issue.ts";
import { listReaders } from "./sending/list-readers.ts";
import { queueIssues } from "./sending/queue-issues.ts";

/** `now` in seconds. */
export async function runNewsletters(env: Env, now: number, findPrepared?: FindPrepared): Promise<void> {
  await composeDueIssues(env, now, findPrepared);
  await sendIssues(env, now);
}

/** Lists the readers of due issues, and has the queue send them. */
export async function sendIssues(env: Env, now: number): Promise<void> {
  await listReaders(env, now);
  await queueIssues(env, now);
}
