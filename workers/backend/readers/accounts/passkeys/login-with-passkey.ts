/** Signing in with a passkey: no name is typed, the passkey says whose it is. */
import { countMetric } from "#shared/metrics/meter.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type Attempt, countAttempts, refuseAttempt, takeBackAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { createChallenge } from "#workers/backend/ground/passkeys/challenge.ts";
import { toRequestOptions } from "#workers/backend/ground/passkeys/options.ts";
import { toRelyingParty } from "#workers/backend/ground/passkeys/relying-party.ts";
import { type PasskeyRow, verifyAsked } from "#workers/backend/ground/passkeys/verify-asked.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { loginByAddress } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import type { SignInResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { signInWhenActive } from "#workers/backend/readers/accounts/session/login.ts";
import type { OptionsResult } from "./add-passkey.ts";
import { passkeyTexts, SIGNING_IN } from "./passkey-rules.ts";

/** Of nobody yet: any reader of this site may finish. */
const use = { purpose: SIGNING_IN, subject: "" };

/** The same for everybody: it asks for any passkey of this site. */
export async function beginPasskeyLogin(call: Call): Promise<OptionsResult> {
  const party = toRelyingParty(call.caller.origin);
  const challenge = party === null ? null : await createChallenge(call, use);
  if (party === null || challenge === null) return refuse("notAllowed", passkeyTexts.impossible);
  return { kind: "options", options: toRequestOptions(party, challenge) };
}

/** Errors: 201 for every signature that does not count, 219 for too many of them from one address; with a right one 218 and 220, as a login. */
export async function loginWithPasskey(call: Call, { credential }: { credential: string }): Promise<SignInResult> {
  const result = await check(call, credential);
  countMetric("login", result.kind === "refused" ? "refused" : "ok");
  return result;
}

async function check(call: Call, credential: string): Promise<SignInResult> {
  const { DB } = call.env;
  const atAddress: Attempt = { limit: loginByAddress, subject: call.caller.address };
  const [exceeded] = await countAttempts(call, [atAddress]);
  if (exceeded !== undefined) return refuseAttempt(exceeded);
  const sql = `SELECT id, account_id, credential_id, public_key, counter, user_handle FROM passkeys WHERE credential_id = ?1`;
  const find = (id: string) => DB.prepare(sql).bind(id).first<PasskeyRow & { account_id: number }>();
  const passkey = await verifyAsked(call, { use, table: "passkeys", find }, credential);
  const account = passkey === null ? null : await readAccountRow(DB, passkey.account_id);
  if (account === null) return refuse("wrongCredentials", passkeyTexts.wrong);
  await takeBackAttempt(call.env, atAddress);
  return signInWhenActive(call, account, "password");
}
