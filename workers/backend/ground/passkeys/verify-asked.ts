/** Whether a signature is that of a passkey that is kept. */
import { base64url } from "jose";
import { logWarning } from "#shared/log/log.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type ChallengeUse, takeChallenge } from "./challenge.ts";
import { readChallenge } from "./client-data.ts";
import { loadVerifiers } from "./load-verifiers.ts";
import { type AskedCredential, parseAsked } from "./parse-credential.ts";
import { type RelyingParty, toRelyingParty } from "./relying-party.ts";

/** A passkey as it is kept: the columns of one row. */
export type PasskeyRow = { id: number; credential_id: string; public_key: string; counter: number; user_handle: string };
/** The tables whose passkeys sign in. */
export type PasskeyTable = "passkeys" | "staff_passkeys";

/** The kept row that signed, found by `find`; null, with the reason in the log, for every signature that does not count. It is used up. */
export async function verifyAsked<Row extends PasskeyRow>(
  call: Call,
  { use, table, find }: { use: ChallengeUse; table: PasskeyTable; find: (credentialId: string) => Promise<Row | null> },
  text: string,
): Promise<Row | null> {
  const party = toRelyingParty(call.caller.origin);
  const asked = parseAsked(text);
  const challenge = asked === null ? null : readChallenge(asked.response.clientDataJSON);
  if (party === null || asked === null || challenge === null) return null;
  if ((await takeChallenge(call, use, challenge)) === null) return null;
  const row = await find(asked.id);
  if (row === null) return null;
  const { userHandle } = asked.response;
  if (userHandle !== null && userHandle !== row.user_handle) return refuse(row, "it names another owner");
  const counter = await verifySignature(row, asked, { party, challenge });
  if (counter === null) return null;
  return (await keepCounter(call, table, row, counter)) ? row : refuse(row, "its counter went back: it may be a copy");
}

/** The counter that was signed; null for a signature that is not right. */
async function verifySignature(
  row: PasskeyRow,
  { id, rawId, type, response }: AskedCredential,
  { party, challenge }: { party: RelyingParty; challenge: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadVerifiers();
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is judged where it is kept: two signatures may come at the same moment.
      credential: { id: row.credential_id, publicKey: new Uint8Array(base64url.decode(row.public_key)), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : refuse(row, "its signature is wrong");
  } catch (reason) {
    return refuse(row, reason);
  }
}

/** Whether it grew, or the authenticator does not count. */
async function keepCounter({ env, now }: Call, table: PasskeyTable, { id }: PasskeyRow, counter: number): Promise<boolean> {
  const sql = `UPDATE ${table} SET counter = ?2, last_used_at = ?3
    WHERE id = ?1 AND (?2 > counter OR (?2 = 0 AND counter = 0))`;
  return (await env.DB.prepare(sql).bind(id, counter, now).run()).meta.changes === 1;
}

function refuse({ id }: PasskeyRow, reason: unknown): null {
  logWarning("A signature of a passkey is refused", reason, { passkey: id });
  return null;
}
