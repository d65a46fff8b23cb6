import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { AutologinResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { toSettingHeaders, toSsoCookies } from "./sso-cookies.ts";

/**
 * Set-Cookie headers with which the pair in the browser lasts as long as the session that the automatic login has just made
 * longer (decision 33). None where it was not, and for a caller of whom the portal says no origin.
 */
export function toProlongingHeaders({ caller }: Call, result: AutologinResult): string[] {
  if (result.kind !== "valid" || !result.isProlonged || caller.origin === null) return [];
  return toSettingHeaders(toSsoCookies(result.user), caller.origin);
}
