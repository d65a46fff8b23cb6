import { sessionContext, sessionCookiesContext } from "../../context.ts";
import { fetchHandoverCookies } from "../fetch-handover-cookies.ts";
import { ssoLogout } from "../sso-logout.ts";
import { type ActionCall, createButtonAction } from "./account-action.ts";

/** Signs out here in any case, also when the back end cannot be told (spec 4). */
export const logOut = createButtonAction("logout", async (call) => {
  call.context.get(sessionContext).end(await endInBackend(call));
  return { kind: "redirect", to: call.returnTo ?? "/" };
});

/** Set-Cookie headers with which the back end clears its cookies. */
async function endInBackend({ context, url }: ActionCall): Promise<readonly string[]> {
  const claim = context.get(sessionCookiesContext);
  const markup = claim === null ? null : await ssoLogout(context, claim.token);
  return markup === null ? [] : fetchHandoverCookies(context, url, markup);
}
