import { SESSION_COOKIE, SSO_COOKIE } from "#app/domain/session/session-names.ts";
import { DEVICE_COOKIE } from "#app/gateway/grants/sign-caller.ts";

/** The cookies that the cookie image may set (rules 4.3): the single sign-on's pair and the known device's word. */
export const handedOverCookies: readonly string[] = [SSO_COOKIE, SESSION_COOKIE, DEVICE_COOKIE];
