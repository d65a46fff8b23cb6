/** Finds the REST interface of a site: usual path, announced address, or none. */
import { type RestClient, RestError } from "./rest-error.ts";

export type WordPressApi = {
  home: string;
  title: string;
  timeZone: string | null;
  /** The address of a path such as `wp/v2/posts`, with parameters. */
  toAddress(path: string, parameters?: Record<string, string | number>): string;
};

/**
 * Throws RestError with a message for the operator when the address is no WordPress site or when its REST
 * interface is closed. `user` is who asks; null is a visitor.
 */
export async function discoverApi(client: RestClient, site: string, user: string | null = null): Promise<WordPressApi> {
  const closed = (of: string, status: number): RestError => (user === null ? toClosed(of, status) : toRefused(of, user, status));
  const base = site.replace(/\/wp-json\/?.*$/, "").replace(/\/+$/, "");
  const usual = `${base}/wp-json/`;
  const reply = await client.get(usual);
  const found = parseRoot(reply.body, usual, base);
  if (found) return found;
  if (reply.status === 401 || reply.status === 403) throw closed(base, reply.status);
  const announced = await findAnnounced(client, base);
  for (const root of [announced, `${base}/?rest_route=/`]) {
    if (root === null) continue;
    const other = await client.get(root);
    const api = parseRoot(other.body, root, base);
    if (api) return api;
    if (other.status === 401 || other.status === 403) throw closed(base, other.status);
  }
  if (announced !== null) throw closed(base, 404);
  throw new RestError(
    `${base} is not a WordPress site, or its REST interface is switched off: neither ${usual} nor ${base}/?rest_route=/ answers as WordPress does. Export a WXR file there (Tools, Export) and use --wxr.`,
  );
}

/** WordPress answers so whatever is asked for, when it does not know who asks. */
function toRefused(base: string, user: string, status: number): RestError {
  return new RestError(
    `${base} refuses the user ${user} (status ${status}): is it the application password of this user (Users, Profile there), and are application passwords switched on?`,
    status,
  );
}

function toClosed(base: string, status: number): RestError {
  return new RestError(
    `${base} is a WordPress site, but its REST interface is closed to visitors (status ${status}). Export a WXR file there (Tools, Export) and use --wxr.`,
    status,
  );
}

/** WordPress names its interface in a `Link` header. */
async function findAnnounced(client: RestClient, base: string): Promise<string | null> {
  const { headers, url } = await client.get(`${base}/`);
  const link = /<([^>]+)>;\s*rel="https:\/\/api\.w\.org\/"/.exec(headers.get("link") ?? "")?.[1];
  if (!link || !URL.canParse(link, url)) return null;
  const address = new URL(link, url);
  return address.protocol === "http:" || address.protocol === "https:" ? address.href : null;
}

function parseRoot(body: unknown, root: string, base: string): WordPressApi | null {
  if (typeof body !== "object" || body === null || !("namespaces" in body) || !Array.isArray(body.namespaces)) return null;
  if (!body.namespaces.includes("wp/v2")) return null;
  const { name, home, timezone_string: zone } = body as Record<string, unknown>;
  return {
    home: typeof home === "string" && URL.canParse(home) ? home : base,
    title: typeof name === "string" ? name : base,
    timeZone: typeof zone === "string" && zone !== "" ? zone : null,
    toAddress(path, parameters = {}) {
      const url = new URL(root);
      if (url.searchParams.has("rest_route")) url.searchParams.set("rest_route", `/${path}`);
      else url.pathname = `${url.pathname.replace(/\/+$/, "")}/${path}`;
      for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, String(value));
      return url.href;
    },
  };
}
