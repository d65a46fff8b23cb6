/** The E-Paper in the newsroom: what has come, what has not, and what of it readers see. */

import { epaper } from "#brand/epaper.ts";
import { toEpaperKey } from "#shared/rules/epaper-rules.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toCover } from "#workers/backend/doors/graphql/resolvers/reader/epaper.ts";
import type { Seen } from "#workers/backend/ground/changes/change-seen.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import {
  deleteIssue,
  type IssueOutcome,
  readNewsroomIssue,
  readNewsroomIssues,
  setIssueState,
} from "#workers/backend/newsroom/epaper/newsroom-issues.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";
import { type IssueRow, readPages } from "#workers/backend/readers/epaper/read-issues.ts";

/** The key of what was changed; what is done is noted. */
async function carryOut(context: BackendContext, kind: LogKind, act: () => Promise<IssueOutcome>): Promise<string> {
  const admitted = await requireRight(context, "publish");
  const outcome = await act();
  if (outcome.kind === "conflict") throw createCallError("CONFLICT", "Somebody has changed it in the meantime.");
  if (outcome.kind === "not found") throw createCallError("NOT_FOUND", "There is no such issue.");
  await noteAction(context, admitted, kind, `Ausgabe ${outcome.key}`);
  return outcome.key;
}

export const newsroomEpaperResolvers = {
  Newsroom: {
    epaper_issues: withRight("publish", async ({ after }: { after?: number | null }, { env }: BackendContext) =>
      epaper === null ? null : readNewsroomIssues(env.DB, after ?? null),
    ),
    epaper_issue: withRight("publish", async ({ id }: { id: number }, { env }: BackendContext) =>
      epaper === null ? null : readNewsroomIssue(env.DB, id),
    ),
  },
  NewsroomEpaperIssue: {
    key: toEpaperKey,
    state: ({ state }: IssueRow) => state.toUpperCase(),
    cover: (row: IssueRow) => (row.cover_width === 0 ? null : toCover(row)),
    pages: ({ id }: IssueRow, _: unknown, { queries }: BackendContext) => readPages(queries, id),
    readable: ({ readable_at }: IssueRow) => toIsoDate(readable_at),
    changed: ({ changed_at }: IssueRow) => toIsoDate(changed_at),
  },
  Mutation: {
    setEpaperShown(_: unknown, { is_shown: isShown, ...seen }: Seen & { is_shown: boolean }, context: BackendContext) {
      const state = isShown ? "shown" : "withdrawn";
      return carryOut(context, `epaper-${state}`, () => setIssueState(context.env, { ...seen, state }, context.now));
    },
    deleteEpaperIssue: (_: unknown, seen: Seen, context: BackendContext) =>
      carryOut(context, "epaper-deleted", () => deleteIssue(context.env, seen, context.now)),
  },
};
