/**
 * What autologin answered, kept for a short time (decision 7), so that a signed-in reader does not cost the back end a
 * question with every page. An entry is found by a signed cookie and counts only with the very pair it was kept for.
 */
import type { KVNamespace } from "@cloudflare/workers-types";
import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import * as v from "valibot";
import type { PortalEnvironment } from "#app/configuration/environment.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { aboSchema } from "#app/domain/subscription/abo.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";
import { listSecrets } from "#app/gateway/grants/portal-secrets.ts";

export const STORE_COOKIE = "TalblickSession";
/** A session that is ended elsewhere is gone here after this time at the latest. */
export const KEPT_FOR_S = 300;

/** What the single sign-on pair claims: hash and token prove it, the number of the reader must fit them. */
export type SessionClaim = { id: number; hash: string; token: string };

/** None of these rejects: a store that fails is logged and counts as empty. */
export type SessionStore = {
  /** The reader whom the back end confirmed for this pair not long ago; otherwise null. */
  read: (cookieHeader: string | null, claim: SessionClaim, now: Date) => Promise<SessionUser | null>;
  /** Keeps the reader under a new name. The Set-Cookie header for it, or null when nothing is kept. */
  keep: (user: SessionUser, now: Date) => Promise<string | null>;
  /** Forgets what the reader's cookie names. The Set-Cookie header that deletes it; null when the reader has none of ours. */
  forget: (cookieHeader: string | null) => Promise<string | null>;
};

const keptSchema = v.object({
  /** Of the pair, which itself is not kept. */
  digest: v.string(),
  checkedAt: v.number(),
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

type Kept = v.InferInput<typeof keptSchema>;

/** Without a namespace, or without a secret to sign its names with, nothing is kept. */
export function createSessionStore(kv: KVNamespace | null, environment: PortalEnvironment, url: URL): SessionStore {
  const secrets = listSecrets(environment);
  if (kv === null || secrets.length === 0) return emptyStore;
  const secure = toSiteUrl(environment, url).protocol === "https:";
  const storage = createWorkersKVSessionStorage<Kept>({
    kv,
    cookie: {
      name: STORE_COOKIE,
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure,
      maxAge: KEPT_FOR_S,
      // The first signs; what the others signed is still opened.
      secrets,
    },
  });

  return {
    read: async (cookieHeader, claim, now) => {
      if (!isNamed(cookieHeader)) return null;
      const session = await orNull("read", () => storage.getSession(cookieHeader));
      const parsed = v.safeParse(keptSchema, session?.data);
      if (!parsed.success) return null;
      const { digest, checkedAt, user } = parsed.output;
      const age = now.getTime() - checkedAt;
      if (age < 0 || age >= KEPT_FOR_S * 1000 || digest !== (await digestProof(claim))) return null;
      // A pair that names somebody else would have its free reads counted on their account.
      return user.id === claim.id ? { ...user, h: claim.hash, t: claim.token } : null;
    },
    keep: ({ h, t, ...user }, now) =>
      orNull("keep", async () => {
        const session = await storage.getSession(null);
        session.set("digest", await digestProof({ hash: h, token: t }));
        session.set("checkedAt", now.getTime());
        session.set("user", { ...user, attributes: [...user.attributes] });
        return storage.commitSession(session);
      }),
    forget: async (cookieHeader) => {
      if (!isNamed(cookieHeader)) return null;
      return orNull("forget", async () => {
        const session = await storage.getSession(cookieHeader);
        // A name that this portal did not sign names nothing that could be deleted.
        return session.id === "" ? null : storage.destroySession(session);
      });
    },
  };
}

const emptyStore: SessionStore = { read: async () => null, keep: async () => null, forget: async () => null };

function isNamed(cookieHeader: string | null): boolean {
  return cookieHeader?.includes(`${STORE_COOKIE}=`) ?? false;
}

/** In hexadecimal, of both parts: neither alone is enough. */
async function digestProof({ hash, token }: Omit<SessionClaim, "id">): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify([hash, token])));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function orNull<Result>(action: string, act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act();
  } catch (error) {
    console.error(`The session store failed to ${action}`, error);
    return null;
  }
}
