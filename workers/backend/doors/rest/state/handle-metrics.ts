/**
 * `POST /metrics`: what the portal has counted, where it has no Analytics Engine, how its own scheduled jobs went, and its build.
 * The portal signs the call (audience `metrics`); the path is not reachable from outside.
 */
import * as v from "valibot";
import { MAX_DETAIL, MAX_LABEL, metricNames } from "#shared/metrics/metric.ts";
import { portalJobs } from "#shared/metrics/portal-jobs.ts";
import { createRestError, createWrongMethod } from "#workers/backend/doors/rest/json.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { keepCounts } from "#workers/backend/ground/metrics/metric-counts.ts";
import { describeFailure, recordRuns } from "#workers/backend/ground/metrics/record-runs.ts";
import { BUILD_ID, noteBuild } from "#workers/backend/ground/metrics/seen-builds.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { openSigned } from "#workers/backend/ground/secrets/open-signed.ts";

const MAX_BODY_BYTES = 200_000;
const MAX_COUNTS = 500;
const MAX_WORD = 1000;
const MAX_RUNS = 10;
const MAX_ERROR = 2000;

const bodySchema = v.strictObject({
  build: v.pipe(v.string(), v.regex(BUILD_ID)),
  counts: v.pipe(
    v.array(
      v.strictObject({
        name: v.picklist(metricNames),
        label: v.pipe(v.string(), v.maxLength(MAX_LABEL)),
        detail: v.pipe(v.string(), v.maxLength(MAX_DETAIL)),
        count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
      }),
    ),
    v.maxLength(MAX_COUNTS),
  ),
  runs: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          job: v.picklist(portalJobs),
          startedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
          durationMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
          error: v.nullable(
            v.pipe(
              v.string(),
              v.maxLength(MAX_ERROR),
              v.transform((text) => describeFailure(text)),
            ),
          ),
        }),
      ),
      v.maxLength(MAX_RUNS),
    ),
    [],
  ),
});

/** 204 when the counts are kept; 401 for callers other than the portal, 400 for an invalid body. */
export async function handleMetrics(request: Request, env: Env): Promise<Response> {
  if (request.method !== "POST") return createWrongMethod("POST");
  const now = Math.floor(Date.now() / 1000);
  const word = request.headers.get("x-metrics") ?? "";
  const claims = await openSigned(word, { audience: "metrics", secrets: toGrantSecrets(env), now, maxLength: MAX_WORD });
  if (claims === null) return createRestError(401, "rest_forbidden", "Only the portal counts.");
  const read = await readLimitedJson(request, MAX_BODY_BYTES);
  const body = v.safeParse(bodySchema, "value" in read ? read.value : null);
  if (!body.success) return createRestError(400, "rest_invalid_param", "Send counts as JSON.");
  const { build, counts, runs } = body.output;
  const kept = [keepCounts(env.DB, counts, now), noteBuild(env, "portal", build, now)];
  await Promise.all(runs.length === 0 ? kept : [...kept, recordRuns(env.DB, runs)]);
  return new Response(null, { status: 204 });
}
