/** Who is on duty (decision 81). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { DutyEntry } from "#workers/backend/services/duty/duty-shift.ts";
import { dutySource } from "#workers/backend/services/duty/duty-source.ts";
import { readShifts } from "#workers/backend/services/duty/read-shifts.ts";
import { readSnapshot, toServiceState } from "#workers/backend/services/sources/snapshot.ts";

/** A local day has 25 hours at most; a view may show a week. */
const MAX_RANGE_S = 8 * 24 * 60 * 60;

export const dutyResolvers = {
  Query: {
    async duty(_: unknown, args: { from: string; until: string }, { queries, now }: BackendContext) {
      const [from, until] = [parseMoment("from", args.from), parseMoment("until", args.until)];
      if (until <= from || until - from > MAX_RANGE_S)
        throw createCallError("BAD_USER_INPUT", "until must be within 8 days after from.");
      const [snapshot, rows] = await Promise.all([readSnapshot(queries, dutySource, now), readShifts(queries, from, until)]);
      // The page says who is on duty now, and which day is today.
      const borders = [from, until, ...rows.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])];
      for (const border of borders) if (border > now) queries.changesAt(border);
      return {
        state: toServiceState(snapshot),
        items: rows.map(({ starts_at, ends_at, entry }) => {
          const { kind, ...who } = JSON.parse(entry) as DutyEntry;
          return { ...who, kind: kind.toUpperCase(), starts_at: toIsoDate(starts_at), ends_at: toIsoDate(ends_at) };
        }),
      };
    },
  },
};

/** Seconds. Throws BAD_USER_INPUT. */
function parseMoment(name: string, text: string): number {
  const milliseconds = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw createCallError("BAD_USER_INPUT", `${name} must be a moment in ISO 8601.`);
  return Math.floor(milliseconds / 1000);
}
