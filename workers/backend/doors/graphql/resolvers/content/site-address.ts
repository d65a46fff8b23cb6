/** What sitemaps list (decision 72). */

import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import { parseLimit, parseMoment } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import {
  type PostMonthRow,
  readAuthorAddresses,
  readPageAddresses,
  readPostAddresses,
  readPostMonths,
  readTermAddresses,
  type SlugAddressRow,
} from "#workers/backend/ground/database/tables/site-addresses.ts";
import { toIsoDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { readComingEvents } from "#workers/backend/services/events/read-coming.ts";
import { startOfDay } from "#workers/backend/services/sources/parse-moment.ts";

type AddressView = {
  link: string;
  type: string | null;
  title: string;
  date: string | null;
  modified: string | null;
  image: string | null;
};
type AddressListView = { items: AddressView[]; next: string | null };
type SlugKind = "PAGE" | "TOPIC" | "CATEGORY" | "AUTHOR";
type Kind = "POST" | "EVENT" | SlugKind;
type AddressArguments = {
  kind: Kind;
  from?: string | null;
  until?: string | null;
  skip?: number | null;
  after?: string | null;
  limit?: number | null;
};

const PIECE = { fallback: 500, max: 1000 };
/** Of one range: a month of a newspaper is far below. */
const MAX_SKIP = 1_000_000;

export const siteAddressResolvers = {
  Query: {
    post_months: (_: unknown, __: unknown, { queries, now }: BackendContext) => readPostMonths(queries, now),
    site_addresses(_: unknown, args: AddressArguments, context: BackendContext) {
      if (args.kind === "POST") return listPosts(args, context);
      return args.kind === "EVENT" ? listEvents(args, context) : listSlugs(args.kind, args, context);
    },
  },
  PostMonth: { modified: ({ modified_at }: PostMonthRow) => toIsoDate(modified_at) },
};

async function listPosts(args: AddressArguments, { queries, now, budget }: BackendContext): Promise<AddressListView> {
  const limit = parseLimit(args.limit, PIECE);
  const skip = args.skip ?? 0;
  if (skip < 0 || skip > MAX_SKIP) throw createCallError("BAD_USER_INPUT", `skip must be between 0 and ${MAX_SKIP}.`);
  if (!budget.spend("skipped", skip)) return { items: [], next: null };
  // What waits for its hour does not exist yet.
  const until = Math.min(args.until == null ? now + 1 : parseMoment("until", args.until), now + 1);
  const [before, beforeId] = parseCursor(args.after) ?? [until, 0];
  const range = {
    from: args.from == null ? 0 : parseMoment("from", args.from),
    before: Math.min(before, until),
    beforeId,
    limit,
    skip,
  };
  const rows = await readPostAddresses(queries, range);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    items: rows.map(({ id, type, slug, title, published_at, modified_at, image }) => ({
      link: toPostLink({ id, slug }),
      type,
      title,
      date: toIsoDate(published_at),
      modified: toIsoDate(modified_at),
      image,
    })),
    next: last === undefined ? null : `${last.published_at}.${last.id}`,
  };
}

async function listEvents(args: AddressArguments, { queries, now }: BackendContext): Promise<AddressListView> {
  const limit = parseLimit(args.limit, PIECE);
  const today = startOfDay(toLocalDate(now), 0);
  const rows = await readComingEvents(queries, { now, today, after: parseCursor(args.after) ?? [0, 0], limit });
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    items: rows.map(({ id, title, changed_at, image }) => ({
      link: `/termine/${id}`,
      type: null,
      title,
      date: null,
      modified: toIsoDate(changed_at),
      image,
    })),
    next: last === undefined ? null : `${last.ends_at}.${last.id}`,
  };
}

const folders = { PAGE: "", TOPIC: "/themen", CATEGORY: "/news", AUTHOR: "/autor" } as const;

async function listSlugs(kind: SlugKind, args: AddressArguments, { queries, now }: BackendContext): Promise<AddressListView> {
  const limit = parseLimit(args.limit, PIECE);
  const after = args.after ?? "";
  const rows = await readSlugs(kind, { after, limit, now }, queries);
  return {
    items: rows.map(({ slug, title, modified_at }) => ({
      link: `${folders[kind]}/${slug}`,
      type: null,
      title,
      date: null,
      modified: modified_at === null ? null : toIsoDate(modified_at),
      image: null,
    })),
    next: rows.length < limit ? null : (rows.at(-1)?.slug ?? null),
  };
}

function readSlugs(
  kind: SlugKind,
  piece: { after: string; limit: number; now: number },
  queries: BackendContext["queries"],
): Promise<SlugAddressRow[]> {
  if (kind === "PAGE") return readPageAddresses(queries, piece.after, piece.limit);
  if (kind === "AUTHOR") return readAuthorAddresses(queries, piece);
  return readTermAddresses(queries, kind === "TOPIC" ? "topic" : "category", piece);
}

/** Of the last post or event of the piece before: its moment, and its number. */
function parseCursor(after: string | null | undefined): [number, number] | null {
  if (after === null || after === undefined) return null;
  const [, moment, id] = /^(-?\d{1,12})\.(\d{1,10})$/.exec(after) ?? [];
  if (moment === undefined || id === undefined)
    throw createCallError("BAD_USER_INPUT", "after must be the next of the piece before.");
  return [Number(moment), Number(id)];
}
