/** Premium posts that subscribers give away: opened by a link, made, listed and ended by their giver. */
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { Post } from "#workers/backend/doors/graphql/resolvers/content/post-text.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { readPost } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { readAhead } from "#workers/backend/ground/database/tables/queries.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { findGift } from "#workers/backend/readers/gifts/find-gift.ts";
import { parseGiftReader } from "#workers/backend/readers/gifts/gift-readers.ts";
import { GIFTS_A_MONTH, READERS_A_GIFT } from "#workers/backend/readers/gifts/gift-rules.ts";
import { endGift, giveArticle } from "#workers/backend/readers/gifts/give-article.ts";
import { openGift } from "#workers/backend/readers/gifts/open-gift.ts";
import { type OwnGift, type OwnGifts, readOwnGifts } from "#workers/backend/readers/gifts/own-gifts.ts";
import { answer } from "./answer.ts";

type Keys = { h: string; t: string };
type GiftView = { state: string; giver: string | null; endsAt: number; post: Post };

async function resolveGift(
  _: unknown,
  { token, reader }: { token: string; reader?: string | null },
  { env, queries, now, accessControl, budget }: BackendContext,
): Promise<GiftView | null> {
  const number = reader == null ? null : parseGiftReader(reader);
  if (reader != null && number === null) throw createCallError("BAD_USER_INPUT", "reader must be a number of at most 15 digits.");
  readAhead(accessControl.readAbo());
  const gift = await findGift(queries, token, now);
  const row = gift === null ? null : await readPost(queries, gift.postId, now);
  if (gift === null || row === null || !budget.spend("posts", 1)) return null;
  const asking = { isPremium: row.is_premium === 1, abo: await accessControl.readAbo(), reader: number };
  const { state, grant } = await openGift(env, gift, asking, now);
  return { state: toWord(state), giver: gift.giver, endsAt: gift.endsAt, post: { row, grant } };
}

async function answerGive(call: Call, { post, with_name: withName, ...keys }: Keys & { post: number; with_name: boolean }) {
  const outcome = await giveArticle(call, keys, { post, withName });
  if (outcome.kind === "no-session") throw noSession();
  return outcome.kind === "given" ? { id: outcome.id } : { id: null, problem: outcome.problem, message: outcome.message };
}

async function answerEnd(call: Call, { id, ...keys }: Keys & { id: number }) {
  const outcome = await endGift(call, keys, id);
  switch (outcome.kind) {
    case "no-session":
      throw noSession();
    case "unknown":
      throw createCallError("NOT_FOUND", "There is no such gift.");
    case "refused":
      return { success: false, message: outcome.message };
    case "ended":
      return { success: true, message: null };
  }
}

const noSession = () => createCallError("UNAUTHENTICATED", "No existing session");
const toWord = (state: string) => state.replace("-", "_").toUpperCase();

export const giftResolvers = {
  Query: { gift: resolveGift, own_gifts: answer((call: Call, keys: Keys) => readOwnGifts(call, keys)) },
  Mutation: { giveArticle: answer(answerGive), endGift: answer(answerEnd) },
  Gift: { ends: ({ endsAt }: GiftView) => toIsoDate(endsAt) },
  OwnGifts: {
    may_give: ({ mayGive }: OwnGifts) => mayGive,
    a_month: () => GIFTS_A_MONTH,
    max_readers: () => READERS_A_GIFT,
    items: ({ gifts }: OwnGifts) => gifts,
  },
  OwnGift: {
    post_title: ({ title }: OwnGift) => title,
    post_link: ({ slug, post_id: id }: OwnGift) => toPostLink({ slug, id }),
    giver: ({ giver_name: name }: OwnGift) => name,
    date: ({ created_at: at }: OwnGift) => toIsoDate(at),
    ends: ({ ends_at: at }: OwnGift) => toIsoDate(at),
    state: ({ state }: OwnGift) => toWord(state),
    path: ({ token }: OwnGift) => (token === null ? null : `/geschenk/${token}`),
  },
};
