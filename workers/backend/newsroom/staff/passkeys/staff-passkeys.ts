/** Passkeys of staff (decision 104): one takes the place of password and code, for it wants the authenticator and its owner in person. */
import { PORTAL_NAME } from "#brand/portal-id.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { createChallenge } from "#workers/backend/ground/passkeys/challenge.ts";
import { type KnownPasskey, toCreationOptions } from "#workers/backend/ground/passkeys/options.ts";
import { toPasskeyName } from "#workers/backend/ground/passkeys/passkey-name.ts";
import { toRelyingParty } from "#workers/backend/ground/passkeys/relying-party.ts";
import { verifyCreated } from "#workers/backend/ground/passkeys/verify-created.ts";
import { createSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import type { StaffRow } from "#workers/backend/newsroom/staff/staff-rows.ts";

const MAX_PASSKEYS = 10;
const PURPOSE = "staff-add";
const HANDLE_BYTES = 32;

/** Who adds it, in which session. */
export type Adding = { staff: StaffRow; sessionId: number };
export type StaffPasskey = { id: number; name: string; created_at: number; last_used_at: number | null };

const toUse = ({ staff, sessionId }: Adding) => ({ purpose: PURPOSE, subject: `${staff.id} ${sessionId}` });

/** Oldest first. */
export async function listStaffPasskeys(db: D1Database, staffId: number): Promise<StaffPasskey[]> {
  const sql = `SELECT id, name, created_at, last_used_at FROM staff_passkeys WHERE staff_id = ?1 ORDER BY id LIMIT ${MAX_PASSKEYS}`;
  return (await db.prepare(sql).bind(staffId).all<StaffPasskey>()).results;
}

/** JSON for the browser. */
export async function beginStaffPasskey(call: Call, adding: Adding): Promise<string | "too many" | "impossible"> {
  const { id, name, mail } = adding.staff;
  const sql = "SELECT credential_id, transports, user_handle FROM staff_passkeys WHERE staff_id = ?1 ORDER BY id";
  const { results: known } = await call.env.DB.prepare(sql).bind(id).all<KnownPasskey & { user_handle: string }>();
  if (known.length >= MAX_PASSKEYS) return "too many";
  const party = toRelyingParty(call.caller.origin);
  const handle = known[0]?.user_handle ?? createSecret(HANDLE_BYTES);
  const challenge = party === null ? null : await createChallenge(call, toUse(adding), handle);
  if (party === null || challenge === null) return "impossible";
  // Readers' passkeys of this site stand in the same list of the browser.
  const owner = { handle, name: `Redaktion: ${mail}`, displayName: `${name} (Redaktion)` };
  return toCreationOptions({ party, site: PORTAL_NAME, challenge, owner, known });
}

/** `refused`: it is not right, came too late, or is there already. */
export async function addStaffPasskey(
  call: Call,
  adding: Adding,
  { name, credential }: { name: string; credential: string },
): Promise<"added" | "refused" | "too many"> {
  const { env, now } = call;
  const { id } = adding.staff;
  const made = await verifyCreated(call, toUse(adding), credential);
  if (made === null) return "refused";
  const sql = `INSERT INTO staff_passkeys
      (staff_id, credential_id, public_key, counter, transports, user_handle, name, created_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE (SELECT COUNT(*) FROM staff_passkeys WHERE staff_id = ?1) < ${MAX_PASSKEYS}
    ON CONFLICT (credential_id) DO NOTHING`;
  const { credentialId, publicKey, counter, transports, handle } = made;
  const title = toPasskeyName(name);
  const { meta } = await env.DB.prepare(sql).bind(id, credentialId, publicKey, counter, transports, handle, title, now).run();
  if (meta.changes === 0) {
    const isKnown = await env.DB.prepare("SELECT 1 FROM staff_passkeys WHERE credential_id = ?1").bind(credentialId).first();
    return isKnown === null ? "too many" : "refused";
  }
  await writeStaffLog(env, { staffId: id, kind: "passkey-add", subject: title }, now);
  return "added";
}

/** False when the member has none of this number. */
export async function renameStaffPasskey(db: D1Database, staffId: number, id: number, name: string): Promise<boolean> {
  const sql = "UPDATE staff_passkeys SET name = ?3 WHERE id = ?1 AND staff_id = ?2";
  return (await db.prepare(sql).bind(id, staffId, toPasskeyName(name)).run()).meta.changes === 1;
}

/** False when the member has none of this number. */
export async function removeStaffPasskey({ env, now }: Call, staffId: number, id: number): Promise<boolean> {
  const sql = "DELETE FROM staff_passkeys WHERE id = ?1 AND staff_id = ?2 RETURNING name";
  const name = await env.DB.prepare(sql).bind(id, staffId).first<string>("name");
  if (name === null) return false;
  await writeStaffLog(env, { staffId, kind: "passkey-remove", subject: name }, now);
  return true;
}

/** Of a member, all of them. */
export function removeStaffPasskeysStatement(db: D1Database, staffId: number): D1PreparedStatement {
  return db.prepare("DELETE FROM staff_passkeys WHERE staff_id = ?1").bind(staffId);
}
