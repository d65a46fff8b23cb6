/** What readers follow, and what is new of it. */
import { MAX_FOLLOWS, MAX_GUEST_FOLLOWS } from "#graphql/generated/contract.ts";
import { parseLimit } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import { toPosts } from "#workers/backend/doors/graphql/resolvers/content/post.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import {
  type FollowedPlace,
  readFollowed,
  type SubjectKey,
  type SubjectKind,
} from "#workers/backend/ground/database/tables/lists/followed.ts";
import { readPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { type FollowResult, follow, readFollows, unfollow } from "#workers/backend/readers/follows/follows.ts";
import { requireShortArguments } from "./account-arguments.ts";
import { answer } from "./answer.ts";

const PAGE = { fallback: 20, max: 30 };
const MAX_SLUG_LENGTH = 200;

/** The words of the enum SubjectKind. */
const kinds = { TOPIC: "topic", AUTHOR: "author", MUNICIPALITY: "municipality" } as const satisfies Record<string, SubjectKind>;
type WireKind = keyof typeof kinds;
const wireKinds: Readonly<Record<SubjectKind, WireKind>> = { topic: "TOPIC", author: "AUTHOR", municipality: "MUNICIPALITY" };

type WireSubject = { kind: WireKind; key: string };
type SessionArguments = { h: string; t: string };
type PageArguments = { after?: string | null; limit?: number | null };
type ChangeArguments = SessionArguments & { subjects: WireSubject[] };

function parseSubjects(name: string, given: readonly WireSubject[], most: number): SubjectKey[] {
  if (given.length > most) throw createCallError("BAD_USER_INPUT", `${name} must be at most ${most}.`);
  return given.map(({ kind, key }) => {
    if (key === "" || key.length > MAX_SLUG_LENGTH)
      throw createCallError("BAD_USER_INPUT", `key must be a slug of 1 to ${MAX_SLUG_LENGTH} characters.`);
    return { kind: kinds[kind], key };
  });
}

function toWire({ kind, key }: SubjectKey): WireSubject {
  return { kind: wireKinds[kind], key };
}

const nameOf = ({ kind, key }: SubjectKey) => `${kind}:${key}`;

/** `kept` are the account's; what `beside` names again is not asked for twice. */
async function readPage(
  { kept, beside }: { kept: readonly SubjectKey[]; beside: readonly SubjectKey[] },
  args: PageArguments,
  context: BackendContext,
) {
  const { queries, now } = context;
  const limit = parseLimit(args.limit, PAGE);
  const after = parsePlace(args.after ?? null);
  const keptNames = new Set(kept.map(nameOf));
  const asked = [...new Map([...kept, ...beside].map((subject) => [nameOf(subject), subject])).values()];
  const { subjects, entries, hasMore } = await readFollowed(queries, asked, { after, limit, now });
  const found = new Set(subjects.map(nameOf));
  const rows = await readPosts(
    queries,
    entries.map(({ id }) => id),
    now,
  );
  const posts = new Map(toPosts(rows, context).map((post) => [post.row.id, post]));
  const last = entries.at(-1);
  return {
    subjects: subjects.map((subject) => ({ ...toWire(subject), title: subject.title, is_kept: keptNames.has(nameOf(subject)) })),
    gone: asked.filter((subject) => !found.has(nameOf(subject))).map(toWire),
    items: entries.flatMap(({ id, subjects: reasons }) => {
      const post = posts.get(id);
      return post === undefined ? [] : [{ post, subjects: reasons.map(toWire) }];
    }),
    next: hasMore && last !== undefined ? `${last.published_at}-${last.id}` : null,
  };
}

async function resolveFollowing(
  _: unknown,
  args: SessionArguments & PageArguments & { beside: WireSubject[] },
  context: BackendContext,
) {
  requireShortArguments(args);
  const beside = parseSubjects("beside", args.beside, MAX_GUEST_FOLLOWS);
  const kept = await readFollows(await context.accounts.openCall(), args);
  return kept === null ? null : readPage({ kept, beside }, args, context);
}

function resolveFollowed(
  _: unknown,
  { subjects, ...page }: PageArguments & { subjects: WireSubject[] },
  context: BackendContext,
) {
  const beside = parseSubjects("subjects", subjects, MAX_GUEST_FOLLOWS);
  return readPage({ kept: [], beside }, page, context);
}

function parsePlace(text: string | null): FollowedPlace | null {
  if (text === null) return null;
  const [, published_at, id] = /^(\d{1,12})-(\d{1,10})$/.exec(text) ?? [];
  if (published_at === undefined || id === undefined)
    throw createCallError("BAD_USER_INPUT", "after must be the next of a page.");
  return { published_at: Number(published_at), id: Number(id) };
}

function toReply(result: FollowResult): { subjects: WireSubject[] } {
  if (result.kind === "no-session") throw createCallError("UNAUTHENTICATED", "No existing session");
  if (result.kind === "too-many") throw createCallError("TOO_MANY_REQUESTS", result.message);
  return { subjects: result.subjects.map(toWire) };
}

function toChange(change: typeof follow) {
  return answer(async (call: Call, { subjects, ...session }: ChangeArguments) =>
    toReply(await change(call, { ...session, subjects: parseSubjects("subjects", subjects, MAX_FOLLOWS) })),
  );
}

export const followResolvers = {
  Query: { following: resolveFollowing, followed: resolveFollowed },
  Mutation: { follow: toChange(follow), unfollow: toChange(unfollow) },
};
