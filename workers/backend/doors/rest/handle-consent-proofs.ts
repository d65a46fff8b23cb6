/** `POST /consent-proofs`: a reader's answer to the consent banner, kept as its proof (decision 69). Nothing in it says who they are. */
import * as v from "valibot";
import { embedProviders } from "#graphql/generated/contract.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import { parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts, defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { createRestError, createWrongMethod } from "./json.ts";

/** Answers to the consent banner from one network: enough for a school class, too few for a flood. */
const proofsByNetwork = defineLimit("consent-proofs-network", { max: 100, windowS: HOUR_S });

const MAX_BODY_BYTES = 3000;
/** As long as somebody may claim damages for it in Austria (three years, § 1489 ABGB). */
const KEPT_S = 3 * 366 * 24 * 60 * 60;

const answerSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  id: v.pipe(v.string(), v.uuid()),
  time: v.pipe(v.string(), v.isoTimestamp()),
  source: v.picklist(["banner", "settings", "embed", "framework"]),
  granted: v.boolean(),
  settings: v.strictObject({
    necessary: v.literal(true),
    preferences: v.boolean(),
    marketing: v.boolean(),
    statistics: v.boolean(),
    granular: v.record(v.picklist(embedProviders), v.boolean()),
  }),
});

/** 204 when it is kept, and for one that was kept before: a proof is never changed. 400 for another body, 429 beyond the limit. */
export async function handleConsentProofs(request: Request, env: Env): Promise<Response> {
  if (request.method !== "POST") return createWrongMethod("POST");
  const read = await readLimitedJson(request, MAX_BODY_BYTES);
  const parsed = v.safeParse(answerSchema, "value" in read ? read.value : null);
  if (!parsed.success) return createRestError(400, "rest_invalid_param", "This is no answer to the consent banner.");
  const now = Math.floor(Date.now() / 1000);
  const { network } = await parseCaller(request, env, now);
  const [exceeded] = await countAttempts({ env, now }, [{ limit: proofsByNetwork, subject: network }]);
  if (exceeded !== undefined) return createRestError(429, "rest_too_many_requests", "Too many answers from this network.");
  await env.DB.prepare(
    "INSERT INTO consent_proofs (id, answer, kept_at, expires_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (id) DO NOTHING",
  )
    .bind(parsed.output.id, JSON.stringify(parsed.output), now, now + KEPT_S)
    .run();
  return new Response(null, { status: 204 });
}
