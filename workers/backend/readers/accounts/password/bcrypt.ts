/** bcrypt hashes of former systems, plain and in WordPress' own wrapping (6.8 and later). */
import { createHmac } from "node:crypto";
import bcrypt from "bcryptjs";

/** 2^14 rounds already take a second and a half in script. */
const MAX_COST = 14;
const PHP_SPACE = " \t\n\r\0\v";

/** Whether the password belongs to a `$2a$`, `$2b$` or `$2y$` hash; false as well for a hash of another form. */
export async function isBcryptPassword(password: string, stored: string): Promise<boolean> {
  const [, cost] = /^\$2[aby]\$(\d\d)\$[./0-9A-Za-z]{53}$/.exec(stored) ?? [];
  if (cost === undefined || Number(cost) > MAX_COST || Number(cost) < 4) return false;
  return bcrypt.compare(password, stored);
}

/** Whether the password belongs to a `$wp$2y$` hash: bcrypt over a keyed SHA-384, since bcrypt reads 72 bytes only. */
export async function isWordPressPassword(password: string, stored: string): Promise<boolean> {
  if (!stored.startsWith("$wp$2y$")) return false;
  const inner = createHmac("sha384", "wp-sha384").update(trimAsPhp(password)).digest("base64");
  return isBcryptPassword(inner, stored.slice("$wp".length));
}

/** As PHP's trim() does it, which counts NUL and the vertical tab as space. */
function trimAsPhp(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && PHP_SPACE.includes(text.charAt(start))) start += 1;
  while (end > start && PHP_SPACE.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
