/** Webhooks that were applied are remembered for as long as one could come again. */

const KEPT_DAYS = 400;
const DAY_S = 24 * 60 * 60;

/** Forgets webhooks that are older. What was bought by them stays, and with it the time up to which it is known. */
export async function cleanUpPaywallEvents(db: D1Database, now: Date): Promise<void> {
  const nowS = Math.floor(now.getTime() / 1000);
  await db
    .prepare("DELETE FROM paywall_events WHERE received_at < ?1")
    .bind(nowS - KEPT_DAYS * DAY_S)
    .run();
}
