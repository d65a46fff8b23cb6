import type { CardItem, CardRatio, CardSectionView } from "#app/components/section/card-section-view.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import type { Municipality } from "#app/domain/municipality/municipality.ts";
import type { GetHomeQuery, HomeSectionLayout, CardRatio as WireRatio } from "#graphql/generated/operations.ts";

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
 * The front page in the newsroom's order. A post is shown once: where two sections have it, the upper one keeps it
 * (only most read may repeat posts from above).
 */
export function toHomeView(home: GetHomeQuery["home"], municipality: Municipality | null): HomeView {
  const shown = new Set<number>();
  const sections = home.sections.flatMap((section): HomeSection[] => {
    const mayRepeat = section.layout === "MOST_READ";
    const posts = section.posts.filter(({ id }) => {
      if (!mayRepeat && shown.has(id)) return false;
      if (!mayRepeat) shown.add(id);
      return true;
    });
    if (posts.length === 0) return [];
    return [toSection(section, posts, municipality)];
  });
  return { sections };
}

function toSection(section: WireSection, posts: WireSection["posts"], municipality: Municipality | null): HomeSection {
  const { layout, shows_pictures, ratio, button_text } = section;
  // The ranked list has none anyway.
  const showsPictures = shows_pictures && layout !== "MOST_READ";
  const toView = (post: WireSection["posts"][number]) => toTeaser(post, { showsPictures });
  const isPlace = layout === "MUNICIPALITY" && municipality !== null;
  const title = isPlace ? municipality.title : section.title;
  const link = isPlace ? `/gemeinde/${municipality.slug}` : section.link;
  if (layout !== "SLIDER" && layout !== "VIDEO") return { kind: "teasers", layout, title, link, teasers: posts.map(toView) };
  return {
    kind: "cards",
    layout,
    cards: {
      title: title ?? (layout === "VIDEO" ? "Video" : "Beiträge"),
      link,
      ratio: cardRatios[ratio],
      buttonText: button_text,
      items: posts.map((post) => toCard(toView(post), cardRatios[ratio], post.video?.formattedDuration)),
    },
  };
}

const cardRatios = { SMALL: "small", PORTRAIT: "portrait", CARD: "card" } as const satisfies Record<WireRatio, CardRatio>;

function toCard(teaser: Teaser, ratio: CardRatio, duration: string | null = null): CardItem {
  return { teaser, picture: ratio === "portrait" ? (teaser.portraitPicture ?? teaser.picture) : teaser.picture, duration };
}
