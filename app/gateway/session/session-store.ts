/**
 * What autologin answered, kept for a short time (decision 7), so that a signed-in reader does not cost the back end a
 * question with every page. A cookie pair has one entry, however often it is confirmed; it is found by a signed cookie and
 * counts only with the very pair it was kept for.
 */

import type { KVNamespace } from "@cloudflare/workers-types";
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie, createSession } from "react-router";
import * as v from "valibot";
import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { SERVICES_ATTRIBUTE } from "#app/domain/services/service-order.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { PURE_CONSENTS_ATTRIBUTE } from "#app/domain/session/user-status.ts";
import { aboSchema } from "#app/domain/subscription/abo.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";
import { listSecrets } from "#app/gateway/grants/portal-secrets.ts";
import { logError } from "#shared/log/log.ts";
import { toHexDigest } from "#shared/rules/bytes/hex-digest.ts";
import { once } from "#shared/rules/once.ts";
import { within } from "#shared/rules/within.ts";

export const STORE_COOKIE = "PortalSession";
/** A session that is ended elsewhere is gone here after this time at the latest. */
export const KEPT_FOR_S = 300;
/** Of an entry, as text. A reader who needs more is verified with every page. */
export const MAX_KEPT_LENGTH = 16_000;
/** A page does not wait longer for the store, however often it needs it. */
const STORE_TIMEOUT_MS = 1000;

/** What pages read of an account's attributes without asking anew. */
const neededAttributes: readonly string[] = [PURE_CONSENTS_ATTRIBUTE, SERVICES_ATTRIBUTE];

/** What the single sign-on pair claims: hash and token prove it, the number of the reader must fit them. */
export type SessionClaim = { id: number; hash: string; token: string };

/**
 * None of these rejects: a store that fails is logged and counts as empty. One that let a request wait for its time is not
 * asked by that request again (decision 66).
 */
export type SessionStore = {
  /** The reader whom the back end confirmed for this pair not long ago; otherwise null. */
  read: (cookieHeader: string | null, claim: SessionClaim, now: Date) => Promise<SessionUser | null>;
  /** Keeps the reader; writes only what is news. The Set-Cookie header that names it, or null when nothing is kept. */
  keep: (user: SessionUser, now: Date) => Promise<string | null>;
  /**
   * Forgets what the reader's cookie names. The Set-Cookie header that deletes it, also where the store fails: what is not named is
   * not found. Null when the reader has no such cookie.
   */
  forget: (cookieHeader: string | null) => Promise<string | null>;
};

const keptSchema = v.object({
  checkedAt: v.number(),
  /** Neither hash nor token are kept. */
  user: v.object({
    id: v.number(),
    lastname: v.string(),
    username: v.string(),
    email: v.string(),
    fullname: v.string(),
    piano: v.nullable(v.object({ userRef: v.string(), abo: aboSchema })),
    attributes: v.array(v.object({ name: v.string(), value: v.string() })),
  }),
});

type Kept = v.InferOutput<typeof keptSchema>;

/** That of one request. Without a namespace, or without a secret to sign its names with, nothing is kept. */
export function createSessionStore(
  kv: KVNamespace | null,
  environment: PortalEnvironment,
  url: URL,
  timeoutMs = STORE_TIMEOUT_MS,
): SessionStore {
  const secrets = listSecrets(environment);
  if (kv === null || secrets.length === 0) return emptyStore;
  const secure = toSiteUrl(environment, url).protocol === "https:";
  // The first secret signs; what the others signed is still opened. Made when first needed: most readers have no session.
  const readCookie = once(() =>
    createCookie(STORE_COOKIE, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: KEPT_FOR_S, secrets }),
  );
  const readStorage = once(() => createWorkersKVSessionStorage<Kept>({ kv, cookie: readCookie() }));

  let isSilent = false;
  async function orNull<Result>(action: string, act: () => Promise<Result>): Promise<Result | null> {
    if (isSilent) return null;
    try {
      return await within(act(), timeoutMs);
    } catch (error) {
      isSilent = error instanceof DOMException && error.name === "AbortError";
      logError("The session store failed", error, { action });
      return null;
    }
  }

  const openEntry = (cookieHeader: string | null) => readStorage().getSession(isNamed(cookieHeader) ? cookieHeader : null);
  const readEntry = async (cookieHeader: string | null, digest: string, now: Date): Promise<Kept | null> => {
    const entry = await openEntry(cookieHeader);
    const parsed = v.safeParse(keptSchema, entry.data);
    if (entry.id !== digest || !parsed.success) return null;
    const age = now.getTime() - parsed.output.checkedAt;
    return age < 0 || age >= KEPT_FOR_S * 1000 ? null : parsed.output;
  };

  return {
    read: (cookieHeader, claim, now) =>
      orNull("read", async () => {
        const kept = await readEntry(cookieHeader, await digestProof(claim), now);
        // A pair that names another reader would have its free reads counted on their account.
        return kept?.user.id === claim.id ? { ...kept.user, h: claim.hash, t: claim.token } : null;
      }),
    keep: async (user, now) => {
      const digest = await digestProof({ hash: user.h, token: user.t });
      const kept: Kept = { checkedAt: now.getTime(), user: toKeptUser(user) };
      if (JSON.stringify(kept).length > MAX_KEPT_LENGTH) return null;
      const name = await readCookie().serialize(digest);
      // What cannot be read is written over.
      const before = await orNull("read", () => readEntry(name, digest, now));
      // A reader who sends no cookie is verified each time, and must not make the store write each time.
      if (JSON.stringify(before?.user) === JSON.stringify(kept.user)) return name;
      return orNull("keep", () => readStorage().commitSession(createSession(kept, digest)));
    },
    forget: async (cookieHeader) => {
      // A name that this portal did not sign names nothing that could be deleted.
      const digest: unknown = isNamed(cookieHeader) ? await readCookie().parse(cookieHeader) : null;
      if (typeof digest !== "string" || digest === "") return null;
      await orNull("forget", () => readStorage().destroySession(createSession({}, digest)));
      return readCookie().serialize("", { maxAge: undefined, expires: new Date(0) });
    },
  };
}

const emptyStore: SessionStore = { read: async () => null, keep: async () => null, forget: async () => null };

function isNamed(cookieHeader: string | null): boolean {
  return cookieHeader?.includes(`${STORE_COOKIE}=`) ?? false;
}

/** In the order of the schema, so that equal readers are equal texts. Of the attributes only those that pages need. */
function toKeptUser(user: SessionUser): Kept["user"] {
  const attributes = user.attributes.filter(({ name }) => neededAttributes.includes(name));
  return v.parse(keptSchema.entries.user, { ...user, attributes });
}

/** Of both parts: neither alone is enough. */
function digestProof({ hash, token }: Omit<SessionClaim, "id">): Promise<string> {
  return toHexDigest(JSON.stringify([hash, token]));
}
