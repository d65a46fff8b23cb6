/** What a post may be filtered by, as words of one column of the index. */

/** `place` is a municipality, `kind` a type of post or one of `video` and `ticker`. */
export type Facet = "place" | "topic" | "kind" | "access";

export type FacetFacts = {
  type: string;
  municipalities: readonly string[];
  topics: readonly string[];
  isPremium: boolean;
  hasVideo: boolean;
  isLiveticker: boolean;
};

/** One word of the index: its underscore keeps it apart from all words of texts. */
export function toFacetWord(facet: Facet, value: string): string {
  return `${facet}_${value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "_")}`;
}

/** The column `facets` of a post. */
export function toFacets({ type, municipalities, topics, isPremium, hasVideo, isLiveticker }: FacetFacts): string {
  return [
    toFacetWord("kind", type),
    ...(hasVideo ? [toFacetWord("kind", "video")] : []),
    ...(isLiveticker ? [toFacetWord("kind", "ticker")] : []),
    toFacetWord("access", isPremium ? "premium" : "free"),
    ...municipalities.map((municipality) => toFacetWord("place", municipality)),
    ...topics.map((topic) => toFacetWord("topic", topic)),
  ].join(" ");
}
