/** What account resolvers of one HTTP request share. */

import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { parseBearerToken, parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";

export type AccountCalls = {
  /** What the account functions are given. Who calls is found out when it is first asked. */
  openCall(): Promise<Call>;
  /** Of the Authorization header: t of a session. */
  bearerToken: string | null;
  /**
   * Throws REQUEST_TOO_LARGE for the second call that guesses a password or a key, writes mail, asks the paywall provider,
   * or reads all there is: aliases and batches must not make one HTTP request many attempts.
   */
  claimCostlyCall(): void;
  /** Set-Cookie headers of the answer. */
  setCookies: string[];
};

/** The account calls of one HTTP request. */
export function createAccountCalls(request: Request, env: Env, now: number): AccountCalls {
  let call: Promise<Call> | null = null;
  let isClaimed = false;
  return {
    openCall() {
      call ??= parseCaller(request, env, now).then((caller) => ({ env, caller, now }));
      return call;
    },
    bearerToken: parseBearerToken(request),
    claimCostlyCall() {
      if (isClaimed) throw createCallError("REQUEST_TOO_LARGE", "Only one such call is allowed per request.");
      isClaimed = true;
    },
    setCookies: [],
  };
}
