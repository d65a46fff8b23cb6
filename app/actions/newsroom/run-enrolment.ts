/** Who was invited chooses a password and shows that the authenticator is set up (decision 104). */
import type { RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { type FieldErrors, parseForm, toEntries } from "#app/domain/forms/form-definition.ts";
import { enrolmentForm } from "#app/domain/staff/staff-forms.ts";
import { toSessionCookie } from "#app/gateway/newsroom/newsroom-cookie.ts";
import { beginEnrolment, completeEnrolment } from "#app/gateway/newsroom/staff-calls.ts";

export type WireEnrolment = { name: string; mail: string; secret: string; sealed: string };
export type EnrolmentOutcome =
  | { kind: "enrolled"; codes: readonly string[]; headers: Record<string, string> }
  | { kind: "again"; status: 422 | 429 | 503; enrolment: WireEnrolment; errors: FieldErrors; formError: string | null }
  | { kind: "over" };

/** What the link opens; null when it is over, or nobody can say. */
export async function openEnrolment(
  context: Readonly<RouterContextProvider>,
  key: string,
  sealed: string | null = null,
): Promise<WireEnrolment | null> {
  const answer = await beginEnrolment(context.get(backendContext), { key, sealed });
  return answer.kind === "done" ? answer.result : null;
}

/** Throws as `requireForm`. */
export async function runEnrolment(
  context: Readonly<RouterContextProvider>,
  key: string,
  request: Request,
): Promise<EnrolmentOutcome> {
  const entries = toEntries(await requireForm(request));
  const { sealed = "", password = "", code = "" } = entries;
  const again = async (status: 422 | 429 | 503, errors: FieldErrors, formError: string | null): Promise<EnrolmentOutcome> => {
    const enrolment = await openEnrolment(context, key, sealed);
    return enrolment === null ? { kind: "over" } : { kind: "again", status, enrolment, errors, formError };
  };
  const parsed = parseForm(enrolmentForm, entries);
  if (!parsed.isValid) return again(422, parsed.errors, null);
  const answer = await completeEnrolment(context.get(backendContext), { key, sealed, password, code });
  switch (answer.kind) {
    case "done": {
      const { codes, session, expires } = answer.result;
      return { kind: "enrolled", codes, headers: { "set-cookie": toSessionCookie(session, expires) } };
    }
    case "wrong code":
      return again(
        422,
        { code: "Dieser Code stimmt nicht. Warte auf den nächsten, und prüfe, ob die Uhr deines Geräts richtig geht." },
        null,
      );
    case "bad input":
      return again(422, { password: "Dieses Passwort geht nicht." }, null);
    case "too many":
      return again(429, {}, "Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal.");
    case "refused":
      return { kind: "over" };
    default:
      return again(503, {}, "Das hat nicht geklappt. Es liegt an der Technik: Versuch es gleich noch einmal.");
  }
}
