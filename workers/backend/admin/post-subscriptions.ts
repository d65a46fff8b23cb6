/**
 * `POST /admin/subscriptions`: what shops and partner papers (Kayak, Google Play, RevenueCat, VN, Neue) know of readers'
 * subscriptions, as they push it. Body `{"records": [...]}` with up to 100 of
 *
 *     {"email" | "login" | "id": who, "externalId": the shop's own name of it, "product": "kayak_plus",
 *      "starts": ISO 8601, "ends": ISO 8601 or null (until it is cancelled),
 *      "autoRenew": false, "periodMonths": null, "meta": [{"key": "resourceName", "value": "Talblick Plus"}]}
 *
 * `externalId` decides whether one is created or brought up to date; sending it again is harmless. Who ends a subscription
 * sends it with the end and `autoRenew: false`. With `autoRenew` and `periodMonths` it goes on by this back end's own
 * clock; a shop that sends each new end itself leaves `periodMonths` out. `meta` may hold `resourceName` and `rid`, which
 * readers see. Subscriptions of the paywall provider come by its webhooks and cannot be changed here.
 */
import * as v from "valibot";
import {
  READERS_PER_REQUEST,
  type SubscriptionRecord,
  subscriptionRecordSchema,
} from "../accounts/reader-records/reader-record.ts";
import { type SubscriptionRecordResult, writeSubscriptions } from "../accounts/reader-records/write-subscriptions.ts";
import type { Env } from "../env.ts";
import { toAdminError, toAdminReply } from "./admin-reply.ts";
import { readLimitedJson } from "./read-limited.ts";
import { toReason } from "./to-reason.ts";

const maxBodyBytes = 2 * 1024 * 1024;

const bodySchema = v.object({
  records: v.pipe(v.array(v.unknown()), v.maxLength(READERS_PER_REQUEST, `At most ${READERS_PER_REQUEST} records a request`)),
});
const nameSchema = v.object({ externalId: v.string() });

/** Replies `{results}`, one entry a record, in order; a record that cannot be taken is refused there and hinders no other. */
export async function postSubscriptions(request: Request, env: Env): Promise<Response> {
  const read = await readLimitedJson(request, maxBodyBytes);
  if (!("value" in read)) return toAdminError(read.status, read.message);
  const body = v.safeParse(bodySchema, read.value);
  if (!body.success) return toAdminError(400, toReason(body.issues));

  const results: SubscriptionRecordResult[] = [];
  const accepted: { record: SubscriptionRecord; index: number }[] = [];
  for (const [index, unknownRecord] of body.output.records.entries()) {
    const parsed = v.safeParse(subscriptionRecordSchema, unknownRecord);
    if (parsed.success) accepted.push({ record: parsed.output, index });
    const reason = parsed.success ? {} : { reason: toReason(parsed.issues) };
    results.push({ subscription: findName(unknownRecord), outcome: "refused", ...reason });
  }
  const records = accepted.map(({ record }) => record);
  const written = await writeSubscriptions(env.DB, records);
  for (const [position, { index }] of accepted.entries()) {
    const result = written[position];
    if (result !== undefined) results[index] = result;
  }
  return toAdminReply({ results });
}

function findName(record: unknown): string {
  const named = v.safeParse(nameSchema, record);
  return named.success ? named.output.externalId : "";
}
