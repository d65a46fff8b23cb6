/** What the provider is told of a page: tags, custom variables and page parameters (rules 3, 9). */

import { type PaywallPage, PUR_TAG } from "#app/domain/paywall/configuration/paywall-page.ts";
import { toPointsRange } from "#app/domain/paywall/points-range.ts";
import { toContentAge } from "#app/domain/post/content-age.ts";
import { findOffer } from "./has-access-to.ts";
import type { PageFacts } from "./provider/paywall-provider.ts";

/** Set once it is known. */
export const CONVERSIONS_VARIABLE = "conversionCount";

type Circumstances = {
  /** Full address, without what may stand behind "#". */
  url: string;
  userRef: string | null;
  /** The term that this page sells, if it sells one. */
  termId: string | null;
  /** Available points as this browser keeps them. */
  storedPoints: string | null;
  now: Date;
};

/** `termId` is the term that the page sells, if it sells one. */
export function toPageTags({ post }: Pick<PaywallPage, "post">, termId: string | null): string[] {
  return [...new Set([...(post?.tags ?? []), ...(findOffer(termId)?.slug === "pur" ? [PUR_TAG] : [])])];
}

export function toPageFacts(page: PaywallPage, circumstances: Circumstances): PageFacts {
  const { settings, post, user } = page;
  const { url, userRef, termId, storedPoints, now } = circumstances;
  const age = post === null ? null : toContentAge(post.published, now);
  return {
    userRef,
    url,
    tags: toPageTags(page, termId),
    variables: {
      // The newsroom's own first: what is counted here cannot be said otherwise by a post.
      ...Object.fromEntries((post?.variables ?? []).map(({ key, value }) => [key, value])),
      paywallAsModal: String(settings.paywallAsModal),
      triggerManual: String(settings.triggerManual),
      pointsRange: toPointsRange(storedPoints),
      // Subscriptions that the provider itself did not sell.
      partnerTiers: (user?.tiers ?? []).join(","),
      ...(age === null ? {} : { contentAge: age }),
    },
    content: post === null ? null : { section: post.section, author: post.author, published: post.published },
  };
}
