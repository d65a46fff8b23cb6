/**
 * Requests to a site that somebody else runs. Its redirects, and the addresses that it announces, must not lead this machine to
 * the services around it (server-side request forgery): only the host that the operator named may be a private one.
 */
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { isOwnMachine } from "#workers/backend/content/bridge/bridge-settings.ts";
import { isPrivateHost } from "#workers/programs/import/media/address-guard.ts";
import { requestGuarded } from "#workers/programs/import/media/guarded-request.ts";

export type SiteReply = { status: number; headers: Headers; body: AsyncIterable<Uint8Array>; url: string };
export type AskSite = (address: string, signal: AbortSignal) => Promise<SiteReply>;

const MAX_REDIRECTS = 5;
/** A busy site takes long to begin. */
const IDLE_MS = 60_000;

type Options = { allowsPrivate: boolean; user: { name: string; password: string } | null };

/**
 * Requests `site` and its redirects, as `user` where that is the site itself and the connection is safe. Rejects with PrivateAddressError
 * for an address that may not be requested.
 */
export function createAskSite(site: string, { allowsPrivate, user }: Options): AskSite {
  const named = new URL(site);
  const authorization = user === null ? null : `Basic ${Buffer.from(`${user.name}:${user.password}`).toString("base64")}`;

  function toAuthorization(url: URL): Record<string, string> {
    const isSafe = url.protocol === "https:" || isOwnMachine(url.hostname);
    return authorization !== null && isSafe && url.host === named.host ? { authorization } : {};
  }
  let isNamedPrivate: Promise<boolean> | null = null;

  // Asked once: a name that was public must not change its mind.
  async function mayBePrivate(url: URL): Promise<boolean> {
    if (allowsPrivate) return true;
    if (url.host !== named.host) return false;
    isNamedPrivate ??= isPrivateHost(named.hostname);
    return isNamedPrivate;
  }

  return async (address, signal) => {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (url.protocol !== "http:" && url.protocol !== "https:") throw new Error(`${url.protocol} is not asked`);
      const headers = { accept: "application/json", "accept-encoding": "gzip", ...toAuthorization(url) };
      const reply = await requestGuarded(url, { allowsPrivate: await mayBePrivate(url), headers, signal, idleMs: IDLE_MS });
      const { statusCode: status = 0, headers: sent } = reply;
      if (status < 300 || status >= 400 || sent.location === undefined) {
        // A body that breaks off breaks the reading of it.
        const body = sent["content-encoding"] === "gzip" ? pipeline(reply, createGunzip(), () => {}) : reply;
        return { status, headers: toHeaders(reply.rawHeaders), body, url: url.href };
      }
      reply.destroy();
      if (!URL.canParse(sent.location, url)) throw new Error("a redirect to no address");
      url = new URL(sent.location, url);
    }
    throw new Error(`more than ${MAX_REDIRECTS} redirects`);
  };
}

function toHeaders(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2) headers.append(raw[index] ?? "", raw[index + 1] ?? "");
  return headers;
}
