/** How staff prepare issues of newsletters, and send those that have no schedule. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, requireStaff } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import {
  countAttempts,
  defineLimit,
  HOUR_S,
  QUARTER_HOUR_S,
  type RateLimit,
} from "#workers/backend/ground/limits/rate-limits.ts";
import { readPublicOrigin } from "#workers/backend/ground/public-origin.ts";
import { sendTest } from "#workers/backend/newsroom/issues/issue-mail.ts";
import { type IssueOutcome, NO_DAY } from "#workers/backend/newsroom/issues/issue-rows.ts";
import { discardIssue, leaveIssueOut, planIssue, saveIssue } from "#workers/backend/newsroom/issues/prepare-issue.ts";
import { findIssue } from "#workers/backend/newsroom/issues/read-issue.ts";
import { sendIssue } from "#workers/backend/newsroom/issues/send-issue.ts";
import type { Admitted } from "#workers/backend/newsroom/staff/newsroom-session.ts";
import { readMailOrigin } from "./mail-origin.ts";

/** A person arranges for a while. */
const draftWrites = defineLimit("issue-draft", { max: 600, windowS: QUARTER_HOUR_S });
/** Each is a mail to oneself. */
const testMails = defineLimit("issue-test", { max: 20, windowS: HOUR_S });
/** Of everybody's together: each is a mail to all readers of a newsletter. */
const sendings = defineLimit("issue-send", { max: 10, windowS: HOUR_S });

async function count(context: BackendContext, limit: RateLimit, subject: string): Promise<void> {
  const [exceeded] = await countAttempts(context, [{ limit, subject }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
}

async function admit(context: BackendContext): Promise<{ admitted: Admitted; by: number | null }> {
  const admitted = await requireRight(context, "front");
  await count(context, draftWrites, `staff ${admitted.staff?.id}`);
  return { admitted, by: admitted.staff?.id ?? null };
}

/** Who sends something to readers publishes. */
async function admitSender(context: BackendContext) {
  await requireRight(context, "publish");
  const admission = await admit(context);
  await count(context, sendings, "all");
  return admission;
}

function requireDone(outcome: IssueOutcome): number {
  switch (outcome.kind) {
    case "done":
      return outcome.revision;
    case "conflict":
      throw createCallError("CONFLICT", "Somebody has changed or sent it in the meantime.");
    case "over":
      throw createCallError("CONFLICT", "It was sent, or its hour is over.");
    case "bad input":
      throw createCallError("BAD_USER_INPUT", outcome.message);
    case "empty":
      throw createCallError("BAD_USER_INPUT", "An issue needs a subject, and a post that readers may see or an intro.");
    default:
      throw createCallError("NOT_FOUND", "There is no such newsletter, day or post.");
  }
}

type Named = { newsletter: string; day: string };
type Seen = Named & { known: number };
type Words = { subject?: string | null; intro?: string | null; sections?: { title?: string | null; posts: number[] }[] | null };

const toSubject = ({ newsletter, day }: Named) => (day === NO_DAY ? newsletter : `${newsletter}, ${day}`);

async function resolveSave(_: unknown, { newsletter, day, known, ...words }: Seen & Words, context: BackendContext) {
  const { by } = await admit(context);
  return requireDone(await saveIssue(context.env.DB, { newsletter, day, known, by }, words, context.now));
}

async function resolveDiscard(_: unknown, seen: Seen, context: BackendContext): Promise<boolean> {
  const { admitted, by } = await admit(context);
  requireDone(await discardIssue(context.env.DB, { ...seen, by }, context.now));
  await noteAction(context, admitted, "issue-discarded", toSubject(seen));
  return true;
}

type LeavingOut = Seen & { is_left_out: boolean };

async function resolveLeaveOut(_: unknown, { is_left_out: isLeftOut, ...seen }: LeavingOut, context: BackendContext) {
  const { admitted, by } = await admit(context);
  requireDone(await leaveIssueOut(context.env.DB, { ...seen, by }, isLeftOut, context.now));
  await noteAction(context, admitted, isLeftOut ? "issue-left-out" : "issue-taken-back", toSubject(seen));
  return true;
}

async function resolveTest(_: unknown, named: Named, context: BackendContext): Promise<boolean> {
  const admitted = await requireRight(context, "front");
  const { id } = await requireStaff(context);
  await count(context, testMails, `staff ${id}`);
  const issue = await findIssue(context.env.DB, named, context.now);
  if (issue === null) throw createCallError("NOT_FOUND", "There is no such newsletter or day.");
  const mailing = { env: context.env, origin: await readMailOrigin(context), now: context.now };
  if ((await sendTest(issue, id, mailing)) === "empty") return false;
  await noteAction(context, admitted, "issue-tested", toSubject(named));
  return true;
}

type Sending = { newsletter: string; known: number };

async function resolveSend(_: unknown, { newsletter, known }: Sending, context: BackendContext): Promise<boolean> {
  const { admitted, by } = await admitSender(context);
  if (readPublicOrigin(context.env) === null)
    throw createCallError("BAD_USER_INPUT", "PUBLIC_ORIGIN is not set: links in newsletters begin with it.");
  requireDone(await sendIssue(context.env, { newsletter, known, by }, context.now));
  await noteAction(context, admitted, "issue-sent", newsletter);
  return true;
}

async function resolvePlan(_: unknown, { newsletter, known, at }: Sending & { at?: string | null }, context: BackendContext) {
  const { admitted, by } = await admitSender(context);
  const moment = at == null ? null : Math.floor(Date.parse(at) / 1000);
  if (Number.isNaN(moment)) throw createCallError("BAD_USER_INPUT", "A moment must be ISO 8601.");
  const step = { newsletter, day: NO_DAY, known, by };
  requireDone(await planIssue(context.env.DB, step, moment, context.now));
  await noteAction(context, admitted, "issue-planned", `${newsletter}: ${at ?? "Plan zurückgenommen"}`);
  return true;
}

export const issueChangeResolvers = {
  Mutation: {
    saveIssueDraft: resolveSave,
    discardIssueDraft: resolveDiscard,
    leaveIssueOut: resolveLeaveOut,
    sendTestIssue: resolveTest,
    sendIssue: resolveSend,
    planIssue: resolvePlan,
  },
};
