/** The second factor of staff (decision 104): codes of an authenticator (TOTP, RFC 6238), and ten recovery codes that count once each. */
import { Secret, TOTP } from "otpauth";
import type { Env } from "#workers/backend/ground/env.ts";
import { forgetGuesses, type Guess, takeGuess } from "#workers/backend/readers/accounts/login-attempts/growing-waits.ts";
import type { StaffRow } from "./staff-rows.ts";
import { digestForStaff, listDigestsForStaff, openForStaff, sealAnew, sealForStaff } from "./staff-secret.ts";

const PERIOD_S = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A guesser of codes already knows the password. Each network waits by itself, and all of them together a little. */
const ofNetwork = { lane: "staff-code-network", free: 5, firstWaitS: 5, longestWaitS: 15 * 60 };
const ofAll = { lane: "staff-code", free: 10, firstWaitS: 30, longestWaitS: 5 * 60 };

/** In Base32, as people type it into an authenticator. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The time step of a code, which may be one early or late; null for a wrong one. Compared in constant time. */
export function findStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });
  const delta = totp.validate({ token: code, window: 1, timestamp: now * 1000 });
  return delta === null ? null : Math.floor(now / PERIOD_S) + delta;
}

/** As it is stored: it opens for this member of staff alone. */
export function sealTotpSecret(env: Env, staffId: number, secret: string): Promise<string> {
  return sealForStaff(env, toPurpose(staffId), { secret });
}

const toPurpose = (staffId: number) => `totp ${staffId}`;

export type FactorCheck = "code" | "recovery" | "wrong" | "slowed";

type Checked = { staff: StaffRow; text: string; network: string | null; now: number };

/** The try is counted before it is checked. A code counts once, and no earlier code after it; a used recovery code is deleted. */
export async function checkSecondFactor(env: Env, { staff, text, network, now }: Checked): Promise<FactorCheck> {
  const guesses: Guess[] = [
    { wait: ofNetwork, subject: `${staff.id} ${network ?? ""}` },
    { wait: ofAll, subject: String(staff.id) },
  ];
  for (const guess of guesses) if (!(await takeGuess({ env, now }, guess))) return "slowed";
  const typed = text.replace(/[\s-]/g, "").toLowerCase();
  const kind = /^\d{6}$/.test(typed) ? await takeCode(env, staff, typed, now) : await takeRecoveryCode(env, staff.id, typed);
  if (kind !== "wrong") await forgetGuesses(env, guesses);
  return kind;
}

async function takeCode(env: Env, { id, totp_secret: sealed }: StaffRow, code: string, now: number): Promise<"code" | "wrong"> {
  const claims = sealed === null ? null : await openForStaff(env, toPurpose(id), sealed, now);
  if (sealed === null || typeof claims?.secret !== "string") return "wrong";
  const step = findStep(claims.secret, code, now);
  if (step === null) return "wrong";
  // A member who was reset meanwhile keeps no factor.
  const sql = `UPDATE staff SET totp_step = ?2, totp_secret = ?4
    WHERE id = ?1 AND totp_step < ?2 AND totp_secret = ?3`;
  const { meta } = await env.DB.prepare(sql)
    .bind(id, step, sealed, await sealAnew(env, toPurpose(id), sealed, claims, now))
    .run();
  return meta.changes === 1 ? "code" : "wrong";
}

async function takeRecoveryCode(env: Env, staffId: number, typed: string): Promise<"recovery" | "wrong"> {
  const sql = "DELETE FROM staff_recovery_codes WHERE staff_id = ?1 AND digest IN (SELECT value FROM json_each(?2))";
  const digests = listDigestsForStaff(env, toRecoveryWord(staffId, typed));
  const { meta } = await env.DB.prepare(sql).bind(staffId, JSON.stringify(digests)).run();
  return meta.changes === 1 ? "recovery" : "wrong";
}

/** Ten new codes, `abcde-fghjk`, and the statements that replace the old ones. They are shown once and stored as digests. */
export function createRecoveryCodes(env: Env, staffId: number): { codes: string[]; statements: D1PreparedStatement[] } {
  const words = Array.from({ length: RECOVERY_CODES }, createWord);
  const insert = env.DB.prepare("INSERT INTO staff_recovery_codes (staff_id, digest) VALUES (?1, ?2)");
  return {
    codes: words.map((word) => `${word.slice(0, 5)}-${word.slice(5)}`),
    statements: [
      env.DB.prepare("DELETE FROM staff_recovery_codes WHERE staff_id = ?1").bind(staffId),
      ...words.map((word) => insert.bind(staffId, digestForStaff(env, toRecoveryWord(staffId, word)))),
    ],
  };
}

function createWord(): string {
  const letters: string[] = [];
  while (letters.length < 10) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // 8 × 31 = 248: beyond it some letters would come more often.
    if (byte < 248) letters.push(ALPHABET[byte % ALPHABET.length] ?? "");
  }
  return letters.join("");
}

const toRecoveryWord = (staffId: number, word: string) => `recovery ${staffId} ${word}`;
