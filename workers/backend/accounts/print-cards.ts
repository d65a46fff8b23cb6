/** Print subscribers sign in with the number of their card and the last name on it (spec 2.4). */
import type { AccountCall } from "./account-call.ts";
import { toAccountKey } from "./account-key.ts";
import { type AccountRow, readAccountRow } from "./account-row.ts";
import { isSameSecret } from "./secret-text.ts";

type CardRow = { lastname_key: string; account_id: number | null };

/**
 * The account that a card belongs to, `{account: null}` for one that is print-only; null when there is no card of that
 * number and name, or it is not valid now. Unlike a password the last name is not hashed, and a wrong card goes on to
 * cost what a wrong password costs (login).
 */
export async function findCardOwner(
  { env, now }: AccountCall,
  { number, lastName }: { number: string; lastName: string },
): Promise<{ account: AccountRow | null } | null> {
  const card = await env.DB.prepare(
    `SELECT lastname_key, account_id FROM print_cards
     WHERE number = ?1 AND starts_at <= ?2 AND (ends_at IS NULL OR ends_at > ?2)`,
  )
    .bind(number, now)
    .first<CardRow>();
  const isRight = await isSameSecret(toAccountKey(lastName), card?.lastname_key ?? "");
  if (card === null || !isRight) return null;
  return { account: card.account_id === null ? null : await readAccountRow(env.DB, card.account_id) };
}
