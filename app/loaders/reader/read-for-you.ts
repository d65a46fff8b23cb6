/** What is new of what a reader follows: of the account, of this browser, or of both together. */
import type { RouterContextProvider } from "react-router";
import { backendContext, sessionContext, sessionCookiesContext } from "#app/context.ts";
import { readAttributeFollows } from "#app/domain/follows/follows-attribute.ts";
import type { Subject } from "#app/domain/follows/subject.ts";
import { toWireSubject } from "#app/gateway/sso/calls/follows.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { type Answer, type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import {
  type FollowingPageFragment,
  GetFollowedDocument,
  type GetFollowedQuery,
  GetFollowingDocument,
  type GetFollowingQuery,
} from "#graphql/generated/operations.ts";
import { askFreshReader } from "./fresh-reader.ts";
import { noticesQuestion, offersNotices } from "./notices/offers-notices.ts";

type Context = Readonly<RouterContextProvider>;
type Page = { after: string | null; limit: number };

/** `following` null where nothing is followed. `kept` is all there is to say with a back end that knows nothing of it (decision 52). */
export type ForYou = { isSignedIn: boolean; following: FollowingPageFragment | null; kept: readonly Subject[] | null };
/** And whether its reader may be told of it. */
export type ForYouAnswer = ForYou & { hasNotices: boolean };

const nothing: ForYou = { isSignedIn: false, following: null, kept: null };

/** `beside` is what this browser follows. One round trip, but for a reader whose session has just ended. */
export async function readForYou(context: Context, beside: readonly Subject[], page: Page): Promise<ForYouAnswer> {
  const claim = context.get(sessionCookiesContext);
  if (claim === null) {
    const question = toGuestQuestion(beside, page);
    const [answer, push] = await askPage(context, [question, question === null ? null : noticesQuestion]);
    return { ...toGuestAnswer(answer, beside), hasNotices: offersNotices(context, push) };
  }
  const variables = { h: claim.hash, t: claim.token, beside: beside.map(toWireSubject), ...page };
  const [answer, push] = await askPage(context, [toQuestion(GetFollowingDocument, variables), noticesQuestion]);
  const hasNotices = offersNotices(context, push);
  const session = context.get(sessionContext);
  if ((await session.user) !== null) {
    const following = await readAccount(context, answer, beside);
    if (following !== null) return { ...following, hasNotices };
    // A session that the back end no longer knows is ended.
    session.replace(null);
  }
  const [again] = await context.get(backendContext).askTogether([toGuestQuestion(beside, page)]);
  return { ...toGuestAnswer(again, beside), hasNotices };
}

/** Null for a session that is over. */
async function readAccount(
  context: Context,
  answer: Answer<GetFollowingQuery>,
  beside: readonly Subject[],
): Promise<ForYou | null> {
  if (answer.missing?.has("following")) {
    const { user } = await askFreshReader(context, []);
    const kept = user === null ? null : [...readAttributeFollows(user.attributes), ...beside];
    return kept === null ? null : { isSignedIn: true, following: null, kept };
  }
  const { following } = requireData(answer);
  return following === null ? null : { isSignedIn: true, following, kept: null };
}

function toGuestQuestion(subjects: readonly Subject[], page: Page): Question<GetFollowedQuery> | null {
  return subjects.length === 0 ? null : toQuestion(GetFollowedDocument, { subjects: subjects.map(toWireSubject), ...page });
}

function toGuestAnswer(answer: Answer<GetFollowedQuery> | null, subjects: readonly Subject[]): ForYou {
  if (answer === null) return nothing;
  if (answer.missing?.has("followed")) return { ...nothing, kept: subjects };
  return { ...nothing, following: requireData(answer).followed };
}
