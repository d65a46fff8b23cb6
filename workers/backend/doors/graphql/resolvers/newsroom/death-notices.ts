/** Death notices in the newsroom: how they are found, entered, changed, shown and withdrawn; and what is shown of words of condolence. */
import type { DeathNoticeKind } from "#shared/rules/death-notice-rules.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts, defineLimit, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { type CondolenceOutcome, decideCondolence } from "#workers/backend/newsroom/death-notices/decide-condolence.ts";
import {
  countHeldCondolences,
  readNewsroomCondolences,
  readNewsroomDeathNotice,
  readNewsroomDeathNotices,
} from "#workers/backend/newsroom/death-notices/read-newsroom-death-notices.ts";
import {
  createDeathNotice,
  type DeathNoticeOutcome,
  setDeathNotice,
  setDeathNoticeState,
} from "#workers/backend/newsroom/death-notices/write-death-notices.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";
import type { CondolenceRow, CondolenceState } from "#workers/backend/services/death-notices/condolence.ts";
import type { DeathNoticeFacts } from "#workers/backend/services/death-notices/death-notice.ts";
import type { DeathNoticeRow, DeathNoticeState } from "#workers/backend/services/death-notices/read-death-notices.ts";

/** Of everybody's together: each one is a change of pages that many read. */
const deathNoticeWrites = defineLimit("death-notices", { max: 500, windowS: QUARTER_HOUR_S });

type WireState = Uppercase<DeathNoticeState>;
type WireCondolenceState = Uppercase<CondolenceState>;
type WireNotice = {
  kind: Uppercase<DeathNoticeKind>;
  name: string;
  birth_name: string;
  born: string;
  died: string;
  place: string;
  municipality?: string | null;
  text: string;
  mourners: string;
  farewell_day: string;
  farewell_time: string;
  farewell_place: string;
  farewell_text: string;
  undertaker: string;
  picture?: number | null;
  picture_alt: string;
  last_day: string;
  takes_candles: boolean;
  takes_condolences: boolean;
};

function toFacts(notice: WireNotice): DeathNoticeFacts {
  const { name, born, died, place, municipality = null, text, mourners, undertaker, picture = null } = notice;
  return {
    kind: notice.kind.toLowerCase() as DeathNoticeKind,
    name,
    birthName: notice.birth_name,
    born,
    died,
    place,
    municipality,
    text,
    mourners,
    farewellDay: notice.farewell_day,
    farewellTime: notice.farewell_time,
    farewellPlace: notice.farewell_place,
    farewellText: notice.farewell_text,
    undertaker,
    picture,
    pictureAlt: notice.picture_alt,
    lastDay: notice.last_day,
    takesCandles: notice.takes_candles,
    takesCondolences: notice.takes_condolences,
  };
}

/** Of a key that the portal makes of the form. */
const MAX_KEY = 100;

type Step = { kind: LogKind; about: string; act: () => Promise<DeathNoticeOutcome | CondolenceOutcome> };

/** The number of what was written, null without its picture; what is no answer to its sender is thrown. What is done is noted. */
async function carryOut(context: BackendContext, { kind, about, act }: Step): Promise<number | null> {
  const admitted = await requireRight(context, "death_notices");
  const [exceeded] = await countAttempts(context, [{ limit: deathNoticeWrites, subject: "all" }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  const outcome = await act();
  switch (outcome.kind) {
    case "done":
      await noteAction(context, admitted, kind, `${about} Nr. ${outcome.id}`);
      return outcome.id;
    case "no picture":
      return null;
    case "conflict":
      throw createCallError("CONFLICT", "Somebody has changed it in the meantime.");
    case "not found":
      throw createCallError("NOT_FOUND", "There is no such notice, or no such words.");
    case "bad input":
      throw createCallError("BAD_USER_INPUT", outcome.message);
  }
}

const NOTICE = "Traueranzeige";
const CONDOLENCE = "Kondolenz";
const stateKinds = {
  DRAFT: "death-notice-held",
  SHOWN: "death-notice-shown",
  WITHDRAWN: "death-notice-withdrawn",
} as const satisfies Record<WireState, LogKind>;
const condolenceKinds = {
  HELD: "condolence-held",
  SHOWN: "condolence-shown",
  REFUSED: "condolence-refused",
} as const satisfies Record<WireCondolenceState, LogKind>;

type Seen = { id: number; known: number };
type ListArguments = { state: WireState; after?: number | null };
type CondolenceArguments = { state: WireCondolenceState; notice?: number | null; after?: number | null };

export const newsroomDeathNoticeResolvers = {
  Newsroom: {
    death_notices: withRight("death_notices", ({ state, after }: ListArguments, { env }: BackendContext) =>
      readNewsroomDeathNotices(env.DB, { state: state.toLowerCase() as DeathNoticeState, after: after ?? null }),
    ),
    death_notice: withRight("death_notices", ({ id }: { id: number }, { env }: BackendContext) =>
      readNewsroomDeathNotice(env.DB, id),
    ),
    condolences: withRight("death_notices", ({ state, notice, after }: CondolenceArguments, { env }: BackendContext) =>
      readNewsroomCondolences(env.DB, {
        state: state.toLowerCase() as CondolenceState,
        notice: notice ?? null,
        after: after ?? null,
      }),
    ),
    held_condolences: withRight("death_notices", (_: object, { env }: BackendContext) => countHeldCondolences(env.DB)),
  },
  NewsroomDeathNotice: {
    notice: (row: DeathNoticeRow) => row,
    state: ({ state }: DeathNoticeRow) => state.toUpperCase() as WireState,
    has_ended: ({ ends_at }: DeathNoticeRow, _: unknown, { now }: BackendContext) => ends_at <= now,
    is_ours: ({ is_ours }: DeathNoticeRow) => is_ours === 1,
    picture: ({ media_id }: DeathNoticeRow) => media_id,
    changed: ({ changed_at }: DeathNoticeRow) => toIsoDate(changed_at),
  },
  NewsroomCondolence: {
    condolence: (row: CondolenceRow) => row,
    state: ({ state }: CondolenceRow) => state.toUpperCase() as WireCondolenceState,
    notice: ({ notice_id }: CondolenceRow) => notice_id,
  },
  Mutation: {
    createDeathNotice(
      _: unknown,
      { key, notice, is_shown }: { key: string; notice: WireNotice; is_shown: boolean },
      context: BackendContext,
    ) {
      if (key === "" || key.length > MAX_KEY)
        throw createCallError("BAD_USER_INPUT", `key must have 1 to ${MAX_KEY} characters.`);
      const act = () => createDeathNotice(context.env, { key, notice: toFacts(notice), isShown: is_shown }, context.now);
      return carryOut(context, { kind: "death-notice-created", about: NOTICE, act });
    },
    setDeathNotice: (_: unknown, { notice, ...seen }: Seen & { notice: WireNotice }, context: BackendContext) =>
      carryOut(context, {
        kind: "death-notice-changed",
        about: NOTICE,
        act: () => setDeathNotice(context.env, { ...seen, notice: toFacts(notice) }, context.now),
      }),
    async setDeathNoticeState(
      _: unknown,
      { state, ...seen }: Seen & { state: WireState },
      context: BackendContext,
    ): Promise<boolean> {
      const to = state.toLowerCase() as DeathNoticeState;
      const act = () => setDeathNoticeState(context.env, { ...seen, state: to }, context.now);
      return (await carryOut(context, { kind: stateKinds[state], about: NOTICE, act })) !== null;
    },
    async setCondolenceState(
      _: unknown,
      { state, ...seen }: Seen & { state: WireCondolenceState },
      context: BackendContext,
    ): Promise<boolean> {
      const to = state.toLowerCase() as CondolenceState;
      const act = () => decideCondolence(context.env, { ...seen, state: to }, context.now);
      return (await carryOut(context, { kind: condolenceKinds[state], about: CONDOLENCE, act })) !== null;
    },
  },
};
