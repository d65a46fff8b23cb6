import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { videoProviders } from "#shared/rules/video-providers.ts";
import { wirePost, wirePremiumPost } from "#tests/support/wire/wire.ts";
import { toArticleMeta } from "./article-meta-view-model.ts";
import { ArticleText } from "./article-text.tsx";
import { type ArticleReader, toArticleView } from "./article-view-model.ts";

const now = new Date("2026-01-02T12:00:00Z");
const stranger: ArticleReader = {
  isOpen: false,
  user: null,
  meterText: null,
  paywall: null,
  ticker: { endpoint: null, page: 1 },
};
const bot: ArticleReader = { ...stranger, isOpen: true };
const whole = { granted: true, reason: "BOT", free_block_count: 2 } as const;

function describe(post: ReturnType<typeof wirePost>, reader = stranger) {
  const view = toArticleView(post, reader, now);
  const meta = toArticleMeta(post, view, (path) => new URL(path, "https://talblick.example").href);
  const { jsonLd = [] } = meta;
  return { meta, jsonLd, markup: renderToStaticMarkup(ArticleText({ view })), text: JSON.stringify(jsonLd) };
}

test("search engines learn what a post is, whose, and of when", () => {
  expect(describe(wirePost()).jsonLd).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "NewsArticle",
      mainEntityOfPage: "https://talblick.example/ein-titel/100",
      headline: "Ein Titel",
      description: "Der Vorspann.",
      image: ["https://talblick.example/media/bild-16-9-800.jpeg"],
      datePublished: "2025-03-04T08:30:00Z",
      dateModified: "2025-03-04T08:31:00Z",
      author: [{ "@type": "Person", name: "Anna Berger", url: "https://talblick.example/autor/anna-berger" }],
      publisher: {
        "@type": "NewsMediaOrganization",
        name: "Talblick",
        url: "https://talblick.example/",
        logo: "https://talblick.example/favicon.svg",
      },
      inLanguage: "de-AT",
      articleSection: "Politik",
      isAccessibleForFree: true,
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Talblick", item: "https://talblick.example/" },
        { "@type": "ListItem", position: 2, name: "Politik", item: "https://talblick.example/news/politik" },
        { "@type": "ListItem", position: 3, name: "Ein Titel" },
      ],
    },
  ]);
});

test.each([
  ["a stranger", wirePremiumPost(), stranger],
  ["a search engine", wirePremiumPost({ access: whole }), bot],
])("what is paid is declared to %s, and the selector finds exactly that in the page", (_name, post, reader) => {
  const { jsonLd, markup } = describe(post, reader);
  expect(jsonLd[0]).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: ".paid" },
  });
  expect(markup.match(/class="paid[ "]/g)).toHaveLength(1);
  expect(markup).toMatch(/<div class="paid[^"]*" data-paid=""/);
});

test("the structured data contains no text of a post, paid or not", () => {
  for (const text of [describe(wirePost()).text, describe(wirePremiumPost({ access: whole }), bot).text])
    expect(text).not.toMatch(/Der (?:erste|zweite|dritte) Absatz/);
});

test("a free post, and a premium one that is free to its end, has no paid part", () => {
  const free = { granted: true, reason: "FREE", free_block_count: 3 } as const;
  for (const post of [wirePost(), wirePremiumPost({ access: free })]) {
    const { jsonLd, markup } = describe(post);
    expect(jsonLd[0]).toMatchObject({ isAccessibleForFree: true });
    expect(jsonLd[0]).not.toHaveProperty("hasPart");
    expect(markup).not.toContain('class="paid');
  }
});

test("a post without author, section, picture or lead is described by what is left", () => {
  const [article, ...others] = describe(wirePost({ authors: [], categories: [], featured_image: null, excerpt: null })).jsonLd;
  expect(others).toEqual([]);
  expect(article).toMatchObject({ author: [{ name: "Talblick" }] });
  expect(article).toMatchObject({ image: ["https://talblick.example/share.jpg"] });
  for (const name of ["articleSection", "description"]) expect(article).not.toHaveProperty(name);
});

const film = {
  id: "v1",
  accountId: "a1",
  playerId: "default",
  isPlaylist: false,
  adConfigId: null,
  title: "Der Damm von oben",
  description: null,
  formattedDuration: null,
};
/** As each provider's videos are named in a text. */
const addresses: Record<(typeof videoProviders)[number], string> = {
  youtube: "https://www.youtube.com/watch?v=abcdefghijk",
  apa: "https://uvp.apa.at/embed/6b4a-12",
  vimeo: "https://vimeo.com/76979871",
  vi: "https://filme.verlag.example/1",
  glomex: "https://exchange.glomex.com/video/v-abc?integrationId=int1",
  brightcove: "https://players.brightcove.net/1/x_default/index.html?videoId=2",
  player: "https://filme.verlag.example/2",
};
const text = { __typename: "ParagraphBlock" as const, html: "Ein Absatz." };

test("a film of our own is known by its file as well", () => {
  const own = {
    __typename: "MediaBlock" as const,
    medium: "VIDEO" as const,
    title: "Der Zug",
    caption: null,
    captionHtml: null,
    duration: 10,
    poster: null,
    sources: [{ src: "/media/zug.mp4", type: "video/mp4" }],
    tracks: [],
    isSpokenArticle: null,
  };
  const { jsonLd } = describe(wirePost({ content_blocks: [text, own, { ...own, medium: "AUDIO" }] }));
  expect(jsonLd[0]?.video).toEqual([
    expect.objectContaining({ name: "Der Zug", contentUrl: expect.stringMatching(/^https:.*\/media\/zug\.mp4$/) }),
  ]);
});

test.each([
  ["Anna Berger", "Person", false],
  ["Talblick-Redaktion", "NewsMediaOrganization", true],
  ["Redaktion", "NewsMediaOrganization", true],
  ["Talblick", "NewsMediaOrganization", true],
  ["Sportredaktion", "Organization", false],
  ["APA/dpa", "Organization", false],
])("%s is told to search engines as a %s", (name, type, isOwn) => {
  const { jsonLd } = describe(wirePost({ authors: [{ name, role: null, description: null, page_link: "/autor/x" }] }));
  const url = "https://talblick.example/autor/x";
  expect(jsonLd[0]).toMatchObject({
    author: [{ "@type": type, name, url, ...(isOwn ? { logo: "https://talblick.example/favicon.svg" } : {}) }],
  });
  expect(jsonLd[0]?.publisher).toMatchObject({ logo: "https://talblick.example/favicon.svg" });
});

test("a picture is told in three shapes, and shared in the first", () => {
  const srcset = (crop: string) => [{ src: `/media/${crop}-1200.jpg`, w: 1200 }];
  const share_crops = [
    { crop: "16-9", height: 675 },
    { crop: "4-3", height: 900 },
    { crop: "1-1", height: 1200 },
  ].map(({ crop, height }) => ({
    crop,
    type: "image/jpeg",
    src: srcset(crop)[0]?.src ?? "",
    width: 1200,
    height,
    srcset: srcset(crop),
  }));
  const { jsonLd, meta } = describe(wirePost({ share_crops }));
  expect(jsonLd[0]?.image).toEqual(["16-9", "4-3", "1-1"].map((crop) => `https://talblick.example/media/${crop}-1200.jpg`));
  expect(meta.image).toMatchObject({ src: "https://talblick.example/media/16-9-1200.jpg", width: 1200, height: 675 });
});

test.each(videoProviders)("an embed of %s is a video of the post", (provider) => {
  const block = { __typename: "EmbedBlock" as const, provider, url: addresses[provider], title: "Der Damm von oben" };
  const { jsonLd } = describe(wirePost({ content_blocks: [text, block, { ...block, provider: "datawrapper" }] }));
  expect(jsonLd[0]?.video).toEqual([
    expect.objectContaining({ "@type": "VideoObject", name: "Der Damm von oben", embedUrl: expect.stringMatching(/^https:/) }),
  ]);
});

test("a video is known by its title, and by the post's picture and time", () => {
  const block = { __typename: "VideoBlock" as const, video: film };
  const { jsonLd } = describe(wirePost({ content_blocks: [text, block, { ...block, video: { ...film, id: "" } }] }));
  expect(jsonLd[0]?.video).toEqual([
    {
      "@type": "VideoObject",
      name: "Der Damm von oben",
      thumbnailUrl: "https://talblick.example/media/bild-16-9-800.jpeg",
      uploadDate: "2025-03-04T08:30:00Z",
    },
  ]);
});

test.each([
  ["a stranger", stranger],
  ["a search engine", bot],
])("a video that is paid for is not named to %s", (_name, reader) => {
  const blocks = [text, text, { __typename: "VideoBlock" as const, video: film }];
  expect(describe(wirePremiumPost({ access: whole, content_blocks: blocks }), reader).text).not.toContain(film.title);
});

const entry = (id: string, minute: number) => ({
  id,
  date: `2025-03-04T09:0${minute}:00Z`,
  modified: `2025-03-04T09:1${minute}:00Z`,
  title: `Titel ${id}`,
  html: `<p>Text ${id}</p>`,
  is_pinned: false,
  is_key_event: false,
  image: null,
});
const ticker = (is_over = false) => ({ __typename: "TickerBlock" as const, is_over, entries: [entry("b", 2), entry("a", 1)] });
const livePost = (changes: Parameters<typeof wirePost>[0]) =>
  wirePost({ ...changes, tracking: { ...wirePost().tracking, is_liveticker: true } });

test("a live ticker is a live blog with its entries, which ends when it is over", () => {
  const [running] = describe(livePost({ content_blocks: [ticker()] })).jsonLd;
  expect(running).toMatchObject({
    "@type": "LiveBlogPosting",
    coverageStartTime: "2025-03-04T09:01:00Z",
    liveBlogUpdate: [
      {
        "@type": "BlogPosting",
        headline: "Titel b",
        articleBody: "Text b",
        datePublished: "2025-03-04T09:02:00Z",
        dateModified: "2025-03-04T09:12:00Z",
        url: "https://talblick.example/ein-titel/100#eintrag-b",
      },
      { headline: "Titel a" },
    ],
  });
  expect(running).not.toHaveProperty("coverageEndTime");
  const [ended] = describe(livePost({ content_blocks: [ticker(true)] })).jsonLd;
  expect(ended).toMatchObject({ coverageEndTime: "2025-03-04T09:02:00Z" });
});

test("no entry of a paid ticker is named, whoever the reader is", () => {
  const blocks = [{ __typename: "ParagraphBlock" as const, html: "Frei." }, ticker()];
  const changes = { is_premium: true, content_blocks: blocks, access: { ...whole, free_block_count: 1 } };
  for (const reader of [stranger, bot]) {
    const { jsonLd, text } = describe(livePost(changes), reader);
    expect(jsonLd[0]).toMatchObject({ "@type": "LiveBlogPosting", isAccessibleForFree: false });
    expect(text).not.toMatch(/Titel [ab]|Text [ab]/);
  }
});
