/** The clock's part of a deletion at the end of what is paid for (plan-deletion.ts). */

import { logError } from "#shared/log/log.ts";
import { endsWithAccount } from "#shared/rules/account-deletion.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readPublicOrigin } from "#workers/backend/ground/public-origin.ts";
import { type AccountRow, accountColumns } from "#workers/backend/readers/accounts/account-row.ts";
import { type AccountEnding, removeAccount } from "#workers/backend/readers/accounts/registration/remove-account.ts";
import { listValid } from "#workers/backend/readers/products/account-subscription.ts";
import { listSubscriptions } from "#workers/backend/readers/products/kept-subscription.ts";
import { toLeaving } from "./leaving-subscription.ts";

const AT_ONCE = 50;

const dueSql = `SELECT ${accountColumns} FROM accounts a WHERE a.delete_at <= ?1 ORDER BY a.delete_at LIMIT ?2`;

/** Deletes the accounts whose day has come. One that has paid for longer meanwhile waits for that; one that goes on stays. */
export async function deleteLeaving(env: Env, now: number, endings: readonly AccountEnding[]): Promise<void> {
  const { results } = await env.DB.prepare(dueSql).bind(now, AT_ONCE).all<AccountRow>();
  for (const account of results) {
    const paid = listValid(await listSubscriptions(env.DB, account.id), now).filter((row) => endsWithAccount(toLeaving(row)));
    if (paid.length > 0) {
      const goesOn = paid.some(({ auto_renew, ends_at }) => auto_renew === 1 || ends_at === null);
      const later = goesOn ? null : Math.max(...paid.map(({ ends_at }) => ends_at ?? now));
      await env.DB.prepare("UPDATE accounts SET delete_at = ?2 WHERE id = ?1").bind(account.id, later).run();
      continue;
    }
    const refusal = await removeAccount({ env, now, origin: readPublicOrigin(env) }, account, endings);
    if (refusal !== null) logError("An account whose day has come could not be deleted", refusal, { account: account.id });
  }
}
