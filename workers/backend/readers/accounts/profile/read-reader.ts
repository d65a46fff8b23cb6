/** What replies tell of the reader behind a session: who it is, what it has bought, its attributes. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { AccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import type { Reader, SsoUser, UserAttribute } from "#workers/backend/readers/accounts/replies/account-results.ts";
import type { SessionKeys } from "#workers/backend/readers/accounts/session/sessions.ts";
import { createUserRef, type ReferredReader } from "#workers/backend/readers/accounts/user-ref.ts";
import { type SubscriptionRow, toAbo } from "#workers/backend/readers/products/abo.ts";
import { type KeptSubscription, subscriptionsSql } from "#workers/backend/readers/products/kept-subscription.ts";
import type { Piano } from "#workers/backend/readers/products/piano.ts";

export const attributesSql = "SELECT name, value FROM account_attributes WHERE account_id = ?1";

/** Reads the reader of an account that is signed in with `keys`. */
export async function readReader(call: Call, account: AccountRow, keys: SessionKeys): Promise<Reader> {
  const { DB } = call.env;
  const [subscriptions, attributes] = await DB.batch([
    DB.prepare(subscriptionsSql).bind(account.id),
    DB.prepare(attributesSql).bind(account.id),
  ]);
  return {
    user: toSsoUser(account, keys),
    piano: createPiano(call, account, (subscriptions?.results ?? []) as KeptSubscription[]),
    attributes: (attributes?.results ?? []) as UserAttribute[],
  };
}

/** What the paywall provider is told of a reader. */
export function createPiano({ env, now }: Call, reader: ReferredReader, rows: readonly SubscriptionRow[]): Piano {
  const userRef = createUserRef(env.PAYWALL_PRIVATE_KEY, reader, now);
  return { userRef, abo: toAbo(rows, { now, userRef }) };
}

export function toSsoUser(account: AccountRow, { hash, token }: SessionKeys): SsoUser {
  const { id, login, email, firstname, lastname } = account;
  return { user_id: id, login, email, hash, token, lastname, fullname: `${firstname} ${lastname}`.trim() || login };
}
