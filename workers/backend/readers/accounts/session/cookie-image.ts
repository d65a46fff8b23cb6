/**
 * The cookie hand-over (rules 4): a reply carries the markup of an image whose loading sets or clears the cookies of the
 * single sign-on. Its key is sealed, holds what is to be set, and works once and shortly.
 */

import * as v from "valibot";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { openSeal, sealClaims } from "#workers/backend/ground/secrets/seal.ts";
import { createSecret, digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { sealDevice } from "#workers/backend/readers/accounts/login-attempts/known-device.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { type SsoCookies, toClearingHeaders, toDeviceHeader, toSettingHeaders, toSsoCookies } from "./sso-cookies.ts";

const KEY_LIFETIME_S = 120;
const ID_BYTES = 16;
/** Longer than any key of ours. */
const MAX_KEY_LENGTH = 8192;
const SEAL_PURPOSE = "talblick cookie image";

const commonEntries = {
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Seconds since 1970. */
  exp: v.number(),
  /** The portal's, as the reader knows it; null when the call did not come from the portal. */
  origin: v.nullable(v.string()),
};
const keySchema = v.variant("purpose", [
  v.object({
    ...commonEntries,
    purpose: v.literal("set"),
    cookies: v.object({ sso: v.string(), session: v.string(), device: v.nullable(v.string()) }),
  }),
  v.object({ ...commonEntries, purpose: v.literal("clear") }),
]);
type CookieKey = v.InferOutput<typeof keySchema>;

/** A transparent GIF of one pixel. */
const pixel = Uint8Array.from(atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"), (character) =>
  character.charCodeAt(0),
);

/** Markup of the image that signs the reader's browser in, and makes it a known device (known-device.ts) where that is proved. Empty without GRANT_SECRET: then there is no hand-over. */
export function createSettingImage(call: Call, user: SsoUser, isKnownDevice: boolean): Promise<string> {
  return createImage(call, async (secret) => ({
    purpose: "set",
    cookies: { ...toSsoCookies(user), device: isKnownDevice ? await sealDevice(secret, user.user_id, call.now) : null },
  }));
}

/** Markup of the image that clears the cookies. */
export function createClearingImage(call: Call): Promise<string> {
  return createImage(call, async () => ({ purpose: "clear" }));
}

type HandedOver = SsoCookies & { device: string | null };
type Content = { purpose: "set"; cookies: HandedOver } | { purpose: "clear" };

async function createImage({ env, caller, now }: Call, toContent: (secret: string) => Promise<Content>): Promise<string> {
  const { GRANT_SECRET: secret, SSO_NAMESPACE } = env;
  if (secret === undefined || secret === "") return "";
  const key: CookieKey = {
    ...(await toContent(secret)),
    id: createSecret(ID_BYTES),
    exp: now + KEY_LIFETIME_S,
    origin: caller.origin,
  };
  const sealed = await sealClaims(key, { secret, purpose: SEAL_PURPOSE });
  return `<img src="/wp-json/${SSO_NAMESPACE}/v1/cookie?key=${sealed}" alt="" width="1" height="1">`;
}

/**
 * `GET /wp-json/{sso}/v1/cookie?key=…`: the image, with its cookies. 410 for a key that is used, expired or altered;
 * 403 when another site embeds it or it is opened as a page, which could sign a reader in as somebody else.
 */
export async function answerCookieImage(request: Request, env: Env, now = Math.floor(Date.now() / 1000)): Promise<Response> {
  const site = request.headers.get("sec-fetch-site");
  const destination = request.headers.get("sec-fetch-dest");
  if ((site !== null && site !== "same-origin") || (destination !== null && destination !== "image")) return refuseImage(403);
  const url = new URL(request.url);
  const key = await parseKey(url.searchParams.get("key") ?? "", toGrantSecrets(env), now);
  if (key === null || !(await isFirstUse(env.DB, key, now))) return refuseImage(410);
  const origin = key.origin ?? `${url.protocol}//localhost`;
  const cookies = key.purpose === "set" ? toSetting(key.cookies, origin) : toClearingHeaders(origin);
  const headers = new Headers({ "content-type": "image/gif", "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(pixel, { headers });
}

function toSetting({ device, ...pair }: HandedOver, origin: string): string[] {
  return [...toSettingHeaders(pair, origin), ...(device === null ? [] : [toDeviceHeader(device, origin)])];
}

function refuseImage(status: 403 | 410): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}

async function parseKey(sealed: string, secrets: readonly string[], now: number): Promise<CookieKey | null> {
  if (sealed.length > MAX_KEY_LENGTH) return null;
  const parsed = v.safeParse(keySchema, await openSeal(sealed, { secrets, purpose: SEAL_PURPOSE, now }));
  return parsed.success ? parsed.output : null;
}

/** The key itself knows everything; what is kept is only that it was used, until it would have expired anyway. */
async function isFirstUse(db: D1Database, { id, exp }: CookieKey, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO one_time_keys (digest, purpose, expires_at, used_at) VALUES (?1, 'cookie', ?2, ?3)
       ON CONFLICT (digest) DO NOTHING`,
    )
    .bind(await digestSecret(id), exp, now)
    .run();
  return meta.changes === 1;
}
