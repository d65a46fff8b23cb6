/** For tests: readers with a session, and what they have bought. */
import type { Product } from "#shared/rules/product-flags.ts";
import { createTestCall, insertAccount, insertRow } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { createSession } from "#workers/backend/readers/accounts/session/sessions.ts";

export type SignedIn = { accountId: number; token: string; headers: { authorization: string } };

/** An active account of that name, signed in at `now`. */
export async function signIn(login: string, now: number): Promise<SignedIn> {
  const accountId = await insertAccount({ login, email: `${login}@example.org`, passwordHash: "" });
  const { token } = await createSession(createTestCall({ now }), accountId, "password");
  return { accountId, token, headers: { authorization: `Bearer ${token}` } };
}

export type Term = { starts_at: number; ends_at: number | null };

export async function subscribe(accountId: number, product: Product, { starts_at, ends_at }: Term): Promise<void> {
  await insertRow("subscriptions", { account_id: accountId, product, starts_at, ends_at });
}
