/** What is on in the region. */
import type { EventKind } from "#shared/rules/event-rules.ts";
import {
  MAX_QUERY_LENGTH,
  type ParsedSearch,
  parseSearch,
  toMatchExpression,
} from "#workers/backend/content/search/parse-search.ts";
import { toImage } from "#workers/backend/content/views/to-image.ts";
import { parsePaging } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toIsoDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import {
  type EventRow,
  readEvent,
  readEvents,
  readRunning,
  SAMPLE_SOURCE,
} from "#workers/backend/services/events/read-events.ts";
import { isDay, startOfDay } from "#workers/backend/services/sources/parse-moment.ts";

const MAX_DAYS = 400;
const MAX_SLUG = 60;
/** Beyond it nobody reads on, and each page is read from the first event on. */
const MAX_PAGE = 200;

type Choice = {
  from: string;
  days: number;
  municipality?: string | null;
  kind?: Uppercase<EventKind> | null;
  query?: string | null;
  page: number;
  per_page: number;
};

async function resolveEvents(_: unknown, args: Choice, { queries, now, budget }: BackendContext) {
  const { page, perPage } = parsePaging(args, args.per_page);
  if (page > MAX_PAGE) throw createCallError("BAD_USER_INPUT", `page must be at most ${MAX_PAGE}.`);
  const days = parseChoice(args);
  const search = parseQuery(args.query ?? null);
  const isAnything = args.query == null || (search !== null && budget.spend("searches", 1));
  if (!isAnything) return { items: [], running: [], total: 0, total_pages: 0, page, per_page: perPage };
  const choice = { ...days, words: search === null ? null : toMatchExpression(search) };
  const [{ rows, total }, running] = await Promise.all([
    readEvents(queries, choice, { page, perPage }),
    page === 1 ? readRunning(queries, choice) : [],
  ]);
  // Which of its days is today, a page says.
  if (choice.until > now) queries.changesAt(startOfDay(toLocalDate(now), 1));
  return { items: rows, running, total, total_pages: Math.ceil(total / perPage), page, per_page: perPage };
}

/** Null where there is no word in it. Throws BAD_USER_INPUT. */
function parseQuery(query: string | null): ParsedSearch | null {
  if (query !== null && query.length > MAX_QUERY_LENGTH)
    throw createCallError("BAD_USER_INPUT", `query may have ${MAX_QUERY_LENGTH} characters.`);
  return query === null ? null : parseSearch(query);
}

function parseChoice({ from, days, municipality, kind }: Choice) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(from) ?? [];
  if (day === undefined || !isDay(Number(year), Number(month), Number(day)))
    throw createCallError("BAD_USER_INPUT", "from must be a day such as 2026-11-29.");
  if (days < 1 || days > MAX_DAYS) throw createCallError("BAD_USER_INPUT", `days must be between 1 and ${MAX_DAYS}.`);
  if (municipality != null && (municipality === "" || municipality.length > MAX_SLUG))
    throw createCallError("BAD_USER_INPUT", `municipality must be a slug of 1 to ${MAX_SLUG} characters.`);
  return {
    from: startOfDay(from, 0),
    until: startOfDay(from, days),
    municipality: municipality ?? null,
    kind: kind == null ? null : (kind.toLowerCase() as EventKind),
  };
}

export const eventResolvers = {
  Query: {
    events: resolveEvents,
    async event(_: unknown, { id }: { id: number }, { queries, now }: BackendContext) {
      const row = await readEvent(queries, id);
      // The page says whether it is over.
      if (row !== null && row.ends_at > now) queries.changesAt(row.ends_at);
      return row;
    },
  },
  Event: {
    kind: ({ kind }: EventRow) => kind.toUpperCase(),
    starts: ({ starts_at }: EventRow) => toIsoDate(starts_at),
    ends: ({ starts_at, ends_at }: EventRow) => (ends_at === starts_at ? null : toIsoDate(ends_at)),
    is_all_day: ({ is_all_day }: EventRow) => is_all_day === 1,
    is_cancelled: ({ is_cancelled }: EventRow) => is_cancelled === 1,
    is_free: ({ is_free }: EventRow) => is_free === 1,
    is_sample: ({ source }: EventRow) => source === SAMPLE_SOURCE,
    image: (row: EventRow) => toImage(row, { alt: null, caption: null, credit: null }),
    changed: ({ changed_at }: EventRow) => toIsoDate(changed_at),
  },
};
