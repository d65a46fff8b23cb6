/** A post with everything that decides how much of it this request may see (rules 4, 6). */
import type { RouterContextProvider } from "react-router";
import { environmentContext, meterContext, readingContext, sessionContext, sessionCookiesContext } from "#app/context.ts";
import { toPaywallSettings } from "#app/domain/paywall/configuration/paywall-settings.ts";
import { decideReading, withoutCount } from "#app/domain/paywall/decide-reading.ts";
import { decideOwnAccess } from "#app/domain/paywall/own-access.ts";
import { decideViewer, type Viewer } from "#app/domain/paywall/viewer/viewer.ts";
import type { PostAddress } from "#app/domain/post/post-address.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { signGrant } from "#app/gateway/grants/sign-grant.ts";
import { readViewerFacts } from "#app/loaders/reader/read-viewer-facts.ts";
import type { GetPostByIDQuery } from "#graphql/generated/operations.ts";
import { requirePost } from "./require-post.ts";

type WirePost = NonNullable<GetPostByIDQuery["post"]>;

const UNKNOWN_COUNT = -1;

export type ReadablePost = {
  post: WirePost;
  /** The reader may see the whole of it: believed here, once and for all. A free post is open to everybody. */
  isOpen: boolean;
  /** The verified reader. */
  user: SessionUser | null;
  /** How many free reads are left, or that none are; null where that has nothing to do with the post. */
  meterText: string | null;
  /** Everybody gets the same answer; one that is not shared must not be cached. */
  isShared: boolean;
};

/**
 * Asks for the post with the grant that the viewer has, in one round trip with the automatic login, and counts a free
 * read when it was the free read that opened the post. Throws what requirePost throws.
 */
export async function requireReadablePost(
  context: Readonly<RouterContextProvider>,
  request: Request,
  address: PostAddress,
  url: URL,
  now: Date,
): Promise<ReadablePost> {
  const viewer = decideViewer(await readViewerFacts(context, request));
  const from = { now, address: request.headers.get("cf-connecting-ip") };
  const grant = await signGrant(context.get(environmentContext), viewer, address.id, from);
  const found = await requirePost(context, address, grant, url);
  const user = await context.get(sessionContext).user;
  const post = found.decidesAccess ? found.post : withOwnAccess(found.post, viewer, user);
  const decided = decideReading({
    isPremium: post.is_premium,
    hasPromotion: toPaywallSettings(post.meta).isPromotionPaywall,
    access: post.access,
    viewer,
    hasGrant: grant !== null,
    session: user !== null ? "verified" : context.get(sessionCookiesContext) === null ? "none" : "claimed",
    isMetered: context.get(environmentContext).meter !== null,
  });
  const meter = context.get(meterContext);
  const leftText = decided.counts ? await meter.count() : null;
  const reading = decided.counts && leftText === null ? withoutCount(decided) : decided;
  context.set(readingContext, reading);
  const { isOpen, isShared, text } = reading;
  return { post, isOpen, user, isShared, meterText: text === "used-up" ? meter.usedUpText : leftText };
}

/** The back end does not say how much of it is free: the portal leaves the first paragraphs. */
function withOwnAccess(post: WirePost, viewer: Viewer, user: SessionUser | null): WirePost {
  const { granted, reason } = decideOwnAccess(viewer, user?.piano?.abo ?? null);
  return { ...post, access: { granted, reason, free_block_count: UNKNOWN_COUNT } };
}
