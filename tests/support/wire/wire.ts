/** Answers of a back end as they travel, for tests: whole and plain, each field open to be replaced. */
import type {
  CropFragment,
  GetAuthorQuery,
  GetHomeQuery,
  GetLayoutQuery,
  GetMunicipalityQuery,
  GetPageBySlugQuery,
  GetPostByIDQuery,
  GetPostsQuery,
  GetTopicBySlugQuery,
  GetTopicsQuery,
  LeadTeaserFragment,
  TextPictureFragment,
} from "#graphql/generated/operations.ts";

export type WirePost = NonNullable<GetPostByIDQuery["post"]>;
export type WireAuthor = NonNullable<GetAuthorQuery["author"]>;
export type WireTopic = NonNullable<GetTopicBySlugQuery["topic"]>;
export type WirePage = NonNullable<GetPageBySlugQuery["page"]>;
export type WireSection = GetHomeQuery["home"]["sections"][number];
export type WireTeaser = LeadTeaserFragment & {
  portrait_rule: string | null;
  portrait_crops: CropFragment[];
  video: WireSection["posts"][number]["video"];
};

export function wireCrop(crop: string, type: "avif" | "webp" | "jpeg"): CropFragment {
  const src = (width: number) => `/media/bild-${crop}-${width}.${type}`;
  return {
    crop,
    type: `image/${type}`,
    src: src(800),
    width: 800,
    height: 600,
    srcset: [
      { src: src(400), w: 400 },
      { src: src(800), w: 800 },
    ],
  };
}

export function wirePicture(overrides: Partial<TextPictureFragment> = {}): TextPictureFragment {
  return {
    src: "/media/bild-original-1600.jpeg",
    width: 1600,
    height: 1200,
    alt: "Ein See vor Bergen",
    caption: "Der See am Morgen.",
    captionHtml: null,
    credit: "Anna Berger",
    link: null,
    image_rule: null,
    image_crops: [wireCrop("16-9", "avif"), wireCrop("16-9", "jpeg"), wireCrop("4-3", "jpeg")],
    ...overrides,
  };
}

export function wireTeaser(id: number, overrides: Partial<WireTeaser> = {}): WireTeaser {
  return {
    id,
    date: "2025-03-04T08:30:00Z",
    title: { rendered: `Beitrag ${id}` },
    excerpt: { rendered: `<p>Worum es in Beitrag ${id} geht.</p>` },
    kicker: null,
    link: `/beitrag/${id}`,
    external: null,
    is_premium: false,
    is_story: false,
    is_live: null,
    comment_count: 0,
    picture_count: 0,
    brand: null,
    label: null,
    featured_image: { src: "/media/bild.jpeg", width: 1600, height: 1200, alt: "Ein See vor Bergen" },
    image_rule: null,
    image_crops: [wireCrop("4-3", "avif"), wireCrop("4-3", "jpeg")],
    wide_rule: null,
    wide_crops: [wireCrop("16-9", "jpeg")],
    portrait_rule: null,
    portrait_crops: [],
    video: null,
    ...overrides,
  };
}

export function wirePost(overrides: Partial<WirePost> = {}): WirePost {
  return {
    id: 100,
    date: "2025-03-04T08:30:00Z",
    formatted_date: "Di., 4. März 2025, 09:30 Uhr",
    modified: "2025-03-04T08:31:00Z",
    title: { rendered: "Ein Titel" },
    excerpt: { rendered: "<p>Der Vorspann.</p>" },
    kicker: "Dornbirn",
    slug: "ein-titel",
    link: "/ein-titel/100",
    external: null,
    is_premium: false,
    is_giftable: false,
    is_story: false,
    comment_count: 2,
    comments_link: null,
    commenting: "CLOSED",
    best_comments: [],
    reaction_count: 0,
    brand: null,
    label: null,
    featured_image: wirePicture(),
    share_rule: null,
    share_crops: [wireCrop("16-9", "jpeg")],
    content_blocks: [
      { __typename: "ParagraphBlock", html: "Der erste Absatz." },
      { __typename: "ParagraphBlock", html: "Der zweite Absatz." },
      { __typename: "ParagraphBlock", html: "Der dritte Absatz." },
    ],
    access: { granted: true, reason: "FREE", free_block_count: 3 },
    categories: [{ slug: "politik", title: "Politik", link: "/news/politik" }],
    tags: [],
    topics: [{ title: "Wohnen", page_link: "/themen/wohnen" }],
    municipality: { title: "Dornbirn", link: "/gemeinde/dornbirn" },
    authors: [{ name: "Anna Berger", role: null, description: null, page_link: "/autor/anna-berger" }],
    associated_posts: [],
    related_posts: [wireTeaser(201)],
    meta: {
      title: null,
      share_image: null,
      description: null,
      piTriggerManual: false,
      piPaywallAsModal: false,
      piTag: null,
      piVariables: [],
    },
    tracking: { origin: "redaktion", image_count: 1, video_count: 0, slideshow_count: 0, is_liveticker: false, is_paid: false },
    informantButton: null,
    ...overrides,
  };
}

/** A premium post as a reader without access gets it: the back end has held back the paid part. */
export function wirePremiumPost(overrides: Partial<WirePost> = {}): WirePost {
  return wirePost({
    is_premium: true,
    brand: { slug: "plus", title: "Talblick Plus" },
    access: { granted: false, reason: "NONE", free_block_count: 3 },
    ...overrides,
  });
}

export function wirePosts(ids: number[], overrides: Partial<GetPostsQuery["posts"]> = {}): GetPostsQuery["posts"] {
  return { items: ids.map((id) => wireTeaser(id)), total_pages: 1, page: 1, ...overrides };
}

export function wireTopic(overrides: Partial<WireTopic> = {}): WireTopic {
  return {
    title: "Wohnen",
    description: "Was Wohnen kostet.",
    image: null,
    page_link: "/themen/wohnen",
    button_text: null,
    button_link: null,
    posts: wirePosts([1, 2]),
    ...overrides,
  };
}

export function wireAuthor(overrides: Partial<WireAuthor> = {}): WireAuthor {
  return {
    slug: "anna-berger",
    name: "Anna Berger",
    role: "Redakteurin, Ressort Politik",
    description: "Schreibt über den Landtag.",
    page_link: "/autor/anna-berger",
    image: null,
    mail: "anna@talblick.example",
    links: [{ title: "Mastodon", link: "https://social.example/@anna" }],
    ...overrides,
  };
}

export function wireTopics(overrides: Partial<GetTopicsQuery["topics"]> = {}): GetTopicsQuery["topics"] {
  const item = { slug: "wohnen", title: "Wohnen", page_link: "/themen/wohnen", post_count: 12 };
  return { items: [item], total_pages: 1, page: 1, ...overrides };
}

export function wirePage(overrides: Partial<WirePage> = {}): WirePage {
  return {
    title: { rendered: "Impressum" },
    description: null,
    content_blocks: [{ __typename: "ParagraphBlock", html: "Talblick, Dornbirn." }],
    ...overrides,
  };
}

export function wireSection(ids: number[], overrides: Partial<WireSection> = {}): WireSection {
  return {
    title: "Politik",
    link: "/news/politik",
    layout: "LIST",
    ratio: "SMALL",
    button_text: null,
    shows_pictures: true,
    pinned: null,
    posts: ids.map((id) => wireTeaser(id)),
    ...overrides,
  };
}

export function wireMunicipality(overrides: Partial<GetMunicipalityQuery> = {}): GetMunicipalityQuery {
  return { posts: wirePosts([1, 2]), subjects: { items: [] }, notices: { items: [] }, election: { items: [] }, ...overrides };
}

export const wireMenus: GetLayoutQuery = {
  header: [
    { title: "Politik", link: "/news/politik", children: [] },
    { title: "Themen", link: "/themen", children: [] },
  ],
  footer: [{ title: "Über uns", children: [{ title: "Impressum", link: "/impressum" }] }],
  breaking_line: null,
  ad_campaigns: [],
};
