/** Cloudflare's purge by tag: the pages of all locations, within a second. */
import type { PortalEnvironment } from "#app/configuration/environment.ts";

/** Of one call. */
const MAX_TAGS = 100;
const TIMEOUT_MS = 5000;

/** Does nothing where isolates share no pages. Throws when Cloudflare refuses, cannot be reached, or was never told the zone. */
export async function purgeLocations(
  { edgeCache, cloudflareZone }: Pick<PortalEnvironment, "edgeCache" | "cloudflareZone">,
  tags: readonly string[],
  send: typeof fetch = fetch,
): Promise<void> {
  if (edgeCache !== "location") return;
  if (cloudflareZone === null) throw new Error("CACHE_PURGE_ZONE and CACHE_PURGE_TOKEN are not set");
  const { zone, token } = cloudflareZone;
  for (let from = 0; from < tags.length; from += MAX_TAGS) {
    const answer = await send(`https://api.cloudflare.com/client/v4/zones/${zone}/purge_cache`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ tags: tags.slice(from, from + MAX_TAGS) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Cloudflare answered ${answer.status}: ${text.slice(0, 500)}`);
  }
}
