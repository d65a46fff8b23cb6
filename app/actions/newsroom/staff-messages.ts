/** What went wrong with a form about staff, in words for whoever sent it (decision 104). */
import { data, redirect } from "react-router";
import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import { toConfirmPath, toSignInPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import type { StaffRefusal } from "#app/gateway/newsroom/staff-calls.ts";

export type StaffFormStatus = 200 | 403 | 404 | 409 | 422 | 429 | 503;
export type WrongForm = { status: Exclude<StaffFormStatus, 200>; errors: FieldErrors; formError: string | null };

const messages: Record<
  Exclude<StaffRefusal["kind"], "refused" | "unconfirmed">,
  { status: Exclude<StaffFormStatus, 200>; formError: string }
> = {
  "no right": { status: 403, formError: "Deine Rolle erlaubt das nicht." },
  "not found": { status: 404, formError: "Das geht nicht mehr: Jemand hat es inzwischen geändert. So steht es jetzt." },
  conflict: { status: 409, formError: "Das geht nicht: Jemand muss die Verwaltung behalten." },
  "bad input": { status: 422, formError: "So nimmt das System das nicht an. Prüfe deine Angaben." },
  "wrong code": { status: 422, formError: "Dieser Code stimmt nicht, oder er wurde schon benützt. Warte auf den nächsten." },
  "too many": { status: 429, formError: "Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal." },
  failed: { status: 503, formError: "Das hat nicht geklappt. Es liegt an der Technik: Versuch es gleich noch einmal." },
};

/** Throws the way to the sign-in for who is signed out, and to the second factor where a fresh one is wanted; both lead back to `url`. */
export function toWrongForm({ kind }: StaffRefusal, url: URL): WrongForm {
  if (kind === "refused") throw redirect(toSignInPath(url), 303);
  if (kind === "unconfirmed") throw redirect(toConfirmPath(url.pathname + url.search), 303);
  return { errors: {}, ...messages[kind] };
}

export function refuseFields(errors: FieldErrors): WrongForm {
  return { status: 422, errors, formError: null };
}

/** Of a form that is none of the page's. */
export function unknownIntent() {
  const message = "No form of this page has that intent";
  return data({ message } satisfies PageErrorData, { status: 400, statusText: "Bad Request" });
}
