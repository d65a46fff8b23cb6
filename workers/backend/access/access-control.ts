/** What decides access in one HTTP request, as its resolvers hold it: who asks, what the portal vouches for, and which reads that opened. */
import { parseBearerToken } from "#workers/backend/accounts/caller/parse-caller.ts";
import { digestSecret } from "#workers/backend/accounts/keys/secret-text.ts";
import type { Queries } from "#workers/backend/database/tables/queries.ts";
import type { Env } from "#workers/backend/env.ts";
import type { AboFlags } from "./decide-access.ts";
import { readGrantCount } from "./grant-counts.ts";
import { toGrantSecrets } from "./grant-secrets.ts";
import { type Grant, parseGrant } from "./parse-grant.ts";
import { readPartnerCap } from "./partner-cap.ts";
import { readAbo } from "./read-abo.ts";

export type AccessControl = {
  /** The flags of the reader whose t stands in the Authorization header; null, without a statement, when there is none. */
  readAbo(): Promise<AboFlags | null>;
  /** The grant that a token is for post `postId`; null as well for a partner who has had enough reads today. */
  openGrant(token: string | null, postId: number): Promise<Grant | null>;
  /** The paid part of a post goes into the answer because of a grant. However often it does, it is one read. */
  noteRead(postId: number, grant: Grant): void;
  /** The grants of all reads so far. */
  listReads(): Grant[];
  /** Whether nobody in particular asks: no token came, and no grant was shown, not even an invalid one. */
  isAnybody(): boolean;
};

/**
 * The access control of one HTTP request. The digest is made before any resolver runs, so that the reader's subscriptions are asked
 * for in the same D1 batch as the post.
 */
export async function createAccessControl(request: Request, env: Env, queries: Queries, now: number): Promise<AccessControl> {
  const token = parseBearerToken(request);
  const tokenDigest = token === null ? null : await digestSecret(token);
  const secrets = toGrantSecrets(env);
  const reads = new Map<string, Grant>();
  let wasGrantShown = false;

  // Counts are written after the answer, so readers who come at the same moment may exceed the limit by a few.
  async function isUsedUp(grant: Grant): Promise<boolean> {
    if (grant.reason !== "PARTNER") return false;
    const cap = readPartnerCap(env.PARTNER_DAILY_CAP);
    return cap !== null && (await readGrantCount(queries, grant, now)) >= cap;
  }

  return {
    readAbo: async () => (tokenDigest === null ? null : readAbo(queries, tokenDigest, now)),
    async openGrant(grantToken, postId) {
      if (grantToken !== null) wasGrantShown = true;
      const grant = await parseGrant(grantToken, { postId, now, secrets });
      return grant === null || (await isUsedUp(grant)) ? null : grant;
    },
    noteRead(postId, grant) {
      reads.set(JSON.stringify([postId, grant.reason, grant.host]), grant);
    },
    listReads: () => [...reads.values()],
    isAnybody: () => token === null && !wasGrantShown,
  };
}
