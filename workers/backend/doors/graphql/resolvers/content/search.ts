/** The search and its suggestions (decision 82). */

import type { GraphQLResolveInfo } from "graphql";
import { countMetric } from "#shared/metrics/meter.ts";
import { splitText } from "#workers/backend/content/records/split-text.ts";
import { correctWords } from "#workers/backend/content/search/correct-search.ts";
import {
  MAX_QUERY_LENGTH,
  type ParsedSearch,
  parseSearch,
  toLooserSearches,
  toMatchExpression,
} from "#workers/backend/content/search/parse-search.ts";
import { rankMatches } from "#workers/backend/content/search/rank-matches.ts";
import {
  countMatches,
  findMatches,
  findTieredMatches,
  MAX_MATCHES,
  type SearchFilter,
} from "#workers/backend/content/search/search.ts";
import { findPagesByText, findSubjects, type SubjectRow } from "#workers/backend/content/search/search-subjects.ts";
import { suggest, withoutTwins } from "#workers/backend/content/search/suggest.ts";
import { createSplitter } from "#workers/backend/content/search/text/split-compound.ts";
import type { Facet } from "#workers/backend/content/search/text/to-facets.ts";
import {
  decideSearchedLength,
  MAX_SPLIT_STEPS,
  markHits,
  type TextPart,
  toExcerpt,
} from "#workers/backend/content/search/to-excerpt.ts";
import { toAuthorPath } from "#workers/backend/content/views/to-author-path.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import { toSearchText } from "#workers/backend/content/write/text/write-plain-text.ts";
import {
  type Paging,
  type PagingArguments,
  parseMoment,
  parsePaging,
} from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toRequestedFieldsAt } from "#workers/backend/doors/graphql/resolvers/requested-fields.ts";
import { readBody } from "#workers/backend/ground/database/tables/posts/bodies.ts";
import { readPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { prefetchPost, toPosts } from "./post.ts";
import { toPageCount } from "./post-list.ts";
import type { Post } from "./post-text.ts";

const HITS_PER_PAGE = 20;
const MAX_SUBJECTS = 6;
const MAX_PAGES = 2;
/** The number of best hits that can be paged through. */
const MAX_RANKED = MAX_MATCHES;
/** With so few hits a reader may have meant something else. */
const FEW_HITS = 3;
const MAX_FACET_LENGTH = 200;

type FilterInput = Partial<Record<"municipality" | "topic" | "kind" | "from", string | null>> & {
  access?: "FREE" | "PREMIUM" | null;
};
type SearchArguments = PagingArguments & {
  query: string;
  filter?: FilterInput | null;
  sort?: "RELEVANCE" | "NEWEST" | "OLDEST" | null;
};
type Hit = { post: Post; title: TextPart[]; excerpt: TextPart[] };
type SubjectView = { kind: string; title: string; link: string };
type Found = { ids: number[]; isMore: boolean };
/** What was looked for in the end. */
type Outcome = { found: Found; search: ParsedSearch; used: "ALL_WORDS" | "CORRECTED" | "SOME_WORDS"; correction: string | null };

async function resolveSearch(_: unknown, args: SearchArguments, context: BackendContext, info: GraphQLResolveInfo) {
  const { queries, now } = context;
  const paging = parsePaging(args, HITS_PER_PAGE);
  if (args.query.length > MAX_QUERY_LENGTH)
    throw createCallError("BAD_USER_INPUT", `query may have ${MAX_QUERY_LENGTH} characters.`);
  const filter = parseFilter(args.filter ?? {}, now);
  const search = context.budget.spend("searches", 1) ? parseSearch(args.query) : null;
  if (search === null) return toResult([], [], { ids: [], isMore: false }, paging, "ALL_WORDS", null);
  const sort = args.sort ?? "RELEVANCE";
  const [asked, subjects] = await Promise.all([
    findPosts(context, search, filter, sort),
    paging.page === 1 ? readSubjects(context, search) : [],
  ]);
  const { found, used, correction, ...wanted } =
    asked.ids.length > 0
      ? { found: asked, search, used: "ALL_WORDS" as const, correction: await findCorrection(context, args.query, filter, asked) }
      : await findInstead(context, args.query, search, filter, sort);
  if (paging.page === 1) countMetric("search", found.ids.length + subjects.length === 0 ? "none" : "found");
  const start = (paging.page - 1) * paging.perPage;
  const ids = found.ids.slice(start, start + paging.perPage);
  const fields = toRequestedFieldsAt(info, ["hits", "post"]);
  for (const id of ids) prefetchPost(id, fields, context);
  const hits = await readHits(context, wanted.search, ids);
  // A cached answer depends on every new post.
  queries.note("posts");
  return toResult(hits, subjects, found, paging, used, correction);
}

/** Where nothing has all the words: posts with the words as the paper spells them, else with some of them. */
async function findInstead(
  context: BackendContext,
  query: string,
  search: ParsedSearch,
  filter: SearchFilter,
  sort: NonNullable<SearchArguments["sort"]>,
): Promise<Outcome> {
  const corrected = await correctWords(context.queries, query);
  const meant = corrected === null ? null : parseSearch(corrected);
  const others: Omit<Outcome, "found">[] = [
    ...(meant === null ? [] : [{ search: meant, used: "CORRECTED" as const, correction: corrected }]),
    ...toLooserSearches(search).map((looser) => ({ search: looser, used: "SOME_WORDS" as const, correction: null })),
  ];
  const outcomes = await Promise.all(
    others.map(async (other) => ({ ...other, found: await findPosts(context, other.search, filter, sort) })),
  );
  const nothing: Outcome = { found: { ids: [], isMore: false }, search, used: "ALL_WORDS", correction: null };
  return outcomes.find(({ found }) => found.ids.length > 0) ?? nothing;
}

function toResult(
  hits: Hit[],
  subjects: SubjectView[],
  { ids, isMore }: Found,
  { page, perPage }: Paging,
  used: Outcome["used"],
  correction: string | null,
) {
  const counts = { total: ids.length, is_more: isMore, total_pages: toPageCount(ids.length, perPage) };
  return { hits, subjects, ...counts, page, per_page: perPage, used, correction };
}

/** Throws BAD_USER_INPUT. */
function parseFilter({ municipality, topic, kind, from, access }: FilterInput, now: number): SearchFilter {
  const named: [Facet, string | null | undefined][] = [
    ["place", municipality],
    ["topic", topic],
    ["kind", kind],
    ["access", access?.toLowerCase()],
  ];
  const facets = named.flatMap(([facet, value]): [Facet, string][] =>
    value === null || value === undefined ? [] : [[facet, value]],
  );
  if (facets.some(([, value]) => value === "" || value.length > MAX_FACET_LENGTH))
    throw createCallError("BAD_USER_INPUT", `A filter must have 1 to ${MAX_FACET_LENGTH} characters.`);
  return { facets, from: from == null ? null : parseMoment("filter.from", from), now };
}

async function findPosts(
  { queries, now }: BackendContext,
  search: ParsedSearch,
  filter: SearchFilter,
  sort: NonNullable<SearchArguments["sort"]>,
): Promise<Found> {
  if (sort === "RELEVANCE") {
    const matches = await findTieredMatches(queries, search, filter);
    return { ids: rankMatches(matches, now).slice(0, MAX_RANKED), isMore: matches.text.length > MAX_MATCHES };
  }
  const matches = await findMatches(queries, search, filter, sort === "NEWEST" ? "newest" : "oldest");
  return { ids: matches.slice(0, MAX_MATCHES).map(({ id }) => id), isMore: matches.length > MAX_MATCHES };
}

async function readHits(context: BackendContext, search: ParsedSearch, ids: readonly number[]): Promise<Hit[]> {
  const { queries, now } = context;
  const [rows, bodies] = await Promise.all([
    readPosts(queries, ids, now),
    Promise.all(ids.map(async (id) => [id, await readBody(queries, id)] as const)),
  ]);
  const bodyOf = new Map(bodies);
  const wanted = { search, splitter: createSplitter(MAX_SPLIT_STEPS) };
  const searchedLength = decideSearchedLength(ids.length);
  return toPosts(rows, context).map((post) => {
    const { id, title, excerpt, is_premium } = post.row;
    const body = bodyOf.get(id) ?? { blocks: "[]", free_block_count: 0 };
    // Every reader sees only the free part: it holds the text that was found.
    const { free } = splitText(body, is_premium === 1);
    const text = toSearchText(free, searchedLength);
    const inText = toExcerpt(text, wanted, searchedLength);
    const isInText = inText.some((part) => part.is_hit);
    return { post, title: markHits(title, wanted), excerpt: isInText || excerpt === null ? inText : toExcerpt(excerpt, wanted) };
  });
}

/** Subjects of this name; without one, pages about it. */
async function readSubjects({ queries }: BackendContext, search: ParsedSearch): Promise<SubjectView[]> {
  const words = toMatchExpression(search);
  const [named, pages] = await Promise.all([
    findSubjects(queries, words, MAX_SUBJECTS * 2),
    findPagesByText(queries, words, MAX_PAGES),
  ]);
  return withoutTwins(named.length > 0 ? named : pages)
    .slice(0, MAX_SUBJECTS)
    .map(toSubjectView);
}

async function findCorrection(
  { queries }: BackendContext,
  query: string,
  filter: SearchFilter,
  { ids: { length: present } }: Found,
): Promise<string | null> {
  if (present >= FEW_HITS) return null;
  const corrected = await correctWords(queries, query);
  const search = corrected === null ? null : parseSearch(corrected);
  if (search === null) return null;
  return (await countMatches(queries, search, filter, FEW_HITS)) > present ? corrected : null;
}

const folders = {
  topic: "/themen/",
  tag: "/themen/",
  category: "/news/",
  municipality: "/gemeinde/",
  page: "/",
  author: "/autor/",
} as const;
const kinds = {
  topic: "TOPIC",
  tag: "TOPIC",
  category: "CATEGORY",
  municipality: "MUNICIPALITY",
  page: "PAGE",
  author: "AUTHOR",
} as const;

function toSubjectView({ kind, slug, title }: SubjectRow): SubjectView {
  return { kind: kinds[kind], title, link: kind === "author" ? toAuthorPath(slug) : `${folders[kind]}${slug}` };
}

export const searchResolvers = {
  Query: {
    search: resolveSearch,
    search_suggestions: async (_: unknown, { query }: { query: string }, { queries, now, budget }: BackendContext) => {
      if (query.length > MAX_QUERY_LENGTH)
        throw createCallError("BAD_USER_INPUT", `query may have ${MAX_QUERY_LENGTH} characters.`);
      if (!budget.spend("searches", 1)) return [];
      const { words, subjects, headlines } = await suggest(queries, query, now);
      return [
        ...words.map((title) => ({ title, link: null, kind: null })),
        ...subjects.map(toSubjectView),
        ...headlines.map((post) => ({ title: post.title, link: toPostLink(post), kind: null })),
      ];
    },
  },
};
