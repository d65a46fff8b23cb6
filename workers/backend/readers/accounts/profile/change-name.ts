/** First and last name of a reader, as they stand in mails and the profile; not the name of comments (newsroom/comments/public-name.ts). */
import * as v from "valibot";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { profileChanges } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { refuseSession } from "#workers/backend/readers/accounts/session/refuse-session.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";

/** The portal's form has it too (app/domain/forms/account/profile-forms.ts). */
const MAX_NAME_LENGTH = 100;

const name = v.pipe(
  v.string(),
  v.transform((text) => text.normalize("NFC").trim().replace(/\s+/g, " ")),
  v.maxLength(MAX_NAME_LENGTH, replyTexts.nameTooLong),
  v.check((text) => !/[\p{C}\p{Zl}\p{Zp}<>@]/u.test(text), replyTexts.nameInvalid),
);

const namesSchema = v.object({ firstname: name, lastname: name });

/** Errors: 203 without a valid session, 221 for one that began with a print card, 200 for what breaks a rule, 219 for too many changes. */
export async function changeName(
  call: Call,
  { h, t, ...names }: { h: string; t: string; firstname: string; lastname: string },
): Promise<ActionResult> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return refuseSession();
  if (session.method === "card") return refuse("notAllowed", replyTexts.cardNotAllowed);
  const parsed = v.safeParse(namesSchema, names);
  if (!parsed.success) return refuse("invalidInput", parsed.issues[0].message);
  const [exceeded] = await countAttempts(call, [{ limit: profileChanges, subject: String(session.account.id) }]);
  if (exceeded !== undefined) return refuseAttempt(exceeded);
  const { firstname, lastname } = parsed.output;
  await call.env.DB.prepare("UPDATE accounts SET firstname = ?2, lastname = ?3 WHERE id = ?1")
    .bind(session.account.id, firstname, lastname)
    .run();
  return { kind: "done", message: replyTexts.nameChanged };
}
