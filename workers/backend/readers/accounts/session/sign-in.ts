/** The end of every way in: a session, what is known of its reader, and the image that hands over the cookies. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { AccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { readReader } from "#workers/backend/readers/accounts/profile/read-reader.ts";
import type { Reader } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { createSettingImage } from "./cookie-image.ts";
import { createSession, type SessionMethod } from "./sessions.ts";

export type SignedIn = { kind: "signed-in"; cookie: string } & Reader;

/** The caller has made sure that the account is active, or was made a moment ago, and its reader the right one. */
export async function signIn(call: Call, account: AccountRow, method: SessionMethod): Promise<SignedIn> {
  const keys = await createSession(call, account.id, method);
  const reader = await readReader(call, account, keys);
  // A reader who just registered may have typed somebody else's address.
  const isKnownDevice = method !== "registration";
  return { kind: "signed-in", cookie: await createSettingImage(call, reader.user, isKnownDevice), ...reader };
}
