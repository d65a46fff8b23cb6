/**
 * Known devices: a login leaves a sealed token in the browser (the cookie PortalDevice, session/cookie-image), and who brings it
 * along is not delayed by what others guess at the same name. It opens nothing: the password is still asked for.
 */

import * as v from "valibot";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { openSeal, sealClaims } from "#workers/backend/ground/secrets/seal.ts";
import { createSecret } from "#workers/backend/ground/secrets/secret-text.ts";

export const DEVICE_LIFETIME_S = 180 * 24 * 60 * 60;
const DEVICE_ID_BYTES = 16;
const SEAL_PURPOSE = "talblick known device";

const deviceSchema = v.object({ account: v.number(), device: v.pipe(v.string(), v.nonEmpty()) });

/** The token for a browser in which this account's reader has just signed in. */
export function sealDevice(secret: string, account: number, now: number): Promise<string> {
  const claims = { account, device: createSecret(DEVICE_ID_BYTES), exp: now + DEVICE_LIFETIME_S };
  return sealClaims(claims, { secret, purpose: SEAL_PURPOSE });
}

/** The device's own name, when the reader called `key` (user name, address or card number) has signed in there; otherwise null. */
export async function findKnownDevice({ env, caller, now }: Call, key: string): Promise<string | null> {
  if (caller.knownDevice === null) return null;
  const claims = await openSeal(caller.knownDevice, { secrets: toGrantSecrets(env), purpose: SEAL_PURPOSE, now });
  const parsed = v.safeParse(deviceSchema, claims);
  if (!parsed.success) return null;
  const { account, device } = parsed.output;
  const owned = await env.DB.prepare(
    `SELECT 1 FROM accounts WHERE id = ?1 AND (login_key = ?2 OR email_key = ?2)
     UNION ALL SELECT 1 FROM print_cards WHERE number = ?2 AND account_id = ?1`,
  )
    .bind(account, key)
    .first();
  return owned === null ? null : device;
}
