/** Saved articles (decision 77), and posts by their numbers for who keeps the numbers alone. */
import { MAX_BOOKMARKS } from "#graphql/generated/contract.ts";
import { parseLimit } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import { toPosts } from "#workers/backend/doors/graphql/resolvers/content/post.ts";
import type { Post } from "#workers/backend/doors/graphql/resolvers/content/post-text.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { readPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import {
  type Bookmark,
  type BookmarkPage,
  type BookmarkResult,
  findBookmarkOwner,
  readBookmarkIds,
  readBookmarkPage,
  removeBookmark,
  saveBookmarks,
} from "#workers/backend/readers/saved-articles/bookmarks.ts";
import { answer } from "./answer.ts";

const PAGE = { fallback: 20, max: 50 };
const MAX_POSTS_BY_ID = 50;

type SessionArguments = { h: string; t: string };
type ListArguments = SessionArguments & { after?: string | null; limit?: number | null };
type SaveArguments = SessionArguments & { bookmarks: { post: number; saved_at?: string | null }[] };

/** Whose list it is, and which page of it: each field reads what it shows. */
type BookmarkListView = { owner: number; page: BookmarkPage };

async function answerList(call: Call, args: ListArguments): Promise<BookmarkListView | null> {
  const page = { after: parsePlace(args.after ?? null), limit: parseLimit(args.limit, PAGE) };
  const owner = await findBookmarkOwner(call, args);
  return owner === null ? null : { owner, page };
}

/** Read once, whichever of its fields are asked for. */
const pages = new WeakMap<BookmarkListView, ReturnType<typeof readBookmarkPage>>();

async function readPage(list: BookmarkListView, { accounts }: BackendContext): ReturnType<typeof readBookmarkPage> {
  const call = await accounts.openCall();
  const page = pages.get(list) ?? readBookmarkPage(call, list.owner, list.page);
  pages.set(list, page);
  return page;
}

async function resolveItems(
  list: BookmarkListView,
  _: unknown,
  context: BackendContext,
): Promise<{ saved_at: string; post: Post }[]> {
  const { items } = await readPage(list, context);
  const ids = items.map(({ post }) => post);
  const posts = new Map(toPosts(await readPosts(context.queries, ids, context.now), context).map((post) => [post.row.id, post]));
  return items.flatMap(({ post: id, savedAt }) => {
    const post = posts.get(id);
    return post === undefined ? [] : [{ saved_at: toIsoDate(savedAt), post }];
  });
}

async function resolvePostsById(_: unknown, { ids }: { ids: number[] }, context: BackendContext): Promise<Post[]> {
  if (ids.length > MAX_POSTS_BY_ID) throw createCallError("BAD_USER_INPUT", `ids must name at most ${MAX_POSTS_BY_ID} posts.`);
  return toPosts(await readPosts(context.queries, [...new Set(ids)], context.now), context);
}

function toReply(result: BookmarkResult): { ids: number[] } {
  if (result.kind === "no-session") throw createCallError("UNAUTHENTICATED", "No existing session");
  if (result.kind === "too-many") throw createCallError("TOO_MANY_REQUESTS", result.message);
  return { ids: result.ids };
}

async function answerSave(call: Call, { bookmarks, ...args }: SaveArguments) {
  if (bookmarks.length > MAX_BOOKMARKS) throw createCallError("BAD_USER_INPUT", `bookmarks must be at most ${MAX_BOOKMARKS}.`);
  const parsed = bookmarks.map(({ post, saved_at }) => ({ post, savedAt: parseMoment(saved_at ?? null, call.now) }));
  return toReply(await saveBookmarks(call, { ...args, bookmarks: parsed }));
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

function parseMoment(text: string | null, now: number): number {
  if (text === null) return now;
  const moment = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw createCallError("BAD_USER_INPUT", "saved_at must be a moment in ISO 8601 and UTC.");
  return Math.floor(moment / 1000);
}

function toPlace({ post, savedAt }: Bookmark): string {
  return `${savedAt}-${post}`;
}

function parsePlace(text: string | null): Bookmark | null {
  if (text === null) return null;
  const [, savedAt, post] = /^(\d{1,12})-(\d{1,10})$/.exec(text) ?? [];
  if (savedAt === undefined || post === undefined) throw createCallError("BAD_USER_INPUT", "after must be the next of a page.");
  return { savedAt: Number(savedAt), post: Number(post) };
}

export const bookmarkResolvers = {
  Query: { bookmarks: answer(answerList), posts_by_id: resolvePostsById },
  Mutation: {
    saveBookmarks: answer(answerSave),
    removeBookmark: answer(async (call, args: SessionArguments & { post: number }) => toReply(await removeBookmark(call, args))),
  },
  BookmarkList: {
    ids: async ({ owner }: BookmarkListView, _: unknown, { accounts }: BackendContext) =>
      readBookmarkIds(await accounts.openCall(), owner),
    items: resolveItems,
    next: async (list: BookmarkListView, _: unknown, context: BackendContext) => {
      const { next } = await readPage(list, context);
      return next === null ? null : toPlace(next);
    },
  },
};
