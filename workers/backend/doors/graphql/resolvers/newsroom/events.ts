/** Events in the newsroom: how they are found, entered, changed, shown and withdrawn. */
import { EVENT_SENDER_DAYS, type EventKind, MAX_EVENT_DATES, MAX_SENDER_NAME } from "#shared/rules/event-rules.ts";
import { parseMoment } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { countAttempts, DAY_S, defineLimit, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { parseMailAddress } from "#workers/backend/ground/mail/mail-address.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { toLine } from "#workers/backend/ground/text/to-line.ts";
import { eventsOfAll, eventsOfNetwork } from "#workers/backend/newsroom/events/event-rate-limits.ts";
import { readNewsroomEvent, readNewsroomEvents } from "#workers/backend/newsroom/events/read-events.ts";
import {
  type EventSender,
  isKnownEvent,
  type KeptSender,
  keepSentEvent,
  readSender,
} from "#workers/backend/newsroom/events/sent-events.ts";
import { createEvent, type EventOutcome, setEvent, setEventState } from "#workers/backend/newsroom/events/write-events.ts";
import type { LogKind } from "#workers/backend/newsroom/staff/staff-log.ts";
import type { EventFacts } from "#workers/backend/services/events/event.ts";
import type { EventRow } from "#workers/backend/services/events/read-events.ts";

/** Of everybody's together: each one is a change of pages that many read. */
const eventWrites = defineLimit("events", { max: 300, windowS: QUARTER_HOUR_S });

type WireState = Uppercase<EventRow["state"]>;
type WireEvent = {
  kind: Uppercase<EventKind>;
  title: string;
  text: string;
  starts: string;
  ends?: string | null;
  is_all_day: boolean;
  is_cancelled: boolean;
  place: string;
  address: string;
  municipality?: string | null;
  organiser: string;
  price: string;
  is_free: boolean;
  link?: string | null;
  picture?: number | null;
};

type WireTimes = Pick<WireEvent, "starts" | "ends">;
type NewEvent = { key: string; event: WireEvent; further: WireTimes[] };

const toState = (state: WireState) => state.toLowerCase() as EventRow["state"];

function toFacts({ is_all_day: isAllDay, is_cancelled: isCancelled, is_free: isFree, ...event }: WireEvent): EventFacts {
  return {
    ...event,
    kind: event.kind.toLowerCase() as EventKind,
    ...toTimes(event),
    isAllDay,
    isCancelled,
    isFree,
    municipality: event.municipality ?? null,
    link: event.link ?? null,
    picture: event.picture ?? null,
  };
}

function toTimes({ starts, ends }: WireTimes): Pick<EventFacts, "starts" | "ends"> {
  return { starts: parseMoment("starts", starts), ends: ends == null ? null : parseMoment("ends", ends) };
}

/** Of a key that the portal makes of the form. */
const MAX_KEY = 100;

/** The number of what was written, null without its picture; what is no answer to its sender is thrown. What is done is noted. */
async function carryOut(context: BackendContext, kind: LogKind, act: () => Promise<EventOutcome>): Promise<number | null> {
  const admitted = await requireRight(context, "publish");
  const [exceeded] = await countAttempts(context, [{ limit: eventWrites, subject: "all" }]);
  if (exceeded !== undefined) throw createCallError("TOO_MANY_REQUESTS", "That is too often: wait some minutes.");
  const outcome = await act();
  switch (outcome.kind) {
    case "done":
      await noteAction(
        context,
        admitted,
        kind,
        `Termin Nr. ${outcome.id}${outcome.more === undefined || outcome.more === 0 ? "" : `, und ${outcome.more} mehr`}`,
      );
      return outcome.id;
    case "no picture":
      return null;
    case "conflict":
      throw createCallError("CONFLICT", "Somebody has changed it in the meantime.");
    case "not found":
      throw createCallError("NOT_FOUND", "There is no such event.");
    case "bad input":
      throw createCallError("BAD_USER_INPUT", outcome.message);
  }
}

type SenderInput = { name: string; email: string; website: string };
type Sent = { key: string; event: WireEvent; sender: SenderInput };

async function resolveSend(_: unknown, { key, event, sender: input }: Sent, { accounts }: BackendContext): Promise<true> {
  if (!/^[\w-]{16,100}$/.test(key)) throw createCallError("BAD_USER_INPUT", "key must have 16 to 100 characters.");
  const sender = parseSender(input);
  const { env, now, caller } = await accounts.openCall();
  // Without the portal's token that names the caller, all callers would share one limit.
  if (toGrantSecrets(env).length === 0 || caller.origin === null) throw createCallError("NOT_FOUND", "Nobody takes events here.");
  if (await isKnownEvent(env.DB, key)) return true;
  const exceeded = await countAttempts({ env, now }, [
    { limit: eventsOfNetwork, subject: caller.network },
    { limit: eventsOfAll, subject: "all" },
  ]);
  if (exceeded.length > 0) throw createCallError("TOO_MANY_REQUESTS", "Too many from this network, or from all together.");
  const fault = await keepSentEvent(env.DB, { key, event: toFacts(event), sender }, now);
  if (fault !== null) throw createCallError("BAD_USER_INPUT", "message" in fault ? fault.message : "The event cannot be kept.");
  return true;
}

/** Throws BAD_USER_INPUT for input that no form sends. */
function parseSender({ name: typed, email: address, website }: SenderInput): EventSender {
  if (website !== "") throw createCallError("BAD_USER_INPUT", "website must stay empty.");
  const name = toLine(typed);
  const email = parseMailAddress(address);
  if (name === "" || [...name].length > MAX_SENDER_NAME)
    throw createCallError("BAD_USER_INPUT", `name must have 1 to ${MAX_SENDER_NAME} characters.`);
  if (email === null) throw createCallError("BAD_USER_INPUT", "email is no address.");
  return { name, email };
}

const stateKinds = { HELD: "event-held", SHOWN: "event-shown", WITHDRAWN: "event-withdrawn" } as const satisfies Record<
  WireState,
  LogKind
>;

export const newsroomEventResolvers = {
  Newsroom: {
    events: withRight("publish", ({ state, after }: { state: WireState; after?: number | null }, { env, now }: BackendContext) =>
      readNewsroomEvents(env.DB, { state: toState(state), after: after ?? null }, now),
    ),
    event: withRight("publish", ({ id }: { id: number }, { env }: BackendContext) => readNewsroomEvent(env.DB, id)),
  },
  NewsroomEvent: {
    event: (row: EventRow) => row,
    state: ({ state }: EventRow) => state.toUpperCase() as WireState,
    is_ours: ({ is_ours }: EventRow) => is_ours === 1,
    picture: ({ media_id }: EventRow) => media_id,
    sender: ({ id }: EventRow, _: unknown, { env }: BackendContext) => readSender(env.DB, id),
  },
  EventSender: {
    sent: ({ sentAt }: KeptSender) => toIsoDate(sentAt),
    deleted: ({ sentAt }: KeptSender) => toIsoDate(sentAt + EVENT_SENDER_DAYS * DAY_S),
  },
  Query: {
    event_rules: (_: unknown, _arguments: unknown, { env }: BackendContext) =>
      toGrantSecrets(env).length === 0 ? null : { keep_days: EVENT_SENDER_DAYS },
  },
  Mutation: {
    sendEvent: resolveSend,
    createEvent(_: unknown, { key, event, further: others }: NewEvent, context: BackendContext) {
      if (key === "" || key.length > MAX_KEY)
        throw createCallError("BAD_USER_INPUT", `key must have 1 to ${MAX_KEY} characters.`);
      if (others.length >= MAX_EVENT_DATES)
        throw createCallError("BAD_USER_INPUT", `further may have at most ${MAX_EVENT_DATES - 1} entries.`);
      const further = others.map(toTimes);
      const created = { key, event: toFacts(event), further };
      return carryOut(context, "event-created", () => createEvent(context.env, created, context.now));
    },
    setEvent: (_: unknown, { event, ...seen }: { id: number; known: number; event: WireEvent }, context: BackendContext) =>
      carryOut(context, "event-changed", () => setEvent(context.env, { ...seen, event: toFacts(event) }, context.now)),
    async setEventState(
      _: unknown,
      { state, ...seen }: { id: number; known: number; state: WireState },
      context: BackendContext,
    ): Promise<boolean> {
      const act = () => setEventState(context.env, { ...seen, state: toState(state) }, context.now);
      return (await carryOut(context, stateKinds[state], act)) !== null;
    },
  },
};
