/** Signing out. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { createClearingImage } from "./cookie-image.ts";
import { endSessionById, findSessionByToken } from "./sessions.ts";

/**
 * Ends the session that the token proves. Without a valid one there is nothing to end, which is no error: the cookies
 * are cleared in any case. `login` is the user name that was signed in.
 */
export async function logout(call: Call, token: string | null): Promise<{ login: string | null; cookie: string }> {
  const session = token === null ? null : await findSessionByToken(call, token);
  if (session !== null) await endSessionById(call.env.DB, session.id);
  return { login: session?.account.login ?? null, cookie: await createClearingImage(call) };
}
