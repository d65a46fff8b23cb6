/** `POST /admin/mountains`: passes and webcams of an operator's program, as `{records: [...]}` (docs/import.md). */
import * as v from "valibot";
import { MAX_MOUNTAINS } from "#shared/rules/mountain-rules.ts";
import { readField, takeRecords } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { importMountains, type MountainOutcome, mountainIdSchema } from "#workers/backend/services/mountains/import-mountains.ts";
import { mountainSchema } from "#workers/backend/services/mountains/mountain.ts";
import { parseMoment } from "#workers/backend/services/sources/parse-moment.ts";

const MAX_BYTES = 512 * 1024;

/** `since` is written as a moment. */
const recordSchema = v.pipe(
  v.looseObject({
    id: mountainIdSchema,
    since: v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.transform((text) => parseMoment(text, "first")),
          v.number("since must be a moment such as 2026-11-29T06:00"),
        ),
      ),
    ),
  }),
  v.transform(({ id, ...facts }) => ({ id, facts })),
  v.object({ id: v.string(), facts: mountainSchema }),
);

/** Replies `{results: [{id, outcome, reason?}]}`, one entry a record, in order. */
export function postMountains(request: Request, env: Env, now: Date): Promise<Response> {
  return takeRecords<typeof recordSchema, MountainOutcome & { reason?: string }>(request, {
    schema: recordSchema,
    maxRecords: MAX_MOUNTAINS,
    maxBodyBytes: MAX_BYTES,
    refuse: (record, reason) => ({ id: readField(record, "id"), outcome: "refused", reason }),
    write: async (records) =>
      (await importMountains(env, records, Math.floor(now.getTime() / 1000))).map((one) =>
        one.outcome === "refused"
          ? { ...one, reason: `there is no such municipality, or there are ${MAX_MOUNTAINS} already` }
          : one,
      ),
  });
}
