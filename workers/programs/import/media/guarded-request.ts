/** One request to a web server, on request only to machines of the public internet. */
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isPublicAddress, parseIpHost } from "#workers/backend/content/bridge/site/public-address.ts";
import { lookupPublic, PrivateAddressError } from "./address-guard.ts";

const IDLE_MS = 20_000;

type Options = { allowsPrivate: boolean; headers: Record<string, string>; signal: AbortSignal; idleMs?: number };

/**
 * The head of the answer; its body is read or destroyed by the caller, redirects are not followed. Rejects with
 * PrivateAddressError for a machine that may not be asked.
 */
export function requestGuarded(
  url: URL,
  { allowsPrivate, headers, signal, idleMs = IDLE_MS }: Options,
): Promise<IncomingMessage> {
  const ip = parseIpHost(url.hostname);
  if (!allowsPrivate && ip !== null && !isPublicAddress(ip)) return Promise.reject(new PrivateAddressError(url.hostname));
  return new Promise((resolve, reject) => {
    const open = url.protocol === "http:" ? requestHttp : requestHttps;
    const request = open(url, {
      signal,
      headers: { ...headers, "user-agent": "portal-import" },
      ...(allowsPrivate ? {} : { lookup: lookupPublic }),
    });
    request.setTimeout(idleMs, () => request.destroy(new Error("the connection fell silent")));
    request.on("response", resolve);
    request.on("error", reject);
    request.end();
  });
}
