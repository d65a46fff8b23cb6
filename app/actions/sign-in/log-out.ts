import { transportOf } from "#app/actions/account-action.ts";
import { fetchHandoverCookies } from "#app/actions/fetch-handover-cookies.ts";
import { type ActionCall, createButtonAction } from "#app/actions/form-action.ts";
import { sessionContext, sessionCookiesContext } from "#app/context.ts";
import { logOutByRest } from "#app/gateway/sso/calls/log-out.ts";

/** Signs out here in any case, also when the back end cannot be told (rules 4). */
export const logOut = createButtonAction("logout", async (call) => {
  call.context.get(sessionContext).replace(null, await endInBackend(call));
  return { kind: "redirect", to: call.returnTo ?? "/" };
});

/** Set-Cookie headers with which the back end clears its cookies. */
async function endInBackend(call: ActionCall): Promise<readonly string[]> {
  const claim = call.context.get(sessionCookiesContext);
  if (claim === null) return [];
  const { cookie } = await logOutByRest(transportOf(call), claim.token);
  return cookie === null ? [] : fetchHandoverCookies(call.context, call.url, cookie);
}
