/** Names under which a browser keeps the session. The script of every page asks for these, so nothing else is in here. */
import { PORTAL_ID } from "#brand/portal-id.ts";

/** The single sign-on cookie pair (rules 3). */
export const SSO_COOKIE = "EvoSSO";
export const SESSION_COOKIE = "SsoSessionCookie";
/** Local user status (rules 3): the portal's id (portal-brand.ts) is its prefix. */
export const USER_STATUS_KEY = `${PORTAL_ID}:user-status`;
/** What Pur readers allow, for whatever loads contents of others. */
export const PUR_CONSENTS_KEY = `${PORTAL_ID}:pur-consents`;
/** What everybody else allows (rules 3.15). */
export const CONSENT_STATUS_KEY = `${PORTAL_ID}:tcf-status`;
