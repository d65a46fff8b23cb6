import { sessionContext } from "../../context.ts";
import { internalErrors } from "../../domain/account-messages.ts";
import { withPairName } from "../../domain/session.ts";
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
  context.get(sessionContext).begin(withPairName(user, pair), setCookies);
  return { kind: "redirect", to: returnTo ?? "/profil" };
}
