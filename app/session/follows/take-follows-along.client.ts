/** What was followed in this browser before its reader signed in becomes the account's (decision 77). */
import { logError } from "#app/browser/log.ts";
import { readCookies } from "#app/browser/session/document-cookie.ts";
import { FOLLOWS_COOKIE } from "#app/domain/follows/follow-names.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";

/** Never rejects. What could not be sent waits for the next page of a signed-in reader. */
export async function takeFollowsAlong(user: UserStatus): Promise<void> {
  if (readCookies()[FOLLOWS_COOKIE] === undefined) return;
  try {
    await (await import("./account-follows.client.ts")).joinFollows(user);
  } catch (error) {
    logError("What is followed could not be joined with the account's", error);
  }
}
