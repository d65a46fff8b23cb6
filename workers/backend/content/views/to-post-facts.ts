/** What of a post's row GraphQL and REST name alike (rules 3.6, 3.7, 3.13). */
import type { PostFactsRow } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import type { PostRow } from "#workers/backend/ground/database/tables/posts/posts.ts";

type StoredMeta = {
  title?: string | null;
  shareImage?: string | null;
  description?: string | null;
  piTriggerManual?: boolean;
  piPaywallAsModal?: boolean;
  piTag?: string | null;
  piVariables?: { key: string; value: string }[];
};

/** Settings for paywall and search engines; those that the newsroom left out have their default. */
export function toPostMeta({ meta }: PostFactsRow) {
  // Validated when it was written.
  const { description, piTriggerManual, piPaywallAsModal, piTag, piVariables } = JSON.parse(meta) as StoredMeta;
  return {
    description: description ?? null,
    piTriggerManual: piTriggerManual ?? false,
    piPaywallAsModal: piPaywallAsModal ?? false,
    piTag: piTag ?? null,
    piVariables: piVariables ?? [],
  };
}

/** The same, and what other sites show in the place of headline and picture (its `source`), where the newsroom said so. */
export function toSharedMeta(facts: PostFactsRow) {
  const { title, shareImage } = JSON.parse(facts.meta) as StoredMeta;
  return { ...toPostMeta(facts), title: title || null, shareImage: shareImage ?? null };
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
