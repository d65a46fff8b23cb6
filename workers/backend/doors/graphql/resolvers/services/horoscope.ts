/** The horoscope of a day, a week or a month (decision 81). */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { isPeriodDay, type Period, toPeriodRange, toPeriodStart } from "#workers/backend/services/horoscope/horoscope-period.ts";
import { horoscopeSource } from "#workers/backend/services/horoscope/horoscope-source.ts";
import { readHoroscope } from "#workers/backend/services/horoscope/horoscope-texts.ts";
import { readSnapshot, toServiceState } from "#workers/backend/services/sources/snapshot.ts";

export const horoscopeResolvers = {
  Query: {
    async horoscope(_: unknown, args: { period: string; date: string }, { queries, now }: BackendContext) {
      const period = args.period.toLowerCase() as Period;
      if (!isPeriodDay(args.date)) throw createCallError("BAD_USER_INPUT", "date must be a day such as 2026-11-22.");
      const start = toPeriodStart(period, args.date);
      const [snapshot, horoscope] = await Promise.all([
        readSnapshot(queries, horoscopeSource, now),
        readHoroscope(queries, period, start),
      ]);
      // The page says which day is today.
      const { from, until } = toPeriodRange(period, start);
      for (const border of [from, until]) if (border > now) queries.changesAt(border);
      return { state: toServiceState(snapshot), start, ...horoscope };
    },
  },
};
