/** What went wrong with a form about staff, as a message to its sender (decision 104). */
import { redirect } from "react-router";
import type { RefusedForm } from "#app/actions/form-action.ts";
import { toConfirmPath, toSignInPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { StaffRefusal } from "#app/gateway/newsroom/staff-calls.ts";

const messages: Record<Exclude<StaffRefusal["kind"], "refused" | "unconfirmed">, { status: number; message: string }> = {
  "no right": { status: 403, message: "Deine Rolle erlaubt das nicht." },
  "not found": { status: 404, message: "Das geht nicht mehr: Jemand hat es inzwischen geändert. So steht es jetzt." },
  conflict: { status: 409, message: "Das geht nicht: Jemand muss die Verwaltung behalten." },
  "bad input": { status: 422, message: "So nimmt das System das nicht an. Prüfe deine Angaben." },
  "wrong code": { status: 422, message: "Dieser Code stimmt nicht, oder er wurde schon benützt. Warte auf den nächsten." },
  "too many": { status: 429, message: "Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal." },
  failed: { status: 503, message: "Das hat nicht geklappt. Es liegt an der Technik: Versuch es gleich noch einmal." },
};

/** Throws a redirect to the sign-in for a signed-out user, or to the second factor where a fresh one is needed; both lead back to `url`. */
export function refuseStaff({ kind }: StaffRefusal, url: URL): RefusedForm {
  if (kind === "refused") throw redirect(toSignInPath(url), 303);
  if (kind === "unconfirmed") throw redirect(toConfirmPath(url.pathname + url.search), 303);
  return { kind: "refused", ...messages[kind] };
}
