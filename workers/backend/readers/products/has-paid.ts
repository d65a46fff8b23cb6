/** Whether an account has ever bought something here or in a shop of the publisher's. Access that belongs to a print card is not bought. */
export async function hasPaid(db: D1Database, accountId: number): Promise<boolean> {
  const sql = "SELECT 1 FROM subscriptions WHERE account_id = ?1 AND origin <> 'upsell' LIMIT 1";
  return (await db.prepare(sql).bind(accountId).first()) !== null;
}
