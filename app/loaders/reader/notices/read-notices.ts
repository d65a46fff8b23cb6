/** What is known for the page of notices: of the account, or of this browser. One round trip, but for a session that has just ended. */
import type { RouterContextProvider } from "react-router";
import { backendContext, sessionContext, sessionCookiesContext } from "#app/context.ts";
import type { Subject } from "#app/domain/follows/subject.ts";
import { toWireSubject } from "#app/gateway/sso/calls/follows.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { type Answer, toQuestion } from "#graphql/client/batches/ask-together.ts";
import {
  GetGuestNoticesDocument,
  type GetGuestNoticesQuery,
  GetOwnNoticesDocument,
  type GetOwnNoticesQuery,
} from "#graphql/generated/operations.ts";

type Guest = GetGuestNoticesQuery;
type Own = GetOwnNoticesQuery;
/** `devices` null without a session. */
export type Notices = {
  push: Guest["push"];
  followed: Guest["followed"]["subjects"];
  posts: Guest["posts"] | null;
  devices: Own["own_push_devices"];
};

/** Of a back end that knows no notices. */
const nothing: Notices = { push: null, followed: [], posts: null, devices: null };

export async function readNotices(context: Readonly<RouterContextProvider>, beside: readonly Subject[]): Promise<Notices> {
  const claim = context.get(sessionCookiesContext);
  const subjects = beside.map(toWireSubject);
  const guest = toQuestion(GetGuestNoticesDocument, { subjects });
  if (claim === null) {
    const [answer] = await askPage(context, [guest]);
    return toGuest(answer);
  }
  const [answer] = await askPage(context, [
    toQuestion(GetOwnNoticesDocument, { h: claim.hash, t: claim.token, beside: subjects }),
  ]);
  const session = context.get(sessionContext);
  if ((await session.user) !== null) {
    if (isMissing(answer)) return nothing;
    const { push, following, posts, own_push_devices: devices } = requireData(answer);
    if (devices !== null) return { push, followed: following?.subjects ?? [], posts, devices };
    // A session that the back end no longer knows is ended.
    session.replace(null);
  }
  const [again] = await context.get(backendContext).askTogether([guest]);
  return toGuest(again);
}

function toGuest(answer: Answer<Guest>): Notices {
  if (isMissing(answer)) return nothing;
  const { push, followed, posts } = requireData(answer);
  return { push, followed: followed.subjects, posts, devices: null };
}

function isMissing({ missing }: Answer<unknown>): boolean {
  return missing !== undefined && missing.size > 0;
}
