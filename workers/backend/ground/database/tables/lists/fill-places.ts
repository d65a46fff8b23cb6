/**
 * Which post stands at which place of the front page: where the newsroom has pinned one that readers may see, that one; elsewhere the rule of
 * the section. A post stands once on the page: where it is pinned, or else in the first section that names it. Only rankings repeat posts.
 */

/** `isOut`: readers may see its post. */
type ReadPin = { place: number; post: number; isOut: boolean };
export type PlacedSection = {
  placeCount: number;
  /** A ranking is what it is: nothing is pinned in it. */
  isRanking: boolean;
  /** By its rule, the first choice first. */
  candidates: readonly number[];
  pins: readonly ReadPin[];
};
/** `post` null: the rule has no more. */
export type FilledPlace = { place: number; post: number | null; isPinned: boolean };

/** The places of each section, in the same order. */
export function fillPlaces(sections: readonly PlacedSection[]): FilledPlace[][] {
  const pinned = new Set<number>();
  const held = sections.map(({ isRanking, placeCount, pins }) => {
    const own = new Map<number, number>();
    for (const { place, post, isOut } of isRanking ? [] : pins) {
      if (!isOut || place >= placeCount || pinned.has(post)) continue;
      pinned.add(post);
      own.set(place, post);
    }
    return own;
  });
  const shown = new Set(pinned);
  return sections.map(({ isRanking, placeCount, candidates }, index) => {
    const own = held[index];
    const free = isRanking ? [...candidates] : candidates.filter((id) => !shown.has(id));
    return Array.from({ length: placeCount }, (_, place) => {
      const pin = own?.get(place);
      if (pin !== undefined) return { place, post: pin, isPinned: true };
      const post = free.shift() ?? null;
      if (post !== null && !isRanking) shown.add(post);
      return { place, post, isPinned: false };
    });
  });
}
