/**
 * `POST /api/metrics`: what a page of this site measured and saw happen (decision 97). It names a kind of page, the number of a post, and
 * nothing of its reader: no address, no cookie is read, nothing is answered. 204 for whatever is counted or, beyond the limit, is not.
 */
import * as v from "valibot";
import { parseJson } from "#app/domain/page/parse-json.ts";
import { pageTypes } from "#app/domain/tracking/page-type.ts";
import { type SiteEvent, siteEvents } from "#app/domain/tracking/site-event.ts";
import { bodyRefusalTexts, isBodyRefusal, readLimitedBody } from "#app/gateway/backend/read-limited-body.ts";
import { countMetric } from "#shared/metrics/meter.ts";
import { listSteps, toStep, vitalNames } from "#shared/metrics/vital-steps.ts";
import { MAX_POST, type Visit, type VisitEvent } from "#shared/rules/post-counts.ts";
import { refuse } from "#workers/portal/refuse.ts";
import { toBotKind } from "./bot-kind.ts";

const MAX_BODY_BYTES = 500;
const MAX_USER_AGENT = 500;
/** For one isolate: more than readers send where one serves a town; what a program sends beyond it is not counted. */
const MAX_A_SECOND = 100;
/** Longer is no measurement but a tab that slept: it is not counted, and what came with it is. */
const MAX_MS = 120_000;

/** Null on a page that is no post, as JSON writes what is no number. */
const whole = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_POST)));
const value = v.pipe(v.number(), v.finite(), v.minValue(0));
const measurementSchema = v.strictObject({
  page: v.picklist(pageTypes),
  vitals: v.optional(v.strictObject(v.entriesFromList(vitalNames, v.optional(value))), {}),
  events: v.optional(v.pipe(v.array(v.picklist(siteEvents)), v.maxLength(siteEvents.length)), []),
  post: whole,
  tens: whole,
});

type Measurement = v.InferOutput<typeof measurementSchema>;

/** Whose wall it was is counted of the whole alone. */
const visitEventOf: Readonly<Record<SiteEvent, VisitEvent>> = {
  "wall-stranger": "wall",
  "wall-account": "wall",
  "wall-expired": "wall",
  "wall-promotion": "wall",
  "checkout-started": "started",
  "checkout-completed": "completed",
};

let second = 0;
let taken = 0;

type Accepting = {
  /** The page's own. */
  origin: string;
  /** Where what happened on a post's page is counted; null where nobody does. Never rejects. */
  countVisit: ((visit: Visit) => Promise<void>) | null;
};

/** 403 for another site's page, 405, 408, 413, and 400 for an invalid measurement. */
export async function acceptMeasurement(
  request: Request,
  { origin, countVisit }: Accepting,
  now = Date.now(),
): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "Method not allowed", { allow: "POST" });
  if (request.headers.get("origin") !== origin) return refuse(403, "Forbidden");
  const body = await readLimitedBody(request, { maxBytes: MAX_BODY_BYTES });
  if (isBodyRefusal(body)) return refuse(body, bodyRefusalTexts[body]);
  const parsed = v.safeParse(measurementSchema, parseJson(new TextDecoder().decode(body)));
  if (!parsed.success) return refuse(400, "No measurement");
  // Crawlers that run script are no readers.
  const isBot = toBotKind((request.headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT)) !== null;
  if (!isBot && isWithinLimit(now)) {
    count(parsed.output);
    const visit = toVisit(parsed.output);
    if (visit !== null) await countVisit?.(visit);
  }
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

function isWithinLimit(now: number): boolean {
  const present = Math.floor(now / 1000);
  if (present !== second) [second, taken] = [present, 0];
  taken += 1;
  return taken <= MAX_A_SECOND;
}

function count({ page, vitals, events }: Measurement): void {
  for (const name of vitalNames) {
    const measured = vitals[name];
    if (measured !== undefined && measured <= MAX_MS) countMetric("vital", page, `${name}/${toStep(listSteps(name), measured)}`);
  }
  for (const event of new Set(events)) {
    const [name, label = ""] = event.split("-", 2);
    countMetric(name === "wall" ? "wall" : "checkout", label);
  }
}

/** What of it is about a post; null where nothing is. */
function toVisit({ post, tens, events }: Measurement): Visit | null {
  if (post == null) return null;
  const seen = new Set(events.map((event) => visitEventOf[event]));
  if (tens == null && seen.size === 0) return null;
  return { post, events: [...seen], ...(tens == null ? {} : { tens }) };
}
