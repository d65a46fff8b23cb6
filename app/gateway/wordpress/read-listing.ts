/** Lists over REST, for a publisher whose GraphQL has none (rules 7.1, 7.2). */

import { FetchError } from "ofetch";
import type { HttpClient } from "#app/gateway/backend/http-client.ts";
import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";
import { logError } from "#shared/log/log.ts";
import { type ListedPost, parseRestPost } from "./rest-post.ts";

export type Listing = { items: ListedPost[]; total_pages: number; page: number };

/** WordPress gives no more at once, however many are asked for. */
const MAX_PER_PAGE = 100;

/** Of the client of every REST call: one retry, one time limit. */
type GetAnswer = HttpClient["answer"];
type PostQuery = { page: number; perPage: number; categorySlug?: string; types?: readonly string[]; search?: string };

/** A page of posts, newest first; empty beyond the end. Rejects with `BackendFailure`. */
export async function readPosts(
  getAnswer: GetAnswer,
  { page, perPage, categorySlug, types, search }: PostQuery,
): Promise<Listing> {
  const query = new URLSearchParams({ per_page: String(perPage), page: String(page) });
  if (categorySlug !== undefined) query.set("category_slug", categorySlug);
  if (types !== undefined) query.set("post_type", types.join(","));
  if (search !== undefined) query.set("search", search);
  const answer = await getList(getAnswer, `/wp-json/wp/v2/posts?${query}`);
  return answer === null ? { items: [], total_pages: 0, page } : toListing(answer, page, perPage);
}

export type RestTopic = { title: string | null; description: string | null; posts: Listing };

/** A topic with a page of its posts; null for an unknown topic. Rejects with `BackendFailure`. */
export async function readTopic(
  getAnswer: GetAnswer,
  { namespace, slug, page, perPage }: { namespace: string; slug: string; page: number; perPage: number },
): Promise<RestTopic | null> {
  const path = `/wp-json/${namespace}/v1/topics/${encodeURIComponent(slug)}?per_page=${perPage}&page=${page}`;
  const answer = await getList(getAnswer, path);
  if (answer === null) return null;
  const { title, description } = (Array.isArray(answer.body) ? {} : answer.body) as Record<string, unknown>;
  return { title: toText(title), description: toText(description), posts: toListing(answer, page, perPage) };
}

type RestList = { body: object; headers: Headers };

/** Null for what the back end does not have: no such thing, or a page beyond its end (WordPress answers that with 400). */
async function getList(getAnswer: GetAnswer, path: string): Promise<RestList | null> {
  const response = await ask(getAnswer, path);
  if (response === null) return null;
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null) throw new BackendFailure("nonsense", `${path}: no list`);
  return { body, headers: response.headers };
}

async function ask(getAnswer: GetAnswer, path: string): Promise<Response | null> {
  try {
    return await getAnswer(path);
  } catch (cause) {
    const status = cause instanceof FetchError ? cause.status : undefined;
    if (status === 404 || status === 400) return null;
    if (status !== undefined) throw new BackendFailure("status", `The back end answered ${status}`, { status });
    throw new BackendFailure("unreachable", "The back end cannot be reached", { cause });
  }
}

/** The reply is a list, or an object with hits (rules 7.2); a topic's has posts. */
function toListing({ body, headers }: RestList, page: number, perPage: number): Listing {
  const { hits, posts, total, post_count } = body as Record<string, unknown>;
  const whole = [body, hits, posts].find(Array.isArray) ?? [];
  // A back end that ignores how many were asked for has its first.
  const list = whole.slice(0, MAX_PER_PAGE);
  const items = list.map(parseRestPost).filter((post) => post !== null);
  if (items.length < list.length) logError("Posts of a list cannot be read", undefined, { posts: list.length - items.length });
  const pages = [Number(headers.get("x-wp-totalpages") ?? Number.NaN), Math.ceil(Number(total ?? post_count) / perPage)];
  // A reply that does not say how long the list is has a next page when this one is full.
  const guess = list.length === perPage ? page + 1 : page;
  return { items, total_pages: pages.find((count) => Number.isInteger(count) && count >= 0) ?? guess, page };
}

function toText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
