/** What a text's pictures lack before it is published. */

/** A picture as a text uses it; words of the use win over those of the picture, and an empty description means "only decoration". */
export type PictureUse = {
  media: string;
  alt?: string | null | undefined;
  credit?: string | null | undefined;
  /** What the library says of it; null for a picture that is not there. */
  picture: { alt: string; credit: string | null } | null;
};
export type PictureFault = { media: string; place: number; kind: "missing picture" | "missing alt" | "missing credit" };

/** In the order of the uses; `place` counts them from 0. Decoration needs no description, but a credit like all others. */
export function findPictureFaults(uses: readonly PictureUse[]): PictureFault[] {
  return uses.flatMap(({ media, alt, credit, picture }, place): PictureFault[] => {
    if (picture === null) return [{ media, place, kind: "missing picture" }];
    const isDecoration = alt === "";
    const faults: PictureFault["kind"][] = [
      ...(isDecoration || isSaid(alt ?? picture.alt) ? [] : (["missing alt"] as const)),
      ...(isSaid(credit ?? picture.credit) ? [] : (["missing credit"] as const)),
    ];
    return faults.map((kind) => ({ media, place, kind }));
  });
}

function isSaid(text: string | null): boolean {
  return text !== null && text.trim() !== "";
}
