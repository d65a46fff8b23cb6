import type { CardItem, CardRatio, CardSectionView } from "#app/components/section/card-section-view.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import type { Municipality } from "#app/domain/municipality/municipality.ts";
import type { GetHomeQuery, HomeSectionLayout, CardRatio as WireRatio } from "#graphql/generated/operations.ts";
import { BESIDE_COUNT, decidePictures, isOfVoices } from "./decide-pictures.ts";

const NEWEST_COUNT = 6;

type WireSection = GetHomeQuery["home"]["sections"][number];
export type HomeAnswer = Pick<GetHomeQuery, "home" | "newest">;
type WirePost = WireSection["posts"][number];
type Newest = HomeAnswer["newest"]["items"];

export type HomeSection =
  | {
      kind: "teasers";
      layout: Exclude<HomeSectionLayout, "SLIDER" | "VIDEO">;
      title: string | null;
      link: string | null;
      teasers: Teaser[];
      /** Scenes; where there are none, or faces alone, headlines stand larger. */
      hasPictures: boolean;
      /** The news of the municipality that the reader chose. */
      isChosen: boolean;
    }
  | { kind: "cards"; layout: "SLIDER" | "VIDEO"; isChosen?: false; cards: CardSectionView }
  /** What of the lead's posts has no room beside it. */
  | { kind: "second"; layout: "LEAD"; isChosen?: false; title: null; teasers: Teaser[] }
  /** In the place of a municipality's news, until the reader has chosen one. */
  | { kind: "choose"; layout: "MUNICIPALITY"; isChosen: true; title: string };

/** `newest` stand beside the lead, whether the newsroom put them on the front page or not. */
export type HomeView = { sections: HomeSection[]; newest: Teaser[] };

/**
 * The front page in the newsroom's order, but with the chosen municipality's news right below the lead. A post is shown once: where two
 * sections have it, the upper one keeps it (only most read may repeat posts from above), and the newest ones are above the rivers.
 */
export function toHomeView({ home, newest }: HomeAnswer, municipality: Municipality | null): HomeView {
  const fresh = toNewest(newest.items, home.sections, municipality);
  const shown = new Set(fresh.map(({ id }) => id));
  const blocks = toReadersOrder(
    home.sections.map((section) => ({ ...section, isChosen: isChosen(section, municipality) })),
  ).flatMap((section) => {
    const posts = section.posts.filter(({ id }) => section.layout === "MOST_READ" || !shown.has(id));
    const unique = posts.filter(({ id }, index) => posts.findIndex((post) => post.id === id) === index);
    if (section.layout !== "MOST_READ") for (const { id } of unique) shown.add(id);
    return unique.length > 0 ? [{ section, posts: unique }] : [];
  });
  const pictures = decidePictures(
    blocks.map(({ section, posts }) => ({
      layout: section.layout,
      isSmall: section.ratio === "CARD",
      teasers: posts.map((post) => toTeaser(post, { showsPictures: section.shows_pictures })),
    })),
  );
  const sections = blocks.map(({ section, posts }, block) =>
    toSection(section, posts, { municipality, hasPicture: (rank) => pictures[block]?.has(rank) === true }),
  );
  return {
    sections: toReadersOrder([...sections.flatMap(splitLead), ...(municipality === null ? toQuestion(sections) : [])]),
    newest: fresh.map((post) => toTeaser(post)),
  };
}

/** Not those that the lead, the reader's municipality and rows of pictures show, nor what the newsroom pinned; none where there is no lead to stand beside. */
function toNewest(newest: Newest, sections: readonly WireSection[], municipality: Municipality | null): Newest {
  if (!sections.some(({ layout }) => layout === "LEAD")) return [];
  const keepers = sections.filter((section) => keepsPosts.has(section.layout) || isChosen(section, municipality));
  const kept = new Set([
    ...keepers.flatMap(({ posts }) => posts.map(({ id }) => id)),
    ...sections.flatMap(({ pinned }) => pinned ?? []),
  ]);
  return newest.filter(({ id }) => !kept.has(id)).slice(0, NEWEST_COUNT);
}

const keepsPosts: ReadonlySet<HomeSectionLayout> = new Set(["LEAD", "SLIDER", "VIDEO"]);

/** Right below the lead stands what the reader chose. */
function toReadersOrder<Section extends { layout: HomeSectionLayout; isChosen?: boolean }>(
  sections: readonly Section[],
): Section[] {
  const own = sections.filter(({ isChosen }) => isChosen);
  const others = sections.filter(({ isChosen }) => !isChosen);
  const afterLead = others[0]?.layout === "LEAD" ? 1 : 0;
  return [...others.slice(0, afterLead), ...own, ...others.slice(afterLead)];
}

function isChosen({ layout }: WireSection, municipality: Municipality | null): boolean {
  return layout === "MUNICIPALITY" && municipality !== null;
}

/** Who chose no municipality is asked for one, unless the newsroom shows news of all of them. */
function toQuestion(sections: readonly HomeSection[]): HomeSection[] {
  if (sections.length === 0 || sections.some(({ layout }) => layout === "MUNICIPALITY")) return [];
  return [{ kind: "choose", layout: "MUNICIPALITY", title: "Nachrichten aus deiner Gemeinde", isChosen: true }];
}

function splitLead(section: HomeSection): HomeSection[] {
  if (section.kind !== "teasers" || section.layout !== "LEAD") return [section];
  const first = { ...section, teasers: section.teasers.slice(0, 1 + BESIDE_COUNT) };
  const teasers = section.teasers.slice(1 + BESIDE_COUNT);
  return teasers.length === 0 ? [first] : [first, { kind: "second", layout: "LEAD", title: null, teasers }];
}

type Facts = { municipality: Municipality | null; hasPicture: (rank: number) => boolean };

function toSection(section: WireSection, posts: WirePost[], { municipality, hasPicture }: Facts): HomeSection {
  const { layout, shows_pictures, ratio, button_text } = section;
  // The ranked list has none anyway.
  const showsPictures = shows_pictures && layout !== "MOST_READ";
  const teasers = posts.map((post, rank) => toTeaser(post, { showsPictures, hasPicture: showsPictures && hasPicture(rank) }));
  const own = layout === "MUNICIPALITY" ? municipality : null;
  const title = own !== null ? `Deine Gemeinde: ${own.title}` : section.title;
  const link = own !== null ? `/gemeinde/${own.slug}` : section.link;
  if (layout !== "SLIDER" && layout !== "VIDEO")
    return {
      kind: "teasers",
      layout,
      title,
      link,
      teasers,
      hasPictures: showsPictures && !isOfVoices(teasers),
      isChosen: own !== null,
    };
  return {
    kind: "cards",
    layout,
    cards: {
      title: title ?? (layout === "VIDEO" ? "Video" : "Beiträge"),
      link,
      ratio: cardRatios[ratio],
      buttonText: button_text,
      items: teasers.map((teaser, rank) => toCard(teaser, cardRatios[ratio], posts[rank]?.video?.formattedDuration)),
    },
  };
}

const cardRatios = { SMALL: "small", PORTRAIT: "portrait", CARD: "card" } as const satisfies Record<WireRatio, CardRatio>;

function toCard(teaser: Teaser, ratio: CardRatio, duration: string | null = null): CardItem {
  return { teaser, picture: ratio === "portrait" ? (teaser.portraitPicture ?? teaser.picture) : teaser.picture, duration };
}
