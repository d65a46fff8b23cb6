/** Issues of newsletters without a schedule: sent by hand, or at the hour that they were planned for. Each draft is sent once. */
import { logError, logInfo } from "#shared/log/log.ts";
import { isGuarded } from "#workers/backend/ground/database/guard.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { planDraft } from "#workers/backend/newsroom/arranged/drafts.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { findFreeName } from "#workers/backend/readers/newsletters/issues/issue-name.ts";
import { toRegionalDay } from "#workers/backend/readers/newsletters/issues/issue-slot.ts";
import { writeIssue } from "#workers/backend/readers/newsletters/issues/write-issue.ts";
import { sendIssues } from "#workers/backend/readers/newsletters/run-newsletters.ts";
import { endStatement, guardStatement, type IssueOutcome, type IssueStep, NO_DAY } from "./issue-rows.ts";
import { chooseByHand, findIssue } from "./read-issue.ts";

const namesSql = "SELECT day FROM newsletter_issues WHERE newsletter = ?1 AND day >= ?2";

/**
 * The draft becomes an issue, and goes to its readers: in one batch, behind a guard that names the draft, so that it goes once, however
 * often somebody asks for it. `empty`: nothing of it could be read.
 */
export async function sendIssue(
  env: Env,
  { newsletter: slug, known, by }: Omit<IssueStep, "day">,
  now: number,
): Promise<IssueOutcome> {
  const step = { newsletter: slug, day: NO_DAY, known, by };
  const issue = await findIssue(env.DB, step, now);
  if (issue === null) return { kind: "unknown" };
  if (issue.draft === null || issue.revision !== known) return { kind: "conflict" };
  const choice = await chooseByHand(createQueries(env.DB), issue.newsletter, issue.draft, now);
  if (choice === null) return { kind: "empty" };
  const today = toRegionalDay(now);
  const { results } = await env.DB.prepare(namesSql).bind(slug, today).all<{ day: string }>();
  const day = findFreeName(
    today,
    results.map((row) => row.day),
  );
  if (day === null) return { kind: "bad input", message: "There are as many issues of that day as there may be." };
  const { subject, intro, sections } = choice;
  try {
    await writeIssue(
      env,
      { newsletter: slug, day, subject, intro, sections, coversUntil: now, composedAt: now, isSent: true },
      { guard: guardStatement(env.DB, step, day), after: [endStatement(env.DB, step, now)] },
    );
  } catch (error) {
    if (isGuarded(error)) return { kind: "conflict" };
    throw error;
  }
  // What is urgent does not wait for the clock, which takes up what fails here.
  await sendIssues(env, now).catch((error: unknown) => logError("newsletters wait for the clock", error));
  return { kind: "done", revision: known + 1 };
}

const dueSql = `SELECT key, revision, changed_by FROM desk_drafts
  WHERE publish_at <= ?1 AND publish_at IS NOT NULL AND kind = 'issue' AND content IS NOT NULL`;

/** For the clock: what was planned for now. One with nothing left in it, or that cannot be sent any more, ends with its plan. */
export async function sendPlannedIssues(env: Env, now: number): Promise<void> {
  const { results } = await env.DB.prepare(dueSql).bind(now).all<{ key: string; revision: number; changed_by: number | null }>();
  for (const { key, revision: known, changed_by: by } of results) {
    const newsletter = key.slice(0, key.indexOf(" "));
    const outcome = await sendIssue(env, { newsletter, known, by }, now);
    if (outcome.kind === "conflict") logInfo("a planned issue was edited meanwhile and goes with the next run");
    else if (outcome.kind === "done")
      await writeStaffLog(env, { staffId: by, kind: "issue-sent", subject: `${newsletter}, wie geplant` }, now);
    else {
      // Also where the newsletter is gone by now, or has a schedule: the plan ends in any case.
      await planDraft(env.DB, { kind: "issue", key, known, by }, null, now);
      await writeStaffLog(
        env,
        { staffId: by, kind: "issue-planned", subject: `${newsletter}: nicht gesendet, nichts darin` },
        now,
      );
    }
  }
}
