import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import type { TextTeaserFragment } from "#graphql/generated/operations.ts";

/** The most read, without pictures; none where they were not asked for, or the back end knows none. */
export function toMostRead(posts: readonly TextTeaserFragment[] | undefined): Teaser[] {
  return (posts ?? []).map((post) => toTeaser(post, { showsPictures: false }));
}
