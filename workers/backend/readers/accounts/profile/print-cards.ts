/** Print subscribers sign in with the number of their card and the last name on it (rules 2.4). */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { isSameSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { type AccountRow, readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { isValidAt } from "#workers/backend/readers/products/abo.ts";

export type PrintCard = {
  number: string;
  lastname: string;
  firstname: string;
  /** As the print subscription has it, or empty. */
  email: string;
  /** The print subscription has begun and not ended. */
  isValid: boolean;
  /** The account of the card; null for one that is print-only. */
  account: AccountRow | null;
};

type CardRow = Omit<PrintCard, "isValid" | "account"> & {
  lastname_key: string;
  account_id: number | null;
  starts_at: number;
  ends_at: number | null;
};

export function isCardNumber(key: string): boolean {
  return /^\d{1,15}$/.test(key);
}

/**
 * The card of this number and name, even one that is not valid now; null for an unknown one. Unlike a password the last
 * name is not hashed, and a wrong card still costs what a wrong password costs (login, upsell/open-card).
 */
export async function findCard(
  { env, now }: Call,
  { number, lastName }: { number: string; lastName: string },
): Promise<PrintCard | null> {
  const row = await env.DB.prepare(
    "SELECT number, lastname, lastname_key, firstname, email, account_id, starts_at, ends_at FROM print_cards WHERE number = ?1",
  )
    .bind(number)
    .first<CardRow>();
  const isRight = await isSameSecret(toAccountKey(lastName), row?.lastname_key ?? "");
  if (row === null || !isRight) return null;
  const { lastname, firstname, email, account_id: accountId } = row;
  const account = accountId === null ? null : await readAccountRow(env.DB, accountId);
  return { number, lastname, firstname, email, isValid: isValidAt(now, row), account };
}
