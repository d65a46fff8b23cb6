/** What the clock does for newsletters: composes what is due, lists who gets it, has the queue send it. Each step takes up what the run before left. */
import type { Env } from "#workers/backend/ground/env.ts";
import { composeDueIssues } from "./issues/compose-issue.ts";
import { listReaders } from "./sending/list-readers.ts";
import { queueIssues } from "./sending/queue-issues.ts";

/** `now` in seconds. */
export async function runNewsletters(env: Env, now: number): Promise<void> {
  await composeDueIssues(env, now);
  await sendIssues(env, now);
}

/** Lists who gets what is to be sent, and has the queue send it. */
export async function sendIssues(env: Env, now: number): Promise<void> {
  await listReaders(env, now);
  await queueIssues(env, now);
}
