/** Breaking lines in the newsroom: the last ones, and how one is set, changed and ended. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import {
  countBreakingDevices,
  type NewsroomLineRow,
  readLastLines,
} from "#workers/backend/ground/database/tables/breaking-lines.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts, defineLimit, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import {
  changeLine,
  type DraftLine,
  endLine,
  type LineOutcome,
  setLine,
} from "#workers/backend/newsroom/breaking/breaking-lines.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";
import { readPushKeys } from "#workers/backend/readers/push/push-settings.ts";
import { sendSoon } from "#workers/backend/readers/push/run-push.ts";

/** Of everybody's together: each one is a change of every page. */
const breakingWrites = defineLimit("breaking-lines", { max: 60, windowS: QUARTER_HOUR_S });

type Listed = NewsroomLineRow & { isStanding: boolean };

async function resolveSet(_: unknown, { line, known }: { line: DraftLine; known?: number | null }, context: BackendContext) {
  const admitted = await admit(context);
  const by = admitted.staff?.id ?? null;
  const draft = toDraft(line, context);
  const outcome = await setLine(context.env, { draft, known: known ?? null, by }, context.now);
  return finish(context, admitted, "breaking-set", outcome, draft);
}

async function resolveChange(_: unknown, { line, known }: { line: DraftLine; known: number }, context: BackendContext) {
  const admitted = await admit(context);
  const draft = toDraft(line, context);
  return finish(context, admitted, "breaking-changed", await changeLine(context.env, { draft, known }, context.now), draft);
}

async function resolveEnd(_: unknown, { known }: { known: number }, context: BackendContext) {
  const admitted = await admit(context);
  const outcome = await endLine(context.env, known, context.now);
  // None stands: it has ended by itself, or this was sent twice.
  return outcome === null || finish(context, admitted, "breaking-ended", outcome);
}

/** Where notices are not offered none is made. */
const toDraft = (line: DraftLine, { env }: BackendContext): DraftLine => ({
  ...line,
  push: line.push === true && readPushKeys(env) !== null,
});

async function admit(context: BackendContext) {
  const admitted = await requireRight(context, "breaking");
  const [exceeded] = await countAttempts(context, [{ limit: breakingWrites, subject: "all" }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  return admitted;
}

async function finish(
  context: BackendContext,
  admitted: Awaited<ReturnType<typeof admit>>,
  kind: LogKind,
  outcome: LineOutcome,
  draft?: DraftLine,
): Promise<true> {
  switch (outcome.kind) {
    case "done":
      if (!outcome.isAgain) await noteAction(context, admitted, kind, `Eilmeldung Nr. ${outcome.id}`);
      if (draft?.push === true) await sendSoon(context.env);
      if (draft?.push === true && !outcome.isAgain)
        await noteAction(context, admitted, "breaking-pushed", `Eilmeldung Nr. ${outcome.id}`);
      return true;
    case "conflict":
      throw createCallError("CONFLICT", "Somebody has changed it in the meantime.");
    case "unknown post":
      throw createCallError("NOT_FOUND", "No published post has this number or address.");
    case "bad input":
      throw createCallError("BAD_USER_INPUT", outcome.message);
  }
}

/** Newest first; one at most has not ended. */
const toListed = (rows: readonly NewsroomLineRow[], now: number): Listed[] =>
  rows.map((row) => ({ ...row, isStanding: row.ends_at > now }));

export const newsroomBreakingResolvers = {
  Mutation: { setBreakingLine: resolveSet, changeBreakingLine: resolveChange, endBreakingLine: resolveEnd },
  Newsroom: {
    breaking_lines: withRight("breaking", async (_, { queries, now }) => toListed(await readLastLines(queries), now)),
    breaking_devices: withRight("breaking", async (_, { env, queries }) =>
      readPushKeys(env) === null ? null : countBreakingDevices(queries),
    ),
  },
  NewsroomBreakingLine: {
    set: ({ set_at }: Listed) => toIsoDate(set_at),
    ends: ({ ends_at }: Listed) => toIsoDate(ends_at),
    is_standing: ({ isStanding }: Listed) => isStanding,
  },
};
