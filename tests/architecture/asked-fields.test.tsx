/** Nothing is asked of the back end that no page uses: each field of a page's operation is read on the way to its markup. */
import { parse } from "graphql";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OwnAd } from "#app/components/advertising/ad.tsx";
import { toAdViews } from "#app/components/advertising/to-ad-views.ts";
import { listPlaces } from "#app/domain/advertising/ad-places.ts";
import { bookPlaces } from "#app/domain/advertising/book-places.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { isBelieved } from "#app/domain/paywall/believed-access.ts";
import type { PaywallConfig } from "#app/domain/paywall/configuration/paywall-config.ts";
import { toArticleMeta } from "#app/features/article/article-meta-view-model.ts";
import { ArticlePage } from "#app/features/article/article-page.tsx";
import { toArticleView } from "#app/features/article/article-view-model.ts";
import { toAuthorJsonLd } from "#app/features/author/author-json-ld.ts";
import { AuthorPage } from "#app/features/author/author-page.tsx";
import { type AuthorView, hasPage, toAuthorView } from "#app/features/author/author-view-model.ts";
import { HomePage } from "#app/features/home/home-page.tsx";
import { toHomeView } from "#app/features/home/home-view-model.ts";
import { MunicipalityPage } from "#app/features/municipality/municipality-page.tsx";
import { toMunicipalityView } from "#app/features/municipality/municipality-view-model.ts";
import { NewsPage } from "#app/features/news/news-page.tsx";
import { toAllNewsView, toLivetickerView, toSectionView } from "#app/features/news/news-view-model.ts";
import { toNavigationView } from "#app/features/onboarding/navigation-view-model.ts";
import { toPageView } from "#app/features/page/page-view-model.ts";
import { StandingPage } from "#app/features/page/standing-page.tsx";
import { TopicPage } from "#app/features/topics/topic-page.tsx";
import { toTopicView } from "#app/features/topics/topic-view-model.ts";
import { TopicsPage } from "#app/features/topics/topics-page.tsx";
import { toFoundTopicsView, toTopicsView } from "#app/features/topics/topics-view-model.ts";
import { toVideoJsonLd } from "#app/features/video/video-json-ld.ts";
import { toVideosView, toVideoView, type VideosView } from "#app/features/video/video-view-model.ts";
import { VideosPage } from "#app/features/video/videos-page.tsx";
import { toLayoutView } from "#app/shell/layout/to-layout-view.ts";
import type * as operations from "#graphql/generated/operations.ts";
import {
  FindTopicsDocument,
  GetAuthorDocument,
  GetCategoryDocument,
  GetHomeDocument,
  GetLayoutDocument,
  GetMunicipalityDocument,
  GetPageBySlugDocument,
  GetPostByIDDocument,
  GetPostsDocument,
  GetTopicBySlugDocument,
  GetTopicsDocument,
  GetVideoDocument,
  GetVideosDocument,
} from "#graphql/generated/operations.ts";
import { sampleAnswer, watchReads } from "#tests/support/wire/sample-answer.ts";

const now = new Date("2026-01-02T12:00:00Z");
const url = new URL("https://talblick.example/beitrag/7");
const place = parseMunicipality("gotzis");
const paywall: PaywallConfig = {
  aid: "aid",
  siteId: "site",
  isSandbox: true,
  isDebug: false,
  scriptOrigin: "https://paywall.example",
  apiOrigin: "https://paywall.example",
};

type Post = NonNullable<operations.GetPostByIDQuery["post"]>;

/** Other sites show the picture above the text where there is none for them. Reads go on being noted. */
function withoutSharePicture(post: Post): Post {
  const hide = <Value extends object>(value: Value, name: keyof Value, shown: (hidden: unknown) => unknown): Value =>
    new Proxy(value, { get: (target, key) => (key === name ? shown(Reflect.get(target, key)) : Reflect.get(target, key)) });
  return hide(post, "meta", (meta) => hide(meta as Post["meta"], "share_image", () => null));
}

/** Without a subscription the wall is asked for, with it the paid part; without premium what is left of a free text. */
function readArticle(post: NonNullable<operations.GetPostByIDQuery["post"]>): ReactNode {
  const facts = { hasVerifiedSession: false, grantReason: null };
  const views = [false, isBelieved(post.access, facts), true].map((isOpen) =>
    toArticleView(post, { isOpen, user: null, meterText: null, paywall, ticker: { endpoint: "/graphql", page: 1 } }, now),
  );
  return [
    post.slug,
    ...views.map((view) => [
      ...[post, withoutSharePicture(post)].map((one) =>
        JSON.stringify(toArticleMeta(one, view, (path) => new URL(path, url).href)),
      ),
      ArticlePage({ view, address: new URL(post.link, url).href }),
    ]),
  ];
}

/** As a page has them whose sections they are for. */
function readCampaigns(campaigns: operations.GetLayoutQuery["ad_campaigns"]): ReactNode {
  const about = campaigns.flatMap(({ sections, municipality }) => [
    ...sections.map((slug) => `/news/${slug}`),
    `${municipality}`,
  ]);
  const facts = {
    places: listPlaces("front"),
    campaigns,
    subject: { about },
    path: "/",
    day: "2026-01-02",
    units: {},
    most: null,
  };
  return [...toAdViews(bookPlaces(facts)).values()].map((view) => view.kind === "own" && OwnAd({ view }));
}

/** What the page makes of the answer to its operation, and so of what its loaders read of it. */
const pages: { [Name in keyof Answers]: (answer: Answers[Name]) => ReactNode } = {
  GetPostByID: ({ post }) => post && readArticle(post),
  GetHome: (answer) => HomePage({ view: toHomeView(answer, place) }),
  GetPosts: ({ posts, most_read }) =>
    [toAllNewsView(posts), toLivetickerView(posts, most_read)].map((view) => NewsPage({ view })),
  GetCategory: ({ category, posts, most_read }) => category && NewsPage({ view: toSectionView(category, posts, most_read) }),
  GetAuthor: ({ author, posts, most_read }) => hasPage(author) && readAuthor(toAuthorView(author, posts, most_read)),
  GetTopicBySlug: ({ topic, most_read }) => topic && TopicPage({ slug: "wohnen", view: toTopicView(topic, most_read) }),
  GetTopics: ({ topics, active_topics }) => TopicsPage({ view: toTopicsView(topics, active_topics) }),
  FindTopics: ({ find_topics }) => TopicsPage({ view: toFoundTopicsView("wohn", find_topics) }),
  GetMunicipality: (answer) =>
    place && MunicipalityPage({ view: toMunicipalityView(place, answer, null), weather: null, warning: null }),
  GetPageBySlug: ({ page, redirect }) => page && [redirect?.to, redirect?.status, StandingPage({ view: toPageView(page) })],
  GetVideos: ({ posts }) => readVideos(toVideosView(posts)),
  GetVideo: ({ post, posts }) =>
    post && [
      post.slug,
      readVideos(toVideoView(post, posts.items)),
      readVideos(toVideosView({ ...posts, total_pages: 1, page: 1 })),
    ],
  GetLayout: (menus) => [
    readCampaigns(menus.ad_campaigns),
    JSON.stringify(toLayoutView(menus, { municipality: place, url, isAppMode: false, isSessionOver: false, now })),
    JSON.stringify(toNavigationView(menus, place)),
  ],
};

function readAuthor(view: AuthorView): ReactNode {
  const addresses = { canonical: url.href, profile: url.href };
  return [JSON.stringify(toAuthorJsonLd(view, addresses, (path) => new URL(path, url).href)), AuthorPage({ view })];
}

function readVideos(view: VideosView | null): ReactNode {
  const stage = view?.stage;
  return view && [JSON.stringify(stage && toVideoJsonLd(stage, (path) => new URL(path, url).href)), VideosPage({ view })];
}

type Answers = {
  GetVideos: operations.GetVideosQuery;
  GetVideo: operations.GetVideoQuery;
  GetPostByID: operations.GetPostByIDQuery;
  GetHome: operations.GetHomeQuery;
  GetPosts: operations.GetPostsQuery;
  GetCategory: operations.GetCategoryQuery;
  GetAuthor: operations.GetAuthorQuery;
  GetTopicBySlug: operations.GetTopicBySlugQuery;
  GetTopics: operations.GetTopicsQuery;
  FindTopics: operations.FindTopicsQuery;
  GetMunicipality: operations.GetMunicipalityQuery;
  GetPageBySlug: operations.GetPageBySlugQuery;
  GetLayout: operations.GetLayoutQuery;
};

const documents: Record<keyof Answers, unknown> = {
  GetVideos: GetVideosDocument,
  GetVideo: GetVideoDocument,
  GetPostByID: GetPostByIDDocument,
  GetHome: GetHomeDocument,
  GetPosts: GetPostsDocument,
  GetCategory: GetCategoryDocument,
  GetAuthor: GetAuthorDocument,
  GetTopicBySlug: GetTopicBySlugDocument,
  GetTopics: GetTopicsDocument,
  FindTopics: FindTopicsDocument,
  GetMunicipality: GetMunicipalityDocument,
  GetPageBySlug: GetPageBySlugDocument,
  GetLayout: GetLayoutDocument,
};

/** Asked for the data layer, which tells who measures what kind of article was read (rules 3.7, 7.3.6). */
const forTheDataLayer = /^post\.tracking\./;

/** The front page shows its posts in several ways. */
function toVariants(data: Record<string, unknown>): unknown[] {
  const home = data.home as operations.GetHomeQuery["home"] | undefined;
  if (home === undefined) return [data, ...toPlayable(data)];
  const layouts = [
    { layout: "LEAD" },
    { layout: "LIST" },
    { layout: "SLIDER", ratio: "SMALL" },
    { layout: "VIDEO", ratio: "PORTRAIT" },
  ];
  return layouts.map((layout) => ({ ...data, home: { sections: home.sections.map((section) => ({ ...section, ...layout })) } }));
}

/** Videos of the platform, then films of the publisher's own, of free posts. */
function toPlayable(data: Record<string, unknown>): unknown[] {
  const text = JSON.stringify(data);
  if (!text.includes('"film":')) return [];
  return [false, true].flatMap((isFilm) => {
    const playable: unknown = JSON.parse(text, (key, value) => {
      if (key === "is_premium") return false;
      // The stage stands on the first.
      if (key === "page") return 1;
      return key === "external" || (isFilm && key === "video") ? null : value;
    });
    return [playable, withoutCrops(playable)];
  });
}

/** Pictures as an import leaves them that it could not fetch. */
function withoutCrops(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (key, value) => {
    if (key.endsWith("_crops")) return [];
    return key === "src" ? "/media/bild.jpeg" : value;
  });
}

test.each(Object.keys(pages) as (keyof Answers)[])("%s asks for nothing that its page does not use", (name) => {
  const document = parse(String(documents[name]));
  const { data, paths } = sampleAnswer(document);
  const read = new Set<string>();
  for (const answer of [...toVariants(data), withoutCrops(data), sampleAnswer(document, { isBare: true }).data]) {
    renderToStaticMarkup((pages[name] as (answer: unknown) => ReactNode)(watchReads(answer, read)));
  }
  expect([...paths].filter((path) => !read.has(path) && !forTheDataLayer.test(path))).toEqual([]);
});
