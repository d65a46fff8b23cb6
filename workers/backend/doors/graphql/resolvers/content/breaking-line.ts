/** The line on top of every page. It is asked together with the menus, so it travels with every page's question. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { type BreakingLineRow, readStandingLine } from "#workers/backend/ground/database/tables/breaking-lines.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";

export const breakingLineResolvers = {
  Query: { breaking_line: (_: unknown, _arguments: unknown, { queries, now }: BackendContext) => readStandingLine(queries, now) },
  BreakingLine: {
    is_ticker: ({ is_ticker }: BreakingLineRow) => is_ticker === 1,
    ends: ({ ends_at }: BreakingLineRow) => toIsoDate(ends_at),
  },
};
