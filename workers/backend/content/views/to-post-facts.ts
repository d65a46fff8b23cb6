/** What of a post's row GraphQL and REST name alike (rules 3.6, 3.7, 3.13). */
import type { PostFactsRow } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import type { PostRow } from "#workers/backend/ground/database/tables/posts/posts.ts";

/** Settings for paywall and search engines; those that the newsroom left out have their default. */
export function toPostMeta({ meta }: PostFactsRow) {
  return {
    description: null,
    piTriggerManual: false,
    piPaywallAsModal: false,
    piTag: null,
    piVariables: [],
    // Validated when it was written.
    ...(JSON.parse(meta) as Record<string, unknown>),
  };
}

export function toTracking(row: PostRow, facts: PostFactsRow) {
  return {
    origin: facts.origin,
    image_count: row.picture_count,
    video_count: facts.video_count,
    slideshow_count: facts.slideshow_count,
    is_liveticker: facts.is_liveticker === 1,
    is_paid: row.is_premium === 1,
  };
}

export function toInformantButton({ informant_link: link, informant_text: text }: PostFactsRow) {
  return link === null ? null : { link, text: text ?? link };
}
