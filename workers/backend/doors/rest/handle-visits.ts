/** `POST /visits`: what happened on a post's page until it was left, beside that it was read (`POST /views`). Sums alone are kept. */
import * as v from "valibot";
import { toStep } from "#shared/metrics/vital-steps.ts";
import { MAX_POST, timeSteps, visitEvents } from "#shared/rules/post-counts.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import { parseCaller } from "#workers/backend/ground/caller/parse-caller.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { countEvent, countTime } from "#workers/backend/newsroom/numbers/count-once.ts";
import { viewsByNetwork } from "./handle-views.ts";
import { createRestError, createWrongMethod } from "./json.ts";

const visitSchema = v.strictObject({
  post: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_POST)),
  events: v.pipe(v.array(v.picklist(visitEvents)), v.maxLength(visitEvents.length)),
  tens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
const MAX_BODY_BYTES = 1000;

/** 204, also for what counted today, for a network beyond its limit and for an unknown post; 400 for another body. */
export async function handleVisits(request: Request, env: Env): Promise<Response> {
  if (request.method !== "POST") return createWrongMethod("POST");
  const read = await readLimitedJson(request, MAX_BODY_BYTES);
  const visit = v.safeParse(visitSchema, "value" in read ? read.value : null);
  if (!visit.success) return createRestError(400, "rest_invalid_param", 'Send {"post": number, "events": []} as JSON.');
  const { post, events, tens } = visit.output;
  const now = new Date();
  const { network } = await parseCaller(request, env, Math.floor(now.getTime() / 1000));
  const of = { env, post, network, now };
  const counted = (await mayCount(of, events.length)) ? [...new Set(events)].flatMap((event) => countEvent(of, event)) : [];
  const timed = tens === undefined ? [] : countTime(of, toUpper(tens));
  const statements = [...counted, ...timed];
  if (statements.length > 0) await env.DB.batch(statements);
  return new Response(null, { status: 204 });
}

/** What may add a row for the network falls under the limit of views; how long a post was in view adds none. */
async function mayCount(
  { env, network, now }: { env: Env; network: string | null; now: Date },
  events: number,
): Promise<boolean> {
  if (events === 0) return false;
  const call = { env, now: Math.floor(now.getTime() / 1000) };
  return (await countAttempts(call, [{ limit: viewsByNetwork, subject: network }])).length === 0;
}

/** The upper bound of the step; the middle of its ten seconds stands for a time. */
function toUpper(tens: number): number {
  return timeSteps[toStep(timeSteps, tens * 10 + 5)] ?? 0;
}
