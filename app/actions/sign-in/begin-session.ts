import { fetchHandoverCookies } from "#app/actions/fetch-handover-cookies.ts";
import type { ActionCall, FormResult } from "#app/actions/form-action.ts";
import { sessionContext } from "#app/context.ts";
import { internalErrors } from "#app/domain/forms/account/account-messages.ts";
import { withPairName } from "#app/domain/session/session.ts";
import { parsePairOf } from "#app/gateway/session/handed-over-cookies.ts";
import type { SignedIn } from "#app/gateway/sso/parse-sso-reply.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";
import { logError } from "#shared/log/log.ts";

/** Hands the session of a reply over to the reader's browser; without its cookies there is no session (rules 4, 8). */
export async function beginSession(call: ActionCall, session: SignedIn): Promise<FormResult> {
  const hasBegun = await tryToBegin(call, session);
  return hasBegun ? { kind: "redirect", to: call.returnTo ?? "/profil" } : refuse();
}

/** Whether it has begun. */
export async function tryToBegin({ context, url }: ActionCall, { user, cookie }: SignedIn): Promise<boolean> {
  const setCookies = await fetchHandoverCookies(context, url, cookie ?? "");
  const pair = parsePairOf(setCookies, user);
  if (pair === null) {
    logError(internalErrors.noCookies);
    return false;
  }
  context.get(sessionContext).replace(withPairName(user, pair), setCookies);
  return true;
}
