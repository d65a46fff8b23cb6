/** What the stand-in back end knows: a small paper, every kind of page once. */

import {
  type WirePost,
  wireAuthor,
  wireMenus,
  wireMunicipality,
  wirePage,
  wirePost,
  wirePosts,
  wirePremiumPost,
  wireSection,
  wireTeaser,
  wireTopic,
  wireTopics,
} from "#tests/support/wire/wire.ts";
import { wireVideo } from "#tests/support/wire/wire-video.ts";
import { accountAnswers } from "./account-answers.ts";
import type { Answers, GraphqlResult } from "./stand-in-backend.ts";

export const PAID_TEXT = "Der bezahlte Absatz.";
export const LAST_PAGE = 3;

/** As the schema wants it: the field is null, the error has a code. */
export function notFound(data: Record<string, null>): GraphqlResult {
  return { data, errors: [{ message: "Nothing has this address", extensions: { code: "NOT_FOUND" } }] };
}

/** A list of three pages; a page beyond the end has no items. */
function listOf(page: unknown) {
  return wirePosts(Number(page) > LAST_PAGE ? [] : [1, 2, 3], { total_pages: LAST_PAGE, page: Number(page) });
}

function hitOf({ title }: { title: { rendered: string } }) {
  return { title: [{ text: title.rendered, is_hit: true }], excerpt: [] };
}

const paid = [
  { __typename: "ParagraphBlock" as const, html: "Der freie Absatz." },
  { __typename: "ParagraphBlock" as const, html: PAID_TEXT },
];

/** The reason that a grant names; it counts unseen, the portal is the only one who sends any. */
function toReason(grant: string): WirePost["access"]["reason"] {
  return JSON.parse(Buffer.from(grant.split(".")[1] ?? "", "base64url").toString()).reason;
}

/** Posts by number; a function gets the grant that came along. */
const posts: Record<number, (grant: unknown) => WirePost> = {
  100: () => wirePost(),
  101: (grant) =>
    wirePremiumPost({
      id: 101,
      slug: "premium",
      link: "/premium/101",
      ...(typeof grant === "string"
        ? { access: { granted: true, reason: toReason(grant), free_block_count: 1 }, content_blocks: paid }
        : { access: { granted: false, reason: "NONE", free_block_count: 1 }, content_blocks: paid.slice(0, 1) }),
    }),
  102: () => wirePost({ id: 102, slug: "über-žumberk", link: "/über-žumberk/102" }),
  103: () => wirePost({ id: 103, slug: "%c3%bcber", link: "/%c3%bcber/103" }),
};

/** The second is sold: whatever a back end says of its player, the page of videos says nothing. */
export const SOLD_VIDEO = "verkauftesvideo";
const soldVideo = wireVideo(302, {
  is_premium: true,
  link: "/film-302/302",
  video: { ...(wireVideo(302).video as NonNullable<ReturnType<typeof wireVideo>["video"]>), id: SOLD_VIDEO, title: SOLD_VIDEO },
});
const videos: Record<number, ReturnType<typeof wireVideo>> = {
  301: wireVideo(301),
  302: soldVideo,
  303: wireVideo(303, { video: null }),
  304: wireVideo(304),
};

export const cannedAnswers: Answers = {
  GetVideos: ({ page }) => ({
    data: {
      posts: {
        items: Number(page) > LAST_PAGE ? [] : [soldVideo, videos[301], videos[304]],
        total_pages: LAST_PAGE,
        page: Number(page),
      },
    },
  }),
  GetVideo: ({ id }) => {
    const post = videos[Number(id)];
    const posts = { items: [soldVideo, videos[301], videos[304]] };
    return post === undefined ? { ...notFound({ post: null }), data: { post: null, posts } } : { data: { post, posts } };
  },
  ...accountAnswers,
  GetLayout: () => ({ data: wireMenus }),
  GetHome: () => ({
    data: {
      newest: { items: [wireTeaser(2), wireTeaser(41)] },
      home: {
        sections: [
          wireSection([1, 2, 3, 4, 5, 6], { layout: "LEAD", title: null, link: null }),
          wireSection([11, 12, 13], { layout: "LIST" }),
          wireSection([21, 22, 23, 24, 25], { layout: "SLIDER", title: "Wohnen", link: "/themen/wohnen" }),
          wireSection([31], { layout: "MUNICIPALITY", title: "Aus den Gemeinden", link: "/gemeinde/gemeinde" }),
          wireSection([1, 2], { layout: "MOST_READ", title: "Meistgelesen", link: null }),
        ],
      },
    },
  }),
  GetPostByID: ({ id, grant }) => {
    const post = posts[Number(id)];
    return post === undefined ? notFound({ post: null }) : { data: { post: post(grant) } };
  },
  GetTopicBySlug: ({ slug, page }) =>
    slug === "wohnen" ? { data: { topic: wireTopic({ posts: listOf(page) }) } } : notFound({ topic: null }),
  GetTopics: ({ page }) => ({ data: { topics: wireTopics({ total_pages: LAST_PAGE, page: Number(page) }) } }),
  GetSearch: ({ query, page }) => ({
    data: {
      search: {
        hits: query === "" ? [] : listOf(page).items.map((post) => ({ post, ...hitOf(post) })),
        subjects: [],
        total: 3,
        is_more: false,
        total_pages: LAST_PAGE,
        page: Number(page),
        used: "ALL_WORDS",
        correction: null,
      },
      topics: wireTopics(),
    },
  }),
  GetSearchSuggestions: () => ({ data: { search_suggestions: [{ title: "Wohnen", link: "/themen/wohnen", kind: "TOPIC" }] } }),
  GetCategory: ({ slug, page }) =>
    slug === "politik"
      ? {
          data: {
            category: { slug: "politik", title: "Politik", description: null, image: null, link: "/news/politik" },
            posts: listOf(page),
          },
        }
      : notFound({ category: null }),
  GetAuthor: ({ slug, page }) =>
    slug === "anna-berger" ? { data: { author: wireAuthor(), posts: listOf(page) } } : notFound({ author: null }),
  GetAuthorFeed: ({ slug }) =>
    slug === "anna-berger" ? { data: { author: wireAuthor(), posts: listOf(1) } } : notFound({ author: null }),
  GetPosts: ({ page }) => ({ data: { posts: listOf(page) } }),
  GetMostRead: () => ({ data: { most_read: [1, 2, 3, 4, 5].map((id) => wireTeaser(id)) } }),
  GetMunicipality: ({ page }) => ({ data: wireMunicipality({ posts: listOf(page) }) }),
  GetPageBySlug: ({ slug, path }) => {
    if (slug === "impressum") return { data: { page: wirePage(), redirect: null } };
    const redirect = redirects[String(path)] ?? null;
    return { ...notFound({ page: null }), data: { page: null, redirect } };
  },
  GetRedirect: ({ path }) => ({ data: { redirect: redirects[String(path)] ?? null } }),
};

/** Addresses of a former system. */
const redirects: Record<string, { to: string; status: number }> = {
  "/imprint.html": { to: "/impressum", status: 301 },
  "/umgezogen/77": { to: "/ein-titel/100", status: 301 },
  "/?p=77": { to: "/ein-titel/100", status: 301 },
  "/2019/05/alt": { to: "/ein-titel/100", status: 301 },
  "/2019/alt.html": { to: "/ein-titel/100", status: 301 },
  "/about/team/": { to: "/impressum", status: 301 },
  "/news/alt/": { to: "/ein-titel/100", status: 301 },
  "/autor/alt/": { to: "/autor/anna-berger", status: 301 },
  "/themen/alt/": { to: "/ein-titel/100", status: 301 },
  "/themen/wohnen/dornbirn": { to: "/themen/wohnen-dornbirn", status: 301 },
  "/gemeinde/alt/": { to: "/ein-titel/100", status: 301 },
  "/video/alt/": { to: "/ein-titel/100", status: 301 },
  "/page/alt": { to: "/ein-titel/100", status: 301 },
  "/archiv/2001/01": { to: "https://archiv.example/2001", status: 302 },
};
