/** What of a post's row GraphQL and REST name alike (rules 3.6, 3.7, 3.13). */
import type { PostRow } from "#workers/backend/database/tables/posts.ts";

/** Settings for paywall and search engines; those that the newsroom left out have their default. */
export function toPostMeta({ meta }: PostRow) {
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

export function toTracking(row: PostRow) {
  return {
    origin: row.origin,
    image_count: row.picture_count,
    video_count: row.video_count,
    slideshow_count: row.slideshow_count,
    is_liveticker: row.is_liveticker === 1,
    is_paid: row.is_premium === 1,
  };
}

export function toInformantButton({ informant_link: link, informant_text: text }: PostRow) {
  return link === null ? null : { link, text: text ?? link };
}
