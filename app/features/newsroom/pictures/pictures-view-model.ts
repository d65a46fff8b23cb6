/** The library and one picture of it, as their pages show them. */
import { toLibraryPicture } from "#app/components/picture-library/to-library-picture.ts";
import type { PicturesPage } from "#app/domain/newsroom/library-picture.ts";
import type { GetPictureQuery, GetPicturesQuery } from "#graphql/generated/operations.ts";

type Wire = NonNullable<NonNullable<GetPictureQuery["newsroom"]>["picture"]>;

/** As many as the back end gives. */
const A_PAGE = 40;

export function toPicturesPage({ pictures }: Pick<NonNullable<GetPicturesQuery["newsroom"]>, "pictures">): PicturesPage {
  const all = (pictures ?? []).map(toLibraryPicture);
  return { pictures: all, next: all.length < A_PAGE ? null : (all.at(-1)?.id ?? null) };
}

const kinds = {
  POST: "Beitrag",
  PAGE: "Seite",
  TOPIC: "Thema",
  AUTHOR: "Autorin oder Autor",
  DESK: "In Arbeit",
  CAMPAIGN: "Anzeige",
} as const;

export type PictureView = ReturnType<typeof toPictureView>;

export function toPictureView(wire: Wire) {
  const { original, cut, is_cut_due: isCutDue, is_counted: isCounted, has_sizes: hasSizes, uses } = wire;
  return {
    ...toLibraryPicture(wire),
    original,
    cut,
    isCutDue,
    hasSizes,
    isCounted,
    uses: uses.map(({ kind, title, link }) => ({
      link,
      title: title || `Beitrag der Redaktion Nr. ${link.split("/").at(-1)}`,
      kind: kinds[kind],
    })),
  };
}
