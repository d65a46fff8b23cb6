/** The portable hashes of phpass (WordPress before 6.8, phpBB): `$P$` or `$H$`, cost, salt, repeated MD5. */
import { createHash, timingSafeEqual } from "node:crypto";

const alphabet = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** WordPress uses 2^13. */
const MAX_COST = 16;

/** Whether the password belongs to the hash; false as well for a hash of another form. */
export function isPhpassPassword(password: string, stored: string): boolean {
  const [, costCharacter, salt, expected] = /^\$[PH]\$([./0-9A-Za-z])([./0-9A-Za-z]{8})([./0-9A-Za-z]{22})$/.exec(stored) ?? [];
  if (costCharacter === undefined || salt === undefined || expected === undefined) return false;
  const cost = alphabet.indexOf(costCharacter);
  if (cost < 7 || cost > MAX_COST) return false;
  let digest = createHash("md5").update(salt).update(password).digest();
  for (let round = 0; round < 2 ** cost; round++) digest = createHash("md5").update(digest).update(password).digest();
  const encoder = new TextEncoder();
  return timingSafeEqual(encoder.encode(encode(digest)), encoder.encode(expected));
}

/** phpass' base64: little-endian groups of three bytes, without padding. */
function encode(bytes: Uint8Array): string {
  let text = "";
  for (let index = 0; index < bytes.length; index += 3) {
    const group = [bytes[index], bytes[index + 1], bytes[index + 2]].filter((byte) => byte !== undefined);
    const value = group.reduce((sum, byte, position) => sum | (byte << (8 * position)), 0);
    for (let position = 0; position <= group.length; position++) text += alphabet[(value >> (6 * position)) & 63];
  }
  return text;
}
