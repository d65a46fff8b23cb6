/** A post with everything that decides how much of it this request may see (rules 4, 6). */
import type { RouterContextProvider } from "react-router";
import {
  backendContext,
  environmentContext,
  meterContext,
  sessionContext,
  sessionCookiesContext,
  viewerContext,
} from "#app/context.ts";
import { isBelieved } from "#app/domain/paywall/believed-access.ts";
import { toPaywallSettings } from "#app/domain/paywall/paywall-settings.ts";
import type { GrantReason } from "#app/domain/paywall/viewer.ts";
import type { PostAddress } from "#app/domain/post/post-address.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { signGrant } from "#app/gateway/grants/sign-grant.ts";
import type { GetPostByIDQuery } from "#graphql/generated/operations.ts";
import { requirePost } from "./require-post.ts";

type WirePost = NonNullable<GetPostByIDQuery["post"]>;

export type ReadablePost = {
  post: WirePost;
  /** What the portal itself vouched for in this request; of a free read only when it was counted. */
  grantReason: GrantReason | null;
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
  address: PostAddress,
  url: URL,
  now: Date,
): Promise<ReadablePost> {
  const viewer = await context.get(viewerContext)(address.id);
  const grant = await signGrant(context.get(environmentContext), viewer, address.id, now);
  const post = await requirePost(context.get(backendContext).graphql, address, grant, url);
  const { user } = await context.get(sessionContext).read();
  const reason = grant !== null && viewer.access === "granted" ? viewer.grant.reason : null;
  if (!post.is_premium) {
    const isPersonal = user !== null && toPaywallSettings(post.meta).isPromotionPaywall;
    return { post, grantReason: reason, user, meterText: null, isPersonal };
  }

  const isOpen = isBelieved(post.access, { hasVerifiedSession: user !== null, grantReason: reason });
  const meterText = await settleMeter(context, address.id, {
    isMetered: isOpen && reason === "METERED" && post.access.reason === "METERED",
    // One that is free to its end has nothing to count.
    isClosed: !isOpen && post.access.reason !== "FREE",
    user,
  });
  const isForEverybody = viewer.access === "anonymous" && meterText === null && ["NONE", "FREE"].includes(post.access.reason);
  return {
    post,
    // A free read that was not counted is none.
    grantReason: reason === "METERED" && meterText === null ? null : reason,
    user,
    meterText,
    isPersonal: !isForEverybody,
  };
}

/** Counts a free read, or sees to what its lack means. What the reader is told, if anything. */
async function settleMeter(
  context: Readonly<RouterContextProvider>,
  post: number,
  { isMetered, isClosed, user }: { isMetered: boolean; isClosed: boolean; user: SessionUser | null },
): Promise<string | null> {
  // The free reads of a reader are that reader's own: without a verified session they are nobody's.
  if (user === null && context.get(sessionCookiesContext) !== null) return null;
  const meter = context.get(meterContext);
  if (isMetered) return meter.count(post);
  if (!isClosed) return null;
  meter.refuseReadAhead(post);
  return meter.toUsedUpText(post);
}
