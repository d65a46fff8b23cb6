/** The name under which a reader writes comments (decision 100): the reader's own, and nobody else's. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { publicNames } from "./comment-rate-limits.ts";
import { MAX_PUBLIC_NAME } from "./comment-rules.ts";
import { type CommentSettings, settingsSql, toCommentSettings } from "./comment-settings.ts";

export const publicNameTexts = {
  empty: "Bitte gib einen Namen ein, unter dem dein Kommentar steht",
  tooLong: `Der Name darf höchstens ${MAX_PUBLIC_NAME} Zeichen haben`,
  invalid: "Der Name darf Buchstaben, Ziffern, Leerzeichen, Punkte, Apostrophe und Bindestriche haben",
  notReal: "Bitte gib deinen Vor- und Nachnamen ein",
  reserved: "Diesen Namen kannst du nicht verwenden",
  taken: "Diesen Namen hat schon jemand",
} as const;

const letters = /^[\p{L}\d](?:[\p{L}\p{M}\d .'’-]*[\p{L}\p{M}\d.])?$/u;
/** What readers would take for the paper's own word. */
const reserved = /redaktion|administrator|moderation|moderator|gelöschtes konto/;

export type CheckedName = { isValid: true; name: string; key: string } | { isValid: false; message: string };

/** A name as it is kept, and its key; or what is wrong with it. `brand` is the paper's own name. */
export function parsePublicName(text: string, { rule, brand }: { rule: CommentSettings["names"]; brand: string }): CheckedName {
  const name = text.normalize("NFC").trim().replace(/\s+/g, " ");
  const problem = findProblem(name, rule, brand);
  return problem === null
    ? { isValid: true, name, key: toAccountKey(name) }
    : { isValid: false, message: publicNameTexts[problem] };
}

function findProblem(name: string, rule: CommentSettings["names"], brand: string): keyof typeof publicNameTexts | null {
  if (name === "") return "empty";
  if ([...name].length > MAX_PUBLIC_NAME) return "tooLong";
  if (!letters.test(name) || !/\p{L}{2}/u.test(name)) return "invalid";
  if (rule === "real" && !/^\p{L}[\p{L}\p{M}.'’-]+(?: [\p{L}][\p{L}\p{M}.'’-]*)+$/u.test(name)) return "notReal";
  const key = toAccountKey(name);
  return reserved.test(key) || key.includes(toAccountKey(brand)) ? "reserved" : null;
}

/** Gives an account its public name; null when it has it, else why not. A name that was chosen before stays with comments that have it. */
export async function namePublicly(
  { env }: Pick<Call, "env">,
  accountId: number,
  { name, key }: { name: string; key: string },
): Promise<string | null> {
  const free = "NOT EXISTS (SELECT 1 FROM accounts o WHERE o.public_name_key = ?3 AND o.id <> ?1)";
  const sql = `UPDATE accounts SET public_name = ?2, public_name_key = ?3 WHERE id = ?1 AND ${free}`;
  const { meta } = await env.DB.prepare(sql).bind(accountId, name, key).run();
  return meta.changes === 1 ? null : publicNameTexts.taken;
}

export type NameOutcome = { kind: "done" } | { kind: "no-session" } | { kind: "refused"; message: string };

/** The name of the reader's next comments. */
export async function setPublicName(
  call: Call,
  { h, t }: { h: string; t: string },
  { name, brand }: { name: string; brand: string },
): Promise<NameOutcome> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return { kind: "no-session" };
  const [exceeded] = await countAttempts(call, [{ limit: publicNames, subject: String(session.account.id) }]);
  if (exceeded !== undefined) return { kind: "refused", message: refuseAttempt(exceeded).message };
  const { results } = await call.env.DB.prepare(settingsSql).bind().all<{ name: string; value: string }>();
  const parsed = parsePublicName(name, { rule: toCommentSettings(results).names, brand });
  if (!parsed.isValid) return { kind: "refused", message: parsed.message };
  const problem = await namePublicly(call, session.account.id, parsed);
  return problem === null ? { kind: "done" } : { kind: "refused", message: problem };
}
