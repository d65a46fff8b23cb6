/** A post with everything that decides how much of it this request may see (rules 4, 6). */
import type { RouterContextProvider } from "react-router";
import { environmentContext, meterContext, partnerReferrerContext, sessionContext, sessionCookiesContext } from "#app/context.ts";
import { isBelieved } from "#app/domain/paywall/believed-access.ts";
import { decideOwnAccess } from "#app/domain/paywall/own-access.ts";
import { toPaywallSettings } from "#app/domain/paywall/paywall-settings.ts";
import { decideViewer, type Viewer } from "#app/domain/paywall/viewer.ts";
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
  /** How many free reads are left, or that none is; null where that has nothing to do with the post. */
  meterText: string | null;
  /** The answer depends on who asks: nobody may keep it. */
  isPersonal: boolean;
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
  const viewer = decideViewer(await readViewerFacts(context, request, address.id));
  const from = { now, address: request.headers.get("cf-connecting-ip") };
  const grant = await signGrant(context.get(environmentContext), viewer, address.id, from);
  const found = await requirePost(context, address, grant, url);
  const { user } = await context.get(sessionContext).read();
  const post = found.decidesAccess ? found.post : withOwnAccess(found.post, viewer, user);
  if (!post.is_premium) {
    const isPersonal = user !== null && toPaywallSettings(post.meta).isPromotionPaywall;
    return { post, isOpen: true, user, meterText: null, isPersonal };
  }

  const grantReason = grant !== null && viewer.access === "granted" ? viewer.grant.reason : null;
  const isBelievedOpen = isBelieved(post.access, { hasVerifiedSession: user !== null, grantReason });
  const isMetered = isBelievedOpen && post.access.reason === "METERED";
  // One that is free to its end has nothing to count.
  const isClosed = !isBelievedOpen && post.access.reason !== "FREE";
  if (isClosed) context.get(partnerReferrerContext).refuseReadAhead();
  const settled = await settleMeter(context, address.id, { isMetered, isClosed, user });
  const { meterText } = settled;
  // A free read that was not counted is none.
  const isOpen = isBelievedOpen && (!isMetered || settled.isCounted);
  // Where reads are counted, each reader has their own.
  const isCounted = context.get(environmentContext).meter !== null;
  const { reason } = post.access;
  const isForEverybody = viewer.access === "anonymous" && (reason === "FREE" || (reason === "NONE" && !isCounted));
  return { post, isOpen, user, meterText, isPersonal: !isForEverybody };
}

/** Nobody said how much of it is free: the portal leaves the first paragraphs. */
function withOwnAccess(post: WirePost, viewer: Viewer, user: SessionUser | null): WirePost {
  const { granted, reason } = decideOwnAccess(viewer, user?.piano?.abo ?? null);
  return { ...post, access: { granted, reason, free_block_count: UNKNOWN_COUNT } };
}

/** What became of a free read: whether it was counted, and what the reader is told, if anything. */
type Settled = { isCounted: boolean; meterText: string | null };

/** Counts a free read, or sees to what its lack means. */
async function settleMeter(
  context: Readonly<RouterContextProvider>,
  post: number,
  { isMetered, isClosed, user }: { isMetered: boolean; isClosed: boolean; user: SessionUser | null },
): Promise<Settled> {
  // The free reads of a reader are that reader's own: without a verified session they are nobody's.
  if (user === null && context.get(sessionCookiesContext) !== null) return { isCounted: false, meterText: null };
  const meter = context.get(meterContext);
  const countedText = isMetered ? await meter.count(post) : null;
  if (countedText !== null) return { isCounted: true, meterText: countedText };
  if (isClosed) meter.refuseReadAhead(post);
  // Others may have used up what was left while the page was made.
  return { isCounted: false, meterText: isClosed || isMetered ? meter.toUsedUpText(post) : null };
}
