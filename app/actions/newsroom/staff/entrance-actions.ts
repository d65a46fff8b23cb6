/** What the forms of the newsroom's first page do: sign in, in two steps or by passkey, and out (decision 104). */
import { createButtonAction, type FormActions, type RefusedForm } from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import { NEWSROOM_PATH, parseOnwardPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { NO_CREDENTIAL, parseCredential } from "#app/domain/passkey/passkey-form.ts";
import { staffPasskeyIntents } from "#app/domain/staff/staff-forms.ts";
import { toEndedCookie, toSessionCookie } from "#app/gateway/newsroom/newsroom-cookie.ts";
import { checkCode, checkPasskey, checkPassword, type StaffRefusal, signOut } from "#app/gateway/newsroom/staff-calls.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";

/** `ticket` is there once the password was right: then a code is asked for. */
export type SignInStep = { mail: string; weiter: string; ticket: string };

/** More than any mail address, password or sealed text of ours. */
const MAX_LENGTH = 1000;

export const entranceActions: FormActions<SignInStep> = {
  password: createButtonAction<SignInStep>(
    "password",
    async ({ context, url, entries }) => {
      const { mail = "", password = "", weiter = "" } = requireShort(entries);
      const answer = await checkPassword(context.get(backendContext), { mail, password });
      if (answer.kind !== "done") return refuse(answer, url, "Mail oder Passwort stimmen nicht.");
      return { kind: "done", result: { mail: mail.trim(), weiter, ticket: answer.result } };
    },
    ({ mail = "", weiter = "" }) => ({ mail: mail.trim(), weiter }),
  ),
  code: createButtonAction(
    "code",
    async ({ context, url, entries }) => {
      const { mail = "", ticket = "", code = "", weiter = "" } = requireShort(entries);
      const answer = await checkCode(context.get(backendContext), { ticket, code });
      if (answer.kind === "refused") {
        const wrong = refuse(answer, url, "Das hat zu lange gedauert. Melde dich noch einmal an.");
        return { ...wrong, values: { mail, weiter } };
      }
      if (answer.kind !== "done") return refuse(answer, url, "");
      const headers = { "set-cookie": toSessionCookie(answer.result.session, answer.result.expires) };
      return { kind: "redirect", to: parseOnwardPath(weiter), headers };
    },
    ({ mail = "", weiter = "", ticket = "" }) => ({ mail, weiter, ticket }),
  ),
  [staffPasskeyIntents.signIn]: createButtonAction(
    staffPasskeyIntents.signIn,
    async ({ context, url, entries }) => {
      const credential = parseCredential(entries);
      if (credential === null) return { kind: "refused", status: 400, message: NO_CREDENTIAL };
      const answer = await checkPasskey(context.get(backendContext), { credential });
      if (answer.kind !== "done")
        return refuse(answer, url, "Mit diesem Passkey geht es nicht. Melde dich mit Passwort und Code an.");
      const headers = { "set-cookie": toSessionCookie(answer.result.session, answer.result.expires) };
      return { kind: "redirect", to: parseOnwardPath(entries.weiter), headers };
    },
    ({ weiter = "" }) => ({ weiter }),
  ),
  "sign-out": createButtonAction("sign-out", async ({ context }) => {
    await signOut(context.get(backendContext), {});
    return { kind: "redirect", to: NEWSROOM_PATH, headers: { "set-cookie": toEndedCookie() } };
  }),
};

function requireShort(entries: Entries): Entries {
  if (Object.values(entries).some((value) => value.length > MAX_LENGTH)) throw unknownIntent();
  return entries;
}

/** Throws the 404 where there is no newsroom. */
function refuse(refusal: StaffRefusal, url: URL, message: string): RefusedForm {
  if (refusal.kind === "not found") throw unknownRoute(url);
  if (refusal.kind === "refused") return { kind: "refused", status: 400, message };
  const refused = refuseStaff(refusal, url);
  return refusal.kind === "wrong code" ? { ...refused, status: 400 } : refused;
}
