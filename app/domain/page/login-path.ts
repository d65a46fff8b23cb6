/** The login as a page, for a reader who was signed in until now or never was. */
import { type DialogQuery, toDialogPath } from "./dialog.ts";

const SESSION_OVER_QUERY: DialogQuery = { sitzung: "beendet" };

/** The login as a page that leads back to `returnTo`; says why it is asked for where a session is over. */
export function toLoginPath(returnTo: string, isSessionOver: boolean): string {
  return toDialogPath("Login", returnTo, isSessionOver ? SESSION_OVER_QUERY : {});
}

export function saysSessionOver(query: URLSearchParams): boolean {
  return query.get("sitzung") === SESSION_OVER_QUERY.sitzung;
}
