/** Which session this browser has, as the single sign-on's cookie says it: so the worker learns of every logout, with script or without. */
import { SESSION_COOKIE } from "#app/domain/session/session-names.ts";
import { scope } from "#app/service-worker/scope.ts";

/** A digest, so that no copy holds a key of a session. Null without a session, and in browsers that tell workers of no cookies. */
export async function readReader(): Promise<string | null> {
  const cookie = await scope.cookieStore?.get(SESSION_COOKIE);
  if (!cookie?.value) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(cookie.value));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Has the browser tell the worker when that cookie changes, also while no page is open. */
export async function followCookie(): Promise<void> {
  await scope.registration.cookies?.subscribe([{ name: SESSION_COOKIE }]);
}
