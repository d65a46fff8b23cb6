/** Whether a password is right, whatever system its hash comes from. */
import { timingSafeEqual } from "node:crypto";
import { isBcryptPassword, isWordPressPassword } from "./bcrypt.ts";
import {
  currentCost,
  deriveBytes,
  HASH_BYTES,
  isBearable,
  MAX_PASSWORD_LENGTH,
  parseScryptHash,
  SALT_BYTES,
  type ScryptHash,
} from "./hash-password.ts";
import { isPhpassPassword } from "./phpass.ts";

export type Verification = {
  isRight: boolean;
  /** The password is right, but its hash is that of a former system or a weaker one: keep a new one. */
  needsRehash: boolean;
};

const wrong: Verification = { isRight: false, needsRehash: false };
const dummySalt = new Uint8Array(SALT_BYTES);

/**
 * `stored` is null for an account that does not exist. Strangers, wrong passwords and hashes that cannot be read all
 * cost one scrypt of today's strength, so that the time does not tell them apart. A wrong password for a hash of a former
 * system costs that on top of the old hash; so every other wrong one costs `decoy`, an old hash that somebody still has.
 * A right password for an old hash costs the scrypt when the caller hashes it anew.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  decoy: string | null = null,
): Promise<Verification> {
  if (password.length > MAX_PASSWORD_LENGTH) return verifyNothing("");
  const scryptHash = stored === null ? null : parseScryptHash(stored);
  if (scryptHash !== null && isCurrent(scryptHash)) {
    if (await isScryptPassword(password, scryptHash)) return { isRight: true, needsRehash: false };
    await tryDecoy(password, decoy);
    return wrong;
  }
  if (stored !== null) {
    const isRight =
      scryptHash === null ? await isFormerPassword(password, stored) : await isOldScryptPassword(password, scryptHash);
    if (isRight) return { isRight, needsRehash: true };
  }
  if (stored === null || !isFormerHash(stored)) await tryDecoy(password, decoy);
  return verifyNothing(password);
}

function isFormerHash(stored: string): boolean {
  return /^\$(?:P|H|2[aby]|wp)\$/.test(stored);
}

async function tryDecoy(password: string, decoy: string | null): Promise<void> {
  if (decoy !== null) await isFormerPassword(password, decoy);
}

async function verifyNothing(password: string): Promise<Verification> {
  await deriveBytes(password, dummySalt, currentCost, HASH_BYTES);
  return wrong;
}

function isCurrent({ cost, salt, hash }: ScryptHash): boolean {
  const { ln, r, p } = currentCost;
  return cost.ln === ln && cost.r === r && cost.p === p && salt.length >= SALT_BYTES && hash.length === HASH_BYTES;
}

async function isScryptPassword(password: string, { cost, salt, hash }: ScryptHash): Promise<boolean> {
  return timingSafeEqual(await deriveBytes(password, salt, cost, hash.length), hash);
}

async function isOldScryptPassword(password: string, stored: ScryptHash): Promise<boolean> {
  return isBearable(stored.cost) && isScryptPassword(password, stored);
}

async function isFormerPassword(password: string, stored: string): Promise<boolean> {
  if (stored.startsWith("$P$") || stored.startsWith("$H$")) return isPhpassPassword(password, stored);
  if (stored.startsWith("$wp$")) return isWordPressPassword(password, stored);
  return isBcryptPassword(password, stored);
}
