/** What decides access in one HTTP request, as its resolvers hold it: the caller, the grants of the portal, and the reads that these opened. */
import { parseBearerToken } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import type { AboFlags } from "./decide-access.ts";
import { type Grant, parseGrant } from "./parse-grant.ts";
import { readAbo } from "./read-abo.ts";
import { takePartnerRead } from "./take-partner-read.ts";

export type AccessControl = {
  /** The flags of the reader whose t stands in the Authorization header; null, without a statement, where the header is missing. */
  readAbo(): Promise<AboFlags | null>;
  /** The grant that a token is for post `postId`. */
  openGrant(token: string | null, postId: number): Promise<Grant | null>;
  /**
   * Whether the grant may open its post now that nothing else does: of a partner's it takes one of today's reads, once a request.
   */
  admitGrant(postId: number, grant: Grant): Promise<boolean>;
  /** The paid part of a post goes into the answer because of a grant. Any number of times counts as one read. */
  noteRead(postId: number, grant: Grant): void;
  /** The grants of all reads so far. */
  listReads(): Grant[];
  /** Whether the request is anonymous: it has no token and shows no grant, not even an invalid one. */
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
  const uses = new Map<string, Promise<boolean>>();
  let wasGrantShown = false;

  return {
    readAbo: async () => (tokenDigest === null ? null : readAbo(queries, tokenDigest, now)),
    async openGrant(grantToken, postId) {
      if (grantToken !== null) wasGrantShown = true;
      return parseGrant(grantToken, { postId, now, secrets });
    },
    admitGrant(postId, grant) {
      if (grant.reason !== "PARTNER") return Promise.resolve(true);
      const key = JSON.stringify([postId, grant.host]);
      const use = uses.get(key) ?? takePartnerRead(env, grant, now);
      uses.set(key, use);
      return use;
    },
    noteRead(postId, grant) {
      reads.set(JSON.stringify([postId, grant.reason, grant.host]), grant);
    },
    listReads: () => [...reads.values()],
    isAnybody: () => token === null && !wasGrantShown,
  };
}
