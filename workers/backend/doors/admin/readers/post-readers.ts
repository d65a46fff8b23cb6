/** What programs of the publisher bring of readers: up to 100 records a request (readers/accounts/reader-records). */
import { readField, takeRecords } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import {
  READERS_PER_REQUEST,
  readerRecordSchema,
  subscriptionRecordSchema,
} from "#workers/backend/readers/accounts/reader-records/reader-record.ts";
import { writeReaders } from "#workers/backend/readers/accounts/reader-records/write-readers.ts";
import { writeSubscriptions } from "#workers/backend/readers/accounts/reader-records/write-subscriptions.ts";

/** `POST /admin/readers` */
export function postReaders(request: Request, env: Env, now: Date): Promise<Response> {
  return takeRecords(request, {
    schema: readerRecordSchema,
    maxRecords: READERS_PER_REQUEST,
    maxBodyBytes: 2 * 1024 * 1024,
    refuse: (record, reason) => ({
      reader: readField(record, "login") || readField(record, "number"),
      outcome: "refused" as const,
      reason,
    }),
    write: (records) => writeReaders(env.DB, records, Math.floor(now.getTime() / 1000)),
  });
}

/**
 * `POST /admin/subscriptions`: what shops and partner papers (Kayak, Google Play, RevenueCat, VN, Neue) know of readers'
 * subscriptions, as they push it. Body `{"records": [...]}` with up to 100 of
 *
 *     {"email" | "login" | "id": who, "externalId": the shop's own name of it, "product": "kayak_plus",
 *      "starts": ISO 8601, "ends": ISO 8601 or null (until it is cancelled),
 *      "autoRenew": false, "periodMonths": null, "meta": [{"key": "resourceName", "value": "Plus"}]}
 *
 * `externalId` decides whether one is created or brought up to date; sending it again is harmless. Who ends a subscription
 * sends it with the end and `autoRenew: false`. With `autoRenew` and `periodMonths` it goes on by this back end's own
 * clock; a shop that sends each new end itself leaves `periodMonths` out. `meta` may hold `resourceName` and `rid`, which
 * readers see. Subscriptions of the paywall provider come by its webhooks and cannot be changed here.
 */
export function postSubscriptions(request: Request, env: Env): Promise<Response> {
  return takeRecords(request, {
    schema: subscriptionRecordSchema,
    maxRecords: READERS_PER_REQUEST,
    maxBodyBytes: 2 * 1024 * 1024,
    refuse: (record, reason) => ({ subscription: readField(record, "externalId"), outcome: "refused" as const, reason }),
    write: (records) => writeSubscriptions(env.DB, records),
  });
}
