import type { CardItem, CardSectionView } from "#app/components/section/card-section-view.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import type { Municipality } from "#app/domain/municipality/municipality.ts";
import type { GetHomeQuery, HomeSectionLayout } from "#graphql/generated/operations.ts";

type WireSection = GetHomeQuery["home"]["sections"][number];

export type HomeSection =
  | {
      kind: "teasers";
      layout: Exclude<HomeSectionLayout, "SLIDER" | "VIDEO">;
      title: string | null;
      link: string | null;
      teasers: Teaser[];
    }
  | { kind: "cards"; layout: "SLIDER" | "VIDEO"; cards: CardSectionView };

export type HomeView = { sections: HomeSection[] };

/**
 * The front page in the newsroom's order. A post stands once: where two sections have it, the upper one keeps it
 * (only most read may repeat what stands above).
 */
export function toHomeView(home: GetHomeQuery["home"], municipality: Municipality | null, now: Date): HomeView {
  const shown = new Set<number>();
  const sections = home.sections.flatMap((section): HomeSection[] => {
    const mayRepeat = section.layout === "MOST_READ";
    const posts = section.posts.filter(({ id }) => {
      if (!mayRepeat && shown.has(id)) return false;
      if (!mayRepeat) shown.add(id);
      return true;
    });
    if (posts.length === 0) return [];
    return [toSection({ ...section, posts }, municipality, now)];
  });
  return { sections };
}

function toSection(section: WireSection, municipality: Municipality | null, now: Date): HomeSection {
  const { layout, posts } = section;
  const teasers = posts.map((post) => toTeaser(post, now));
  const isPlace = layout === "MUNICIPALITY" && municipality !== null;
  const title = isPlace ? municipality.title : section.title;
  const link = isPlace ? `/gemeinde/${municipality.slug}` : section.link;
  if (layout !== "SLIDER" && layout !== "VIDEO") return { kind: "teasers", layout, title, link, teasers };
  return {
    kind: "cards",
    layout,
    cards: {
      title: title ?? (layout === "VIDEO" ? "Video" : "Beiträge"),
      link,
      ratio: layout === "VIDEO" ? "portrait" : "small",
      buttonText: null,
      items: teasers.map((teaser) => toCard(teaser, layout)),
    },
  };
}

function toCard(teaser: Teaser, layout: "SLIDER" | "VIDEO"): CardItem {
  return {
    link: teaser.link,
    title: teaser.title,
    image: layout === "VIDEO" ? (teaser.portraitPicture ?? teaser.picture) : teaser.picture,
    premium: teaser.premium,
    formattedDateTime: teaser.date,
    formattedDuration: null,
  };
}
