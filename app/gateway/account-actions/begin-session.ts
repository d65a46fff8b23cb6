import { sessionContext } from "../../context.ts";
import { internalErrors } from "../../domain/account-messages.ts";
import type { SessionUser } from "../../domain/session-user.ts";
import { fetchHandoverCookies, parsePairOf } from "../fetch-handover-cookies.ts";
import { type ActionCall, type FormResult, refuse } from "./account-action.ts";

/** Hands the session of a reply over to the reader's browser; without its cookies there is none (spec 4, 8). */
export async function beginSession(
  { context, url, returnTo }: ActionCall,
  user: SessionUser,
  markup: string,
): Promise<FormResult> {
  const setCookies = await fetchHandoverCookies(context, url, markup);
  const pair = parsePairOf(setCookies, user);
  if (pair === null) {
    console.error(internalErrors.noCookies);
    return refuse(null);
  }
  // The reply to REST knows the last name only.
  context.get(sessionContext).begin({ ...user, fullname: pair.fullname || user.fullname }, setCookies);
  return { kind: "redirect", to: returnTo ?? "/profil" };
}
