/** `GET /wp-json/wp/v2/posts` and `/wp-json/wp/v2/posts/{id}` (rules 7.2). */

import { findPostsBySlug, findPostsByWords } from "#workers/backend/content/search/search.ts";
import type { RestCall } from "#workers/backend/doors/rest/handle-rest.ts";
import {
  createInvalidParameters,
  createListResponse,
  createRestError,
  type InvalidParameter,
} from "#workers/backend/doors/rest/json.ts";
import { createParameterReader, type ParameterReader } from "#workers/backend/doors/rest/parse-parameters.ts";
import {
  type FeedRange,
  readFeedRange,
  readFeedRangeTotal,
  readFeedTotal,
  readMergedFeedIds,
} from "#workers/backend/ground/database/tables/lists/feeds.ts";
import { type PostRow, readPost, readPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { readAhead } from "#workers/backend/ground/database/tables/queries.ts";
import { readRestParts, toRestPosts } from "./to-rest-posts.ts";

type PostQuery = {
  page: number;
  perPage: number;
  types: string[];
  categorySlug: string | null;
  after: number | null;
  search: string | null;
  slugs: string[] | null;
};
type Found = { total: number; rows: PostRow[] };

/** A page of posts, newest first. */
export async function getPosts(call: RestCall): Promise<Response> {
  const parameters = createParameterReader(call.url.searchParams);
  const query = parsePostQuery(parameters);
  const invalid = [...parameters.invalid, ...(await findUnknownType(call, query.types))];
  if (invalid.length > 0) return createInvalidParameters(invalid);
  const isFound = query.search !== null || query.slugs !== null;
  const { rows, total } = isFound ? await findPosts(call, query) : await readFeeds(call, query);
  const totalPages = Math.ceil(total / query.perPage);
  if (total > 0 && query.page > totalPages) {
    const message = "The page number requested is larger than the number of pages available.";
    return createRestError(400, "rest_post_invalid_page_number", message);
  }
  return createListResponse(await toRestPosts(call, rows), total, totalPages);
}

/** One post by its number, of any type. */
export async function getPost(call: RestCall, id: number): Promise<Response> {
  readAhead(readRestParts(call, id));
  readAhead(call.accessControl.readAbo());
  const row = await readPost(call.queries, id, call.now);
  if (row === null) return createRestError(404, "rest_post_invalid_id", "Invalid post ID.");
  const [post] = await toRestPosts(call, [row]);
  return Response.json(post);
}

/** Rules 7.2.5; `post` is WordPress' own. */
const postTypes = ["post", "nnp_clubs", "nnp_births", "nnp_weddings", "nnp_schools", "nnp_baptism"];

/** WordPress' error for a type of post that is not in the rules and was never imported. */
async function findUnknownType({ queries, now }: RestCall, types: readonly string[]): Promise<InvalidParameter[]> {
  const totals = await Promise.all(
    types.map((type) => (postTypes.includes(type) ? null : readFeedTotal(queries, `type:${type}`, now))),
  );
  const index = totals.indexOf(0);
  if (index === -1) return [];
  const message = `post_type[${index}] is not one of ${postTypes.slice(0, -1).join(", ")}, and ${postTypes.at(-1)}.`;
  return [{ name: "post_type", code: "rest_not_in_enum", message }];
}

function parsePostQuery(parameters: ParameterReader): PostQuery {
  return {
    page: parameters.readPage(),
    perPage: parameters.readPerPage(),
    types: parameters.readList("post_type") ?? ["post"],
    categorySlug: parameters.readText("category_slug"),
    after: parameters.readMoment("after"),
    search: parameters.readText("search"),
    slugs: parameters.readList("slug"),
  };
}

async function readFeeds(call: RestCall, { page, perPage, types, categorySlug, after }: PostQuery): Promise<Found> {
  const { queries, now } = call;
  const offset = (page - 1) * perPage;
  // Every type has a feed of its own, and with it a ready count.
  const [typeFeed = "", ...otherFeeds] = types.map((type) => `type:${type}`);
  if (categorySlug === null && otherFeeds.length > 0)
    return mergeFeeds(call, { keys: [typeFeed, ...otherFeeds], after, perPage, offset });
  const range: FeedRange =
    categorySlug === null ? { key: typeFeed, types: null, after, now } : { key: `category:${categorySlug}`, types, after, now };
  const [rows, total] = await Promise.all([readFeedRange(queries, range, perPage, offset), readFeedRangeTotal(queries, range)]);
  return { rows, total };
}

type Merge = { keys: string[]; after: number | null; perPage: number; offset: number };

async function mergeFeeds(call: RestCall, { keys, after, perPage, offset }: Merge): Promise<Found> {
  const { queries, now } = call;
  const [ids, totals] = await Promise.all([
    readMergedFeedIds(queries, { keys, after, now }, perPage, offset),
    Promise.all(keys.map((key) => readFeedRangeTotal(queries, { key, types: null, after, now }))),
  ]);
  return { rows: await readRestRows(call, ids), total: totals.reduce((sum, total) => sum + total, 0) };
}

async function findPosts(
  call: RestCall,
  { page, perPage, types, categorySlug, after, search, slugs }: PostQuery,
): Promise<Found> {
  const { queries, now } = call;
  const filter = { types, after, now, feed: categorySlug === null ? null : `category:${categorySlug}` };
  const [bySlug, byWords] = await Promise.all([
    slugs === null ? null : findPostsBySlug(queries, slugs, filter),
    search === null ? null : findPostsByWords(queries, search, filter),
  ]);
  const ids = bySlug !== null && byWords !== null ? bySlug.filter((id) => byWords.includes(id)) : (bySlug ?? byWords ?? []);
  return { rows: await readRestRows(call, ids.slice((page - 1) * perPage, page * perPage)), total: ids.length };
}

/** Posts by their numbers, together with what `toRestPosts` will ask for. */
function readRestRows(call: RestCall, ids: readonly number[]): Promise<PostRow[]> {
  for (const id of ids) readAhead(readRestParts(call, id));
  return readPosts(call.queries, ids, call.now);
}
