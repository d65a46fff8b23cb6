/** Names under which a browser keeps the session. Apart from the rules about them: the script of every page asks for these. */
import { PORTAL_ID } from "./portal-brand.ts";

/** The single sign-on cookie pair (spec 3). */
export const SSO_COOKIE = "EvoSSO";
export const SESSION_COOKIE = "SsoSessionCookie";
/** Local user status (spec 3). */
export const USER_STATUS_KEY = `${PORTAL_ID}:user-status`;
