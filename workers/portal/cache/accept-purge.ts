/**
 * `POST /api/cache/purge` {tags}: a back end says which content has changed (decision 7). For back ends of
 * publishers; the embedded one says so within the platform. Authorization: Bearer CACHE_PURGE_SECRET.
 */

import * as v from "valibot";
import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { parseJson } from "#app/domain/page/parse-json.ts";
import { isSameText } from "#app/domain/session/is-same-text.ts";
import { isCacheTag } from "#app/gateway/backend/cache-tags.ts";
import { bodyRefusalTexts, isBodyRefusal, readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";
import { logError } from "#shared/log/log.ts";
import { refuse } from "#workers/portal/refuse.ts";
import type { PageCache } from "./page-cache.ts";
import { purgeLocations } from "./purge-locations.ts";

const MAX_TAGS = 1000;
const MAX_LENGTH = 128_000;

const purgeSchema = v.object({
  tags: v.pipe(
    v.array(
      v.pipe(v.string(), v.check(isCacheTag, "must be of a-z, 0-9, colon, dash and underscore")),
      "must be a list of names",
    ),
    v.minLength(1, "must name at least one"),
    v.maxLength(MAX_TAGS, `must name at most ${MAX_TAGS}`),
  ),
});

/** 204 when every page that shows one of them is gone; 404 where no secret is set, 401 for another, 400 for an invalid purge. */
export async function acceptPurge(request: Request, environment: PortalEnvironment, cache: PageCache | null): Promise<Response> {
  const { cachePurgeSecret } = environment;
  if (cachePurgeSecret === null) return refuse(404, "Not found");
  if (request.method !== "POST") return refuse(405, "Method not allowed", { allow: "POST" });
  if (!isSameText(request.headers.get("authorization") ?? "", `Bearer ${cachePurgeSecret}`))
    return refuse(401, "Unauthorized", { "www-authenticate": "Bearer" });
  const body = await readLimitedBody(request, { maxBytes: MAX_LENGTH });
  if (isBodyRefusal(body)) return refuse(body, bodyRefusalTexts[body]);
  const parsed = v.safeParse(purgeSchema, parseJson(new TextDecoder().decode(body)));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return refuse(400, `${v.getDotPath(issue) ?? "body"}: ${issue.message}`);
  }
  cache?.purge(parsed.output.tags);
  try {
    await purgeLocations(environment, parsed.output.tags);
  } catch (error) {
    logError("cache: the locations cannot be purged", error);
    return refuse(502, "Cloudflare did not purge; try again");
  }
  return new Response(null, { status: 204 });
}
