/**
 * `POST /admin/newsletters`: which newsletters there are. Body `{"records": [...]}` with up to 100 of
 *
 *     {"slug": "morgen", "title": …, "description": …, "frequency": "Montag bis Freitag um 6 Uhr",
 *      "weekdays": "12345", "hour": 6, "feed": "category:sport", "listed": true, "position": 0}
 *
 * `slug` decides whether one is created or brought up to date; what is left out is empty, of `listed` true and of `position` 0. Without
 * `weekdays` and `hour` the newsroom composes it by hand; without `feed` it is made of the front page. One that is not listed keeps its
 * readers and has no archive. The brand's own texts of it (decision 106) come no more.
 */
import * as v from "valibot";
import { takeRecords } from "#workers/backend/doors/admin/with-body.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const MAX_RECORDS = 100;

/** Stands in subjects and headers of mail. */
const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^\P{Cc}*$/u, "must be one line"));
const recordSchema = v.pipe(
  v.object({
    // Names of the portal's own pages are no newsletters.
    slug: v.pipe(v.string(), v.regex(/^(?!(?:bestaetigen|abmelden)$)[A-Za-z0-9_-]{1,60}$/, "must be a slug")),
    title: v.pipe(line(80), v.nonEmpty()),
    description: v.optional(line(300), ""),
    frequency: v.optional(line(80), ""),
    weekdays: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^(?!.*(.).*\1)[1-7]{1,7}$/, "must be days of 1 to 7"))), null),
    hour: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))), null),
    feed: v.optional(v.nullable(line(200)), null),
    listed: v.optional(v.boolean(), true),
    position: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
  }),
  v.check(({ weekdays, hour }) => (weekdays === null) === (hour === null), "weekdays and hour come together"),
);

type Result = { newsletter: string; outcome: "written" | "refused"; reason?: string };

const upsertSql = `INSERT INTO newsletters (slug, title, description, frequency, weekdays, hour, feed, listed, position)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
  ON CONFLICT (slug) DO UPDATE SET title = ?2, description = ?3, frequency = ?4, weekdays = ?5, hour = ?6, feed = ?7, listed = ?8, position = ?9, from_brand = 0`;

export function postNewsletters(request: Request, env: Env): Promise<Response> {
  return takeRecords(request, {
    schema: recordSchema,
    maxRecords: MAX_RECORDS,
    maxBodyBytes: 1024 * 1024,
    refuse: (_record, reason): Result => ({ newsletter: "", outcome: "refused", reason }),
    async write(records) {
      const rows = records.map(({ slug, title, description, frequency, weekdays, hour, feed, listed, position }) =>
        env.DB.prepare(upsertSql).bind(slug, title, description, frequency, weekdays, hour, feed, listed ? 1 : 0, position),
      );
      if (rows.length > 0) {
        await env.DB.batch([...rows, raiseVersionStatement(env.DB, toTouches([{ kind: "newsletters", key: null }]))]);
        await announceChange(env, new Set([toCacheTag("newsletters")]));
      }
      return records.map(({ slug }): Result => ({ newsletter: slug, outcome: "written" }));
    },
  });
}
