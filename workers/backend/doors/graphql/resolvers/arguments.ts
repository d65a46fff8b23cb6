/** Arguments that the schema's types alone cannot check. Each function throws BAD_USER_INPUT. */
import { createCallError } from "./errors.ts";

export type PagingArguments = { page?: number | null; per_page?: number | null };
export type Paging = { page: number; perPage: number };

export const MAX_PER_PAGE = 100;
const MAX_SLUG_LENGTH = 200;

/** A page number from 1 and a page length from 1 to 100. */
export function parsePaging(args: PagingArguments, defaultPerPage: number): Paging {
  const problem = findPagingProblem(args);
  if (problem !== null) throw createCallError("BAD_USER_INPUT", problem);
  return { page: args.page ?? 1, perPage: args.per_page ?? defaultPerPage };
}

/** What is wrong with a page number or a page length, or null. */
export function findPagingProblem({ page, per_page }: PagingArguments): string | null {
  if (isNumber(page) && page < 1) return "page must be 1 or more.";
  if (isNumber(per_page) && (per_page < 1 || per_page > MAX_PER_PAGE)) return `per_page must be between 1 and ${MAX_PER_PAGE}.`;
  return null;
}

function isNumber(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}

/** A length of a short list. */
export function parseLimit(limit: number | null | undefined, { fallback, max }: { fallback: number; max: number }): number {
  const parsed = limit ?? fallback;
  if (parsed < 1 || parsed > max) throw createCallError("BAD_USER_INPUT", `limit must be between 1 and ${max}.`);
  return parsed;
}

/** Seconds of a moment in ISO 8601. */
export function parseMoment(name: string, text: string): number {
  const milliseconds = Date.parse(text);
  if (Number.isNaN(milliseconds)) throw createCallError("BAD_USER_INPUT", `${name} must be a moment in ISO 8601.`);
  return Math.floor(milliseconds / 1000);
}

export type PostFeedInput = Partial<
  Record<"category" | "tag" | "topic" | "municipality" | "brand" | "author" | "type", string | null>
> &
  Partial<Record<"video" | "premium" | "story" | "liveticker", boolean | null>>;

/** The key of a feed in the database; posts of the type `post` when none is named. */
export function parseFeedKey(feed: PostFeedInput | null | undefined): string {
  if (feed === null || feed === undefined) return "type:post";
  const [[kind, value] = [], ...others] = Object.entries(feed);
  if (kind === undefined || others.length > 0) throw createCallError("BAD_USER_INPUT", "feed must name exactly one feed.");
  if (value === true) return kind;
  if (typeof value !== "string") throw createCallError("BAD_USER_INPUT", `feed.${kind} must be true when it is given.`);
  if (value === "" || value.length > MAX_SLUG_LENGTH)
    throw createCallError("BAD_USER_INPUT", `feed.${kind} must be a slug of 1 to ${MAX_SLUG_LENGTH} characters.`);
  return `${kind}:${value}`;
}
