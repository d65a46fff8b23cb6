import { type Pagination, toPagination } from "#app/components/listing/pagination.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { addMonths, startOfDay, toLocalDay } from "#app/domain/calendar/vienna-time.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { findOwnPages, type OwnPage, suggestOwnPages } from "#app/domain/search/own-pages.ts";
import { isNarrowed, type SearchWords, toSearchPath } from "#app/domain/search/search-address.ts";
import type { GetSearchQuery, GetSearchQueryVariables, GetSearchSuggestionsQuery } from "#graphql/generated/operations.ts";
import type { FoundEvents } from "./found-events-view-model.ts";
import { type FilterView, toFilters } from "./search-filters.ts";
import type { Suggestion } from "./suggestion.ts";

export type TextPart = { text: string; isHit: boolean };
export type SearchHit = { teaser: Teaser; title: TextPart[]; excerpt: TextPart[] };
export type SubjectLink = { title: string; link: string; kind: string };

export type SearchView = {
  query: string;
  page: number;
  filters: FilterView[];
  /** Filters that count, in words, each with the address without it. */
  chosen: { title: string; link: string }[];
  /** What came of it: null where nothing was asked. */
  found: {
    count: string;
    hits: SearchHit[];
    subjects: SubjectLink[];
    /** What is on with these words; null where nothing is, and on later pages. */
    events: FoundEvents | null;
    pagination: Pagination | null;
    /** What may be meant; `isShown`: the hits are those of it. */
    correction: { text: string; link: string; isShown: boolean } | null;
    /** The hits have some of the words: no post has all. */
    isSome: boolean;
    /** Address of the same search without filters, where they may be what keeps it from finding more. */
    wider: string | null;
  } | null;
  /** Links for readers without a question, or without hits. */
  topics: { title: string; link: string }[];
};

const MAX_TOPICS = 12;
/** The operation's. */
const kindsOfPosts: Readonly<Record<NonNullable<SearchWords["art"]>, string>> = {
  artikel: "post",
  video: "video",
  ticker: "ticker",
  vereine: "nnp_clubs",
  geburten: "nnp_births",
  hochzeiten: "nnp_weddings",
  schulen: "nnp_schools",
  taufen: "nnp_baptism",
};
const subjectKinds = {
  TOPIC: "Thema",
  CATEGORY: "Ressort",
  MUNICIPALITY: "Gemeinde",
  PAGE: "Seite",
  AUTHOR: "Redaktion",
} as const;

/** What the back end is asked. Periods begin with a day of the region, so that the question is the same all day. */
export function toSearchVariables(words: SearchWords, page: number, now: Date): GetSearchQueryVariables {
  const { q, gemeinde, thema, art, zeitraum, zugang, sortierung } = words;
  const from = zeitraum === null ? null : toPeriodStart(zeitraum, now).toISOString();
  return {
    query: q,
    filter: {
      municipality: gemeinde,
      topic: thema,
      kind: art === null ? null : kindsOfPosts[art],
      from,
      access: zugang === null ? null : zugang === "plus" ? "PREMIUM" : "FREE",
    },
    sort: sortierung === null ? "RELEVANCE" : sortierung === "neueste" ? "NEWEST" : "OLDEST",
    page,
  };
}

function toPeriodStart(period: NonNullable<SearchWords["zeitraum"]>, now: Date): Date {
  const today = toLocalDay(now);
  if (period === "jahr") return startOfDay(addMonths(today, -12), today.day);
  const days = { heute: 0, woche: 7, monat: 30 }[period];
  const { day, ...month } = toLocalDay(new Date(startOfDay(today, today.day).getTime() - days * 86_400_000));
  return startOfDay(month, day);
}

type WireSearch = GetSearchQuery["search"];
type WireTopic = GetSearchQuery["topics"]["items"][number];

type Answers = { search: WireSearch; topics: readonly WireTopic[]; events: FoundEvents | null };

export function toSearchView(words: SearchWords, { search, topics, events }: Answers): SearchView {
  const filters = toFilters(words, topics);
  return {
    query: words.q,
    page: search.page,
    filters,
    chosen: filters.flatMap(({ name, isOrder, options }) =>
      options
        .filter(({ value, isChosen }) => isChosen && value !== "" && !isOrder)
        .map(({ title }) => ({ title, link: toSearchPath({ ...words, [name]: null }) })),
    ),
    found: words.q === "" ? null : toFound(words, search, events),
    topics: topics.slice(0, MAX_TOPICS).map(({ slug, title }) => ({ title, link: `/themen/${slug}` })),
  };
}

function toFound(words: SearchWords, search: WireSearch, events: FoundEvents | null): NonNullable<SearchView["found"]> {
  const own = findOwnPages(words.q);
  // Whoever types "tanken" means the page of petrol prices, and no post with a word like it.
  const meant = own.length > 0 && search.used !== "ALL_WORDS" ? { ...search, ...nothing } : search;
  const { hits, subjects, total, page, total_pages, used } = meant;
  const correction = own.length > 0 ? null : meant.correction;
  const addresses = { first: toSearchPath(words), pattern: toSearchPath(words, "{page}") };
  return {
    count: total === 0 && events !== null ? "Keine Beiträge" : toCountText(meant),
    events,
    hits: hits.map(({ post, title, excerpt }) => ({ teaser: toTeaser(post), title: toParts(title), excerpt: toParts(excerpt) })),
    subjects: withOwnPages(
      page === 1 ? own : [],
      subjects.map(({ kind, title, link }) => ({ kind: subjectKinds[kind], title, link })),
    ),
    pagination: toPagination(page, total_pages, addresses),
    correction:
      correction === null
        ? null
        : { text: correction, link: toSearchPath({ ...words, q: correction }), isShown: used === "CORRECTED" },
    isSome: used === "SOME_WORDS",
    wider: total < 3 && isNarrowed(words) ? toSearchPath({ q: words.q }) : null,
  };
}

const nothing = { hits: [], total: 0, total_pages: 0, is_more: false, used: "ALL_WORDS" } as const;

const thousands = new Intl.NumberFormat("de-AT", { useGrouping: "always" });

function toCountText({ total, is_more }: Pick<WireSearch, "total" | "is_more">): string {
  if (total === 0) return "Keine Treffer";
  if (total === 1) return "1 Treffer";
  return `${is_more ? "Mehr als " : ""}${thousands.format(total)} Treffer`;
}

function toParts(parts: readonly { text: string; is_hit: boolean }[]): TextPart[] {
  return parts.map(({ text, is_hit }) => ({ text, isHit: is_hit }));
}

/** The title of the page; of a place that is chosen with its name. */
export function toSearchTitle({ q, gemeinde }: SearchWords): string {
  if (q === "") return "Suche";
  const place = gemeinde === null ? null : parseMunicipality(gemeinde);
  return place === null ? `Suche nach „${q}“` : `Suche nach „${q}“ in ${place.title}`;
}

/** The field's suggestions: words first, then pages. */
export function toSuggestions(query: string, found: GetSearchSuggestionsQuery["search_suggestions"]): Suggestion[] {
  const suggestions = found.map(({ title, link, kind }) => ({
    title,
    link,
    kind: kind === null ? (link === null ? null : "Beitrag") : subjectKinds[kind],
  }));
  const words = suggestions.filter(({ link }) => link === null);
  return [
    ...words,
    ...withOwnPages(
      suggestOwnPages(query),
      suggestions.filter(({ link }) => link !== null),
    ),
  ];
}

type Line = { title: string; link: string | null };

/** The portal's own pages first, each address once. */
function withOwnPages<Found extends Line & { kind: string | null }>(own: readonly OwnPage[], found: readonly Found[]) {
  const links = new Set<string | null>(own.map(({ link }) => link));
  return [...own.map((page) => ({ ...page, kind: "Service" })), ...found.filter(({ link }) => !links.has(link))];
}
