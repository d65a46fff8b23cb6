/** Consumer of the newsletters' queue: sends a piece of an issue. */

import * as v from "valibot";
import { logError } from "#shared/log/log.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { describeMailFailure } from "#workers/backend/ground/mail/describe-mail-failure.ts";
import { parseMailAddress } from "#workers/backend/ground/mail/mail-address.ts";
import { readPublicOrigin } from "#workers/backend/ground/public-origin.ts";
import { recordBounceStatement } from "#workers/backend/readers/newsletters/bounces/record-bounce.ts";
import { type MailedIssue, readIssueContent } from "#workers/backend/readers/newsletters/mail/issue-content.ts";
import { createIssueMails } from "#workers/backend/readers/newsletters/mail/to-issue-mail.ts";
import { decideFailure } from "./decide-failure.ts";
import { MAILS_AN_ORDER, SENDING_S } from "./queue-issues.ts";

/** Sent side by side; as many are in doubt when a run ends in their middle. */
const AT_ONCE = 10;
const MAX_TRIES = 3;
/** While no mail goes at all, which counts as no attempt. */
const STOPPED_S = 20 * 60;
/** After the first, second, … failed attempt, until the issue is a day old. */
const retryDelaysS = [10 * 60, 30 * 60, 2 * 3600, 6 * 3600] as const;

const orderSchema = v.object({ issue: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

type Taken = { kind: "account" | "guest"; reader_id: number; attempts: number };
type Reader = { kind: "account" | "guest"; reader_id: number; email: string; email_key: string; leave_key: string };

/** Never throws: what fails is in the database, and tried again by the clock. */
export async function deliverIssues(batch: MessageBatch<unknown>, env: Env, now = Math.floor(Date.now() / 1000)): Promise<void> {
  for (const message of batch.messages) {
    const order = v.safeParse(orderSchema, message.body);
    if (!order.success) logError("An order for a newsletter is not understood and dropped", undefined, { messageId: message.id });
    else {
      try {
        await deliverPiece(env, order.output.issue, now);
      } catch (error) {
        logError("A piece of a newsletter waits for the clock", error, { issue: order.output.issue });
      }
    }
    message.ack();
  }
}

const issueSql = `SELECT i.id, i.newsletter, i.day, i.subject, i.intro, i.sections, n.title, n.listed
  FROM newsletter_issues i JOIN newsletters n ON n.slug = i.newsletter WHERE i.id = ?1 AND i.sends_from > ?2`;

/** Sends up to MAILS_AN_ORDER of an issue's mails. Rejects when nothing can be known of them. */
export async function deliverPiece(env: Env, issueId: number, now: number): Promise<void> {
  const origin = readPublicOrigin(env);
  if (origin === null) throw new Error("PUBLIC_ORIGIN is not set: links in newsletters begin with it");
  const issue = await env.DB.prepare(issueSql)
    .bind(issueId, now - SENDING_S)
    .first<MailedIssue>();
  if (issue === null) return;
  const content = await readIssueContent(env.DB, issue, { origin, now });
  if (content === null) return;
  const toMail = createIssueMails(content, { newsletter: issue.newsletter, origin, env });
  for (let sent = 0; sent < MAILS_AN_ORDER; sent += AT_ONCE) {
    const taken = await take(env.DB, issueId, now);
    if (taken.length === 0) return;
    const readers = await findReaders(env.DB, issue.newsletter, taken).catch(async (error: unknown) => {
      // Nothing of it went: it waits again.
      await insist(() => env.DB.batch(taken.map((one) => waitStatement(env.DB, issueId, one, now))));
      throw error;
    });
    const attempts = new Map(taken.map((one) => [toName(one), one.attempts]));
    const settled = await Promise.all(
      readers.map((reader) => send(env, toMail, reader, { issueId, now, attempts: attempts.get(toName(reader)) ?? 0 })),
    );
    const statements = settled.flat();
    if (statements.length > 0) await insist(() => env.DB.batch(statements));
  }
}

const toName = ({ kind, reader_id }: Pick<Taken, "kind" | "reader_id">) => `${kind}:${reader_id}`;

/** Claims some: no other run sends them, now or later, unless they are given back. */
async function take(db: D1Database, issueId: number, now: number): Promise<Taken[]> {
  const { results } = await db
    .prepare(
      `UPDATE newsletter_deliveries SET state = 'taken' WHERE (issue_id, kind, reader_id) IN (
         SELECT issue_id, kind, reader_id FROM newsletter_deliveries
         WHERE issue_id = ?1 AND state = 'waiting' AND try_at <= ?2 ORDER BY try_at LIMIT ${AT_ONCE})
       RETURNING kind, reader_id, attempts`,
    )
    .bind(issueId, now)
    .all<Taken>();
  return results;
}

/** Gives back what was claimed and did not go, to be sent from the moment `tryAt` on. */
function waitStatement(
  db: D1Database,
  issueId: number,
  { kind, reader_id }: Pick<Taken, "kind" | "reader_id">,
  tryAt: number,
): D1PreparedStatement {
  const sql = `UPDATE newsletter_deliveries SET state = 'waiting', try_at = ?4
    WHERE issue_id = ?1 AND kind = ?2 AND reader_id = ?3 AND state = 'taken'`;
  return db.prepare(sql).bind(issueId, kind, reader_id, tryAt);
}

/** Mails would be lost without it, so a database that is busy for a moment is asked again. */
async function insist(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (tries >= MAX_TRIES) throw error;
    }
  }
}

/** A reader who has left since, or whose address takes no mail any more, gets none. */
async function findReaders(db: D1Database, newsletter: string, taken: Taken[]): Promise<Reader[]> {
  const ids = (kind: Taken["kind"]) => JSON.stringify(taken.filter((one) => one.kind === kind).map(({ reader_id }) => reader_id));
  const [accounts, guests] = await db.batch<Reader>([
    db
      .prepare(
        `SELECT 'account' AS kind, a.id AS reader_id, a.email, a.email_key, s.leave_key FROM accounts a
         CROSS JOIN newsletter_subscriptions s ON s.account_id = a.id AND s.newsletter = ?2
         LEFT JOIN mail_bounces b ON b.email_key = a.email_key
         WHERE a.id IN (SELECT value FROM json_each(?1)) AND a.state = 'active' AND s.confirmed_at IS NOT NULL
           AND b.paused_at IS NULL`,
      )
      .bind(ids("account"), newsletter),
    db
      .prepare(
        `SELECT 'guest' AS kind, g.id AS reader_id, g.email, g.email_key, g.leave_key FROM newsletter_guests g
         LEFT JOIN mail_bounces b ON b.email_key = g.email_key
         WHERE g.id IN (SELECT value FROM json_each(?1)) AND g.newsletter = ?2 AND b.paused_at IS NULL`,
      )
      .bind(ids("guest"), newsletter),
  ]);
  return [...(accounts?.results ?? []), ...(guests?.results ?? [])];
}

type Attempt = { issueId: number; now: number; attempts: number };

/** What has to be written of it: nothing where it went. */
async function send(
  { DB, MAIL }: Env,
  toMail: ReturnType<typeof createIssueMails>,
  reader: Reader,
  { issueId, now, attempts }: Attempt,
): Promise<D1PreparedStatement[]> {
  const settle = (state: "waiting" | "failed", tryAt: number) =>
    DB.prepare(
      `UPDATE newsletter_deliveries SET state = ?4, attempts = attempts + 1, try_at = ?5
       WHERE issue_id = ?1 AND kind = ?2 AND reader_id = ?3`,
    ).bind(issueId, reader.kind, reader.reader_id, state, tryAt);
  if (parseMailAddress(reader.email) === null) return [settle("failed", now)];
  try {
    await MAIL.send(toMail({ email: reader.email, leaveKey: reader.leave_key }));
    return [];
  } catch (error) {
    const failure = decideFailure(error);
    logError("A newsletter was not sent", undefined, {
      issue: issueId,
      reader: toName(reader),
      failure,
      ...describeMailFailure(error),
    });
    if (failure === "bounced") return [settle("failed", now), recordBounceStatement(DB, reader.email_key, "permanent", now)];
    if (failure === "refused") return [settle("failed", now)];
    if (failure === "stopped") return [waitStatement(DB, issueId, reader, now + STOPPED_S)];
    const delay = retryDelaysS[attempts];
    if (delay !== undefined) return [settle("waiting", now + delay)];
    const bounce = failure === "undelivered" ? [recordBounceStatement(DB, reader.email_key, "temporary", now)] : [];
    return [settle("failed", now), ...bounce];
  }
}
