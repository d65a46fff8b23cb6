/** The WordPress site as the bridge asks it: over its REST interface, each answer bounded in size and time. */
import type { BridgeSettings } from "#workers/backend/content/bridge/bridge-settings.ts";
import { decodeHtml } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { discoverApi, type WordPressApi } from "#workers/backend/content/wordpress/rest/discover-api.ts";
import { type RestClient, RestError, type RestReply } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import type { WordPressSite } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { fetchLimited } from "./fetch-limited.ts";
import { isOfSite, toAuthorization } from "./site-address.ts";

const MAX_REPLY_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const headers = { accept: "application/json", "user-agent": "WordPress bridge" };

export type BridgeSite = {
  settings: BridgeSettings;
  site: WordPressSite;
  timeZone: string;
  /** The reply to a path such as `wp/v2/posts/12`, of any status below 500 but 408 and 429. Throws RestError. */
  ask(path: string, parameters?: Record<string, string | number>): Promise<RestReply>;
  /** The same of what is posted. Where it throws, it may have been taken. */
  post(path: string, body: object): Promise<RestReply>;
};

const DEFAULT_TIME_ZONE = "Europe/Vienna";
const COME_AGAIN: ReadonlySet<number> = new Set([408, 425, 429]);

/** Throws RestError when the site does not answer, or not as WordPress does. */
export async function openSite(settings: BridgeSettings): Promise<BridgeSite> {
  const client: RestClient = { get: (address) => request(settings, address) };
  const api = await discoverApi(client, settings.origin);
  return {
    settings,
    site: toSite(api),
    timeZone: api.timeZone ?? DEFAULT_TIME_ZONE,
    ask: (path, parameters) => client.get(api.toAddress(path, parameters)),
    post: (path, body) => request(settings, api.toAddress(path), JSON.stringify(body)),
  };
}

async function request(settings: BridgeSettings, address: string, json?: string): Promise<RestReply> {
  // What it announces must not lead elsewhere, least of all with its password.
  if (!isOfSite(settings, new URL(address))) throw new RestError(`${address} is not of ${settings.origin}`);
  const sent: Record<string, string> = json === undefined ? {} : { "content-type": "application/json" };
  const reply = await fetchLimited(address, {
    mayAsk: (url) => isOfSite(settings, url),
    ask: (url, init) => fetch(url, init),
    toHeaders: (url) => ({ ...headers, ...sent, ...toAuthorization(settings, url) }),
    maxBytes: MAX_REPLY_BYTES,
    timeoutMs: TIMEOUT_MS,
    ...(json === undefined ? {} : { json }),
  }).catch((error) => {
    throw new RestError(`${address} does not answer: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (reply.status >= 500 || COME_AGAIN.has(reply.status))
    throw new RestError(`${address} was answered with status ${reply.status}`, reply.status);
  return { status: reply.status, headers: reply.headers, url: address, body: parseJson(new TextDecoder().decode(reply.bytes)) };
}

function toSite({ home, title }: WordPressApi): WordPressSite {
  const { host, origin, pathname } = new URL(home);
  const path = pathname.replace(/\/+$/, "");
  return { name: `${host}${path}`, baseUrl: `${origin}${path}/`, title: decodeHtml(title) };
}

/** Some plug-ins print warnings or a byte order mark before the JSON. */
function parseJson(text: string): unknown {
  const start = text.search(/^\ufeff?[[{]/m);
  try {
    return JSON.parse(text.slice(Math.max(0, start)).replace(/^\ufeff/, ""));
  } catch {
    return text; // no JSON: the caller decides what that means
  }
}
