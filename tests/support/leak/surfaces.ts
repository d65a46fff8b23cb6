/** Every way to ask the portal and its back end for something, with the answers' headers and bodies. */
import { prerenderedPages } from "#app/domain/page/records/page-lists.ts";
import type { PageRecord } from "#app/domain/page/records/page-record.ts";
import { pageRecords } from "#app/domain/page/records/page-records.ts";
import type { Answer } from "#tests/support/edge/ask.ts";
import { readTicker } from "#tests/support/ticker/ticker-reader.ts";
import { toFullSelection } from "./full-query.ts";
import { toListQueries, toMisspelt } from "./list-queries.ts";
import type { Role } from "./roles.ts";
import type { Asked, PlantedPortal, PremiumPost } from "./start-planted-portal.ts";

/** What came back, and how it was asked for. */
export type Asking = { how: string; answer: Answer };

const toQuestion = (depth: number) =>
  `query ($id: Int!, $grant: String) { post(id: $id, grant: $grant) ${toFullSelection("Post", depth)} }`;
/** Of a post and of what it leads to; of a post alone, its text with it. */
const everything = toQuestion(4);
const itself = toQuestion(2);
const everythingOfTicker = `query ($id: Int!) { ticker(post_id: $id) ${toFullSelection("TickerChange", 4)} }`;

/** What is about one post: its page, its text in GraphQL and REST; thoroughly also what it leads to, and the addresses that readers never use. */
export async function askForPost(
  ask: Asked,
  { id, path, word }: PremiumPost,
  role: Role,
  isThorough: boolean,
): Promise<Asking[]> {
  const { headers } = role;
  const get = async (address: string): Promise<Asking> => ({ how: address, answer: await ask(address, { headers }) });
  const grant = (await role.createGrant?.(id)) ?? null;
  const hasGrant = role.createGrant !== undefined;
  const question = { query: isThorough ? everything : itself, variables: { id, grant } };
  const graphql = { how: `GraphQL post ${id}`, answer: await askGraphql(ask, question, headers) };
  // A grant means something to the query for the post alone.
  if (hasGrant) return [graphql];
  const usual = [path, `/wp-json/wp/v2/posts/${id}`];
  const unusual = [
    `${path}.data`,
    `${path}?_data=routes%2F%24post_slug.%24id`,
    `${path}/_payload.json`,
    `${path}?noheader`,
    `${path}?amp=1&print=1&preview=true`,
    `/wp-json/wp/v2/posts/${id}?context=edit&password=x&_embed`,
    `/wp-json/wp/v2/posts?search=${word}`,
  ];
  return [graphql, ...(await Promise.all([...usual, ...(isThorough ? unusual : [])].map(get)))];
}

/** The same for the page alone: for readers of whom there are many. */
export async function askForPage(ask: Asked, { path }: PremiumPost, { headers }: Role): Promise<Asking> {
  return { how: path, answer: await ask(path, { headers }) };
}

/** A post's live ticker, by polling and by subscription. */
export async function askForTicker({ ask, origin }: PlantedPortal, { id }: PremiumPost, { headers }: Role): Promise<Asking[]> {
  const question = { query: everythingOfTicker, variables: { id } };
  const asked = { how: `GraphQL ticker ${id}`, answer: await askGraphql(ask, question, headers) };
  const reader = await readTicker(origin, id, { authorization: headers.authorization ?? "Bearer" });
  reader.close();
  const text = JSON.stringify(reader.messages);
  return [asked, { how: `the subscription of ticker ${id}`, answer: { ...asked.answer, headers: {}, setCookies: [], text } }];
}

/** Shared pages that have one address, as their records say it. */
const sharedPages = Object.entries<PageRecord>(pageRecords).flatMap(([pattern, { shared }]) =>
  shared === undefined || /[:*]/.test(pattern) ? [] : pattern,
);

/** Pages, lists, interfaces, and addresses that crawlers try. */
export function toSharedAddresses(posts: readonly PremiumPost[]): string[] {
  const words = posts.slice(0, 5).map(({ word }) => word);
  return [
    ...sharedPages,
    "/page/2",
    "/themen/page/2",
    "/themen/bodensee",
    "/themen/bodensee/page",
    "/themen/bodensee/page/2",
    "/news/politik",
    "/news/politik/page/2",
    "/autor/lea-bertsch",
    "/autor/lea-bertsch/page/2",
    "/liveticker/page/2",
    "/gemeinde/dornbirn",
    "/gemeinde/gemeinde",
    "/wetter/dornbirn",
    "/trauer/1",
    "/termine/1",
    "/epaper/heute",
    ...toLastDays().flatMap((day) => [`/epaper/${day}`, `/epaper/${day}/1`, `/epaper/${day}/bild/1-900.webp`]),
    "/termine/1.ics",
    ...posts.slice(0, 3).flatMap(({ path }) => [`${path}/kommentare`, `${path}/kommentare/1`, `${path}/kommentare/page/2`]),
    "/video/page/2",
    ...posts.slice(0, 5).map(({ path }) => `/video${path}`),
    ...posts.slice(0, 3).map(({ id }) => `/redaktion/ticker/${id}`),
    "/merkliste",
    "/fuer-dich",
    "/newsletter/morgen",
    "/newsletter/abend",
    "/newsletter/wochenende",
    "/newsletter/sport",
    "/newsletter/morgen/page/2",
    "/newsletter/morgen/2026-11-20",
    "/redaktion",
    "/impressum",
    "/widgets/gemeinde",
    "/vplus-onboarding",
    "/.data",
    "/_root.data",
    "/themen.data",
    "/sitemap-news.xml",
    "/news-sitemap.xml",
    "/sitemaps/news.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/topics.xml",
    "/sitemaps/authors.xml",
    "/sitemaps/categories.xml",
    "/sitemaps/events.xml",
    ...toLastMonths().map((month) => `/sitemaps/posts-${month}.xml`),
    ...["/news/politik", "/themen/bodensee", "/gemeinde/dornbirn", "/autor/lea-bertsch"].flatMap((page) => [
      `${page}/feed`,
      `${page}/feed/atom`,
    ]),
    "/rss",
    "/rss.xml",
    "/atom.xml",
    "/feed.json",
    "/llms.txt",
    "/robots.txt",
    "/site.webmanifest",
    "/builds/latest.json",
    ...[...prerenderedPages, posts[0]?.path].map((page) => `${page}/_payload.json`),
    "/wp-json/wp/v2/posts?per_page=100",
    "/wp-json/wp/v2/posts?per_page=100&page=2&post_type=post",
    "/wp-json/wp/v2/posts?category_slug=politik&per_page=100",
    "/wp-json/nnp/v1/topics/bodensee?per_page=100",
    "/wp-json/wp/v2/categories?per_page=100",
    "/wp-json/wp/v2/tags?per_page=100",
    "/wp-json/wp/v2/media?per_page=100",
    "/wp-json/wp/v2/search?search=Zwirbelfund",
    "/wp-json/oembed/1.0/embed?url=x",
    "/wp-json",
    ...["Bodensee", "Bodensee&zugang=plus", "Gemeinde&sortierung=neueste"].map((query) => `/suche?q=${query}`),
    ...words.flatMap((word) => [
      ...[word, toMisspelt(word), `Bodensee+${word}`].map((query) => `/suche?q=${query}`),
      ...[word.slice(0, -1), toMisspelt(word)].map((begun) => `/suche/vorschlaege?q=${begun}`),
      `/themen?q=${word}`,
      `/?s=${word}`,
      `/wp-json/wp/v2/posts?search=${word}&per_page=100`,
    ]),
  ];
}

/** In the region's time: those of which the demo paper has printed issues. */
function toLastDays(): string[] {
  const region = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna", dateStyle: "short" });
  return [0, 1].map((back) => region.format(Date.now() - back * 86_400_000));
}

/** In which the paper's posts stand. */
function toLastMonths(): string[] {
  const now = new Date();
  return [0, 1, 2, 3].map((back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

export function askGraphql(ask: Asked, body: unknown, headers: Record<string, string>): Promise<Answer> {
  return ask("/graphql", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Nothing may stand in a header either. */
export function toWholeText({ answer }: Asking): string {
  return `${JSON.stringify(answer.headers)}\n${answer.setCookies.join("\n")}\n${answer.text}`;
}

/** All lists and shared addresses, or of both those that `isAsked` takes by their place. */
export async function askForLists(
  portal: PlantedPortal,
  { headers }: Role,
  isAsked: (place: number) => boolean,
): Promise<Asking[]> {
  const take = (all: readonly string[]) => all.filter((_, place) => isAsked(place));
  const queries = take(toListQueries(portal.posts)).map(async (query) => ({
    how: query.slice(0, 80),
    answer: await askGraphql(portal.ask, { query }, headers),
  }));
  const pages = take(toSharedAddresses(portal.posts)).map(async (address) => ({
    how: address,
    answer: await portal.ask(address, { headers }),
  }));
  return Promise.all([...queries, ...pages]);
}
