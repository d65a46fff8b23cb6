/**
 * `POST /admin/newsletter-issues`: issues that the newsroom makes, and those of days gone by. Body `{"records": [...]}` with up to 100 of
 *
 *     {"newsletter": slug, "day": "2026-11-23" or left out for today, "send": false,
 *      "subject": plain text, "intro": plain text, "posts": [numbers]}
 *
 * With a subject the issue is what the record says, which is how newsletters without a schedule get theirs. Without one it is composed
 * from the front page, or the newsletter's section, as it was at its hour of that day. `send` false is for the archive alone. A day
 * that has its issue keeps it: sending a record again is harmless.
 */

import * as v from "valibot";
import { logError } from "#shared/log/log.ts";
import { takeRecords } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { composeIssue } from "#workers/backend/readers/newsletters/issues/compose-issue.ts";
import { findSlot, toRegionalDay } from "#workers/backend/readers/newsletters/issues/issue-slot.ts";
import { writeIssue } from "#workers/backend/readers/newsletters/issues/write-issue.ts";
import type { NewsletterRow } from "#workers/backend/readers/newsletters/newsletter-row.ts";
import { sendIssues } from "#workers/backend/readers/newsletters/run-newsletters.ts";

const MAX_RECORDS = 100;

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.regex(/^\P{Cc}*$/u, "must be one line"));
const recordSchema = v.object({
  newsletter: v.string(),
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  send: v.optional(v.boolean(), false),
  subject: v.optional(line),
  intro: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(5000))),
  posts: v.optional(v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), v.maxLength(30)), []),
});
type IssueRecord = v.InferOutput<typeof recordSchema>;

/** `known`: that day has its issue. `empty`: it has no hour that day, or there is nothing new. */
type Result = { newsletter: string; day: string; outcome: "written" | "known" | "empty" | "refused"; reason?: string };

export function postNewsletterIssues(request: Request, env: Env, now: Date): Promise<Response> {
  return takeRecords(request, {
    schema: recordSchema,
    maxRecords: MAX_RECORDS,
    maxBodyBytes: 1024 * 1024,
    refuse: (_record, reason): Result => ({ newsletter: "", day: "", outcome: "refused", reason }),
    async write(records) {
      const results: Result[] = [];
      // One after the other: an issue begins where the one before ends.
      const seconds = Math.floor(now.getTime() / 1000);
      for (const record of records) results.push(await takeIssue(env, record, seconds));
      // What is urgent does not wait for the clock, which takes up what fails here.
      if (records.some(({ send }) => send))
        await sendIssues(env, seconds).catch((error: unknown) => logError("newsletters wait for the clock", error));
      return results;
    },
  });
}

async function takeIssue(env: Env, record: IssueRecord, now: number): Promise<Result> {
  const day = record.day ?? toRegionalDay(now);
  const result = { newsletter: record.newsletter, day };
  const newsletter = await env.DB.prepare(
    "SELECT slug, title, description, frequency, listed, weekdays, hour, feed FROM newsletters WHERE slug = ?1",
  )
    .bind(record.newsletter)
    .first<NewsletterRow>();
  if (newsletter === null) return { ...result, outcome: "refused", reason: "newsletter: there is none of that name" };
  const isKnown = await env.DB.prepare("SELECT 1 FROM newsletter_issues WHERE newsletter = ?1 AND day = ?2")
    .bind(newsletter.slug, day)
    .first();
  if (isKnown !== null) return { ...result, outcome: "known" };
  if (record.subject === undefined) {
    const slot = findSlot(newsletter, day);
    if (slot === null || slot.dueAt > now) return { ...result, outcome: "empty" };
    const id = await composeIssue(env, newsletter, slot, { now: slot.dueAt, isSent: record.send });
    return { ...result, outcome: id === null ? "empty" : "written" };
  }
  if (record.posts.length === 0 && record.intro === undefined)
    return { ...result, outcome: "refused", reason: "An issue needs an intro or posts" };
  const id = await writeIssue(env, {
    newsletter: newsletter.slug,
    day,
    subject: record.subject,
    intro: record.intro ?? null,
    sections: record.posts.length === 0 ? [] : [{ title: null, posts: record.posts }],
    coversUntil: now,
    composedAt: now,
    isSent: record.send,
  });
  return { ...result, outcome: id === null ? "known" : "written" };
}
