/** Where a post's wall is, and its data (rules 3, paywall settings). */

import type { WallView } from "#app/components/wall/wall-view.ts";
import type { PaywallConfig } from "#app/domain/paywall/configuration/paywall-config.ts";
import { type PaywallPage, toPaywallTags } from "#app/domain/paywall/configuration/paywall-page.ts";
import { type ContentMetaFlags, toPaywallSettings } from "#app/domain/paywall/configuration/paywall-settings.ts";
import { toPaywallUser } from "#app/domain/paywall/configuration/paywall-user.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { hasEndedPlus } from "#app/domain/subscription/abo.ts";

export type ArticleWall = {
  view: WallView;
  /** What the browser asks the provider with; null when none is configured: the wall then has links only. */
  paywallPage: PaywallPage | null;
};

type WalledPost = {
  id: number;
  link: string;
  date: string;
  is_premium: boolean;
  brand: { slug: string; title: string } | null;
  categories: readonly { slug: string; title: string }[];
  meta: ContentMetaFlags;
};

export type WallFacts = {
  /** Null without a provider. */
  config: PaywallConfig | null;
  /** The verified reader. */
  user: SessionUser | null;
  meterText: string | null;
  title: string;
  author: string;
};

export function toArticleWall(post: WalledPost, { config, user, meterText, title, author }: WallFacts): ArticleWall {
  const brand = post.brand?.title ?? "Plus";
  const view = {
    path: post.link,
    brand,
    isSignedIn: user !== null,
    isExpired: user?.piano ? hasEndedPlus(user.piano.abo) : false,
    meterText,
    isPromotion: !post.is_premium,
  };
  if (config === null) return { view, paywallPage: null };
  const section = post.categories[0]?.title ?? "";
  const page: PaywallPage = {
    config,
    settings: toPaywallSettings(post.meta),
    user: user === null ? null : toPaywallUser(user.id, user.piano),
    post: {
      id: post.id,
      link: post.link,
      title,
      section,
      author,
      published: post.date,
      tags: toPaywallTags({
        isPremium: post.is_premium,
        brand: post.brand?.slug ?? null,
        section: post.categories[0]?.slug ?? "",
        piTag: post.meta.piTag,
      }),
      brand: post.brand?.title ?? null,
      variables: post.meta.piVariables.map(({ key, value }) => ({ key, value })),
    },
  };
  return { view, paywallPage: page };
}

/** After how many blocks of a free post its promotion comes; null without one, and for a reader who has what it offers. */
export function findPromotionPosition(
  post: { is_premium: boolean; meta: ContentMetaFlags; content_blocks: readonly unknown[] },
  user: SessionUser | null,
): number | null {
  const { isPromotionPaywall, paywallPos } = toPaywallSettings(post.meta);
  if (post.is_premium || !isPromotionPaywall || user?.piano?.abo.hasPlusAccess === true) return null;
  return Math.min(paywallPos ?? post.content_blocks.length, post.content_blocks.length);
}
