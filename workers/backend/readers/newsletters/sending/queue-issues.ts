/**
 * Has the queue deliver what waits. A message is no mail but the order to send a piece of an issue's: one that comes twice finds less to
 * do, one that is lost is given again by the clock.
 */

import { logError } from "#shared/log/log.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readPublicOrigin } from "#workers/backend/ground/public-origin.ts";

/** The number of the issue. */
export type IssueOrder = { issue: number };

/** Mails that one order sends: with those of a whole batch of the queue within what a Worker may ask for. */
export const MAILS_AN_ORDER = 50;
/** 100,000 mails in one run of the clock. */
const MAX_ORDERS_A_RUN = 2000;
/** Of Cloudflare's queues. */
const MAX_MESSAGES_AT_ONCE = 100;

const waitingSql = `SELECT i.id, (SELECT COUNT(*) FROM (SELECT 1 FROM newsletter_deliveries d
    WHERE d.issue_id = i.id AND d.state = 'waiting' AND d.try_at <= ?1 LIMIT ${MAX_ORDERS_A_RUN * MAILS_AN_ORDER})) AS waiting
  FROM newsletter_issues i WHERE i.sends_from > ?2 AND i.sends_from <= ?1 ORDER BY i.sends_from`;

/** What was not sent by then stays unsent: it is yesterday's news. */
export const SENDING_S = 24 * 60 * 60;

/** For the clock. A queue that does not take the orders gets them the next time. */
export async function queueIssues(env: Pick<Env, "DB" | "NEWSLETTER_QUEUE" | "PUBLIC_ORIGIN">, now: number): Promise<void> {
  const { DB, NEWSLETTER_QUEUE } = env;
  const { results } = await DB.prepare(waitingSql)
    .bind(now, now - SENDING_S)
    .all<{ id: number; waiting: number }>();
  if (results.some(({ waiting }) => waiting > 0) && readPublicOrigin(env) === null) {
    logError("newsletters wait for PUBLIC_ORIGIN, with which their links begin");
    return;
  }
  const orders = results.flatMap(({ id, waiting }) =>
    Array.from({ length: Math.ceil(waiting / MAILS_AN_ORDER) }, (): { body: IssueOrder } => ({ body: { issue: id } })),
  );
  const sent = orders.slice(0, MAX_ORDERS_A_RUN);
  for (let start = 0; start < sent.length; start += MAX_MESSAGES_AT_ONCE)
    await NEWSLETTER_QUEUE.sendBatch(sent.slice(start, start + MAX_MESSAGES_AT_ONCE));
}
