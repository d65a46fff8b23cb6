/** An invited person chooses a password and shows that the authenticator is set up (decision 104). */
import { createFormAction, type FormActions, refuseFields } from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { backendContext } from "#app/context.ts";
import { enrolmentForm } from "#app/domain/staff/staff-forms.ts";
import { toSessionCookie } from "#app/gateway/newsroom/newsroom-cookie.ts";
import { completeEnrolment } from "#app/gateway/newsroom/staff-calls.ts";

/** `codes` are shown once. */
type Enrolled = { codes: readonly string[] };

/** By the key of an invitation's link; 404 when it has expired. */
export function toEnrolmentActions(key: string): FormActions<Enrolled> {
  const enrol = createFormAction<{ sealed: string; password: string; code: string }, Enrolled>(
    enrolmentForm,
    async ({ sealed, password, code }, { context, url }) => {
      const answer = await completeEnrolment(context.get(backendContext), { key, sealed, password, code });
      switch (answer.kind) {
        case "done": {
          const { codes, session, expires } = answer.result;
          return { kind: "done", result: { codes }, headers: { "set-cookie": toSessionCookie(session, expires) } };
        }
        case "wrong code":
          return refuseFields({
            code: "Dieser Code stimmt nicht. Warte auf den nächsten, und prüfe, ob die Uhr deines Geräts richtig geht.",
          });
        case "bad input":
          return refuseFields({ password: "Dieses Passwort geht nicht." });
        case "refused":
          return { kind: "refused", message: null, status: 404 };
        default:
          return refuseStaff(answer, url);
      }
    },
  );
  return { [enrolmentForm.name]: enrol };
}
