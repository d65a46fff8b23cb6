/** For tests: the newsroom decides about a comment as it is. */

import type { Env } from "#workers/backend/ground/env.ts";
import { createTestCall } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { type Decision, decideComment } from "./decide-comment.ts";
import type { ModerationOutcome } from "./moderate.ts";

/** `ground` is insult where something is taken away. */
export async function decide(
  env: Env,
  id: number,
  kind: Decision["kind"],
  given: Partial<Decision> = {},
): Promise<ModerationOutcome> {
  const revision = (await env.DB.prepare("SELECT revision FROM comments WHERE id = ?1").bind(id).first<number>("revision")) ?? 0;
  const ground = kind === "shown" || kind === "unbanned" ? null : "INSULT";
  const decision: Decision = { kind, ground, reason: "", isBanning: false, ...given };
  return decideComment({ ...createTestCall(), env }, { id, revision, staffId: null }, decision);
}
