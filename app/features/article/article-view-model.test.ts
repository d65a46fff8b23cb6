import { expect, test } from "vitest";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import type { KeyValue } from "#app/domain/subscription/abo.ts";
import { wireCrop, wirePicture, wirePost, wirePremiumPost, wireTeaser } from "#tests/support/wire/wire.ts";
import { toArticleMeta } from "./article-meta-view-model.ts";
import { type ArticleReader, toArticleView } from "./article-view-model.ts";
import type { ArticleWall } from "./article-wall.ts";

const now = new Date("2026-01-02T12:00:00Z");
const stranger: ArticleReader = {
  isOpen: false,
  user: null,
  meterText: null,
  paywall: null,
  ticker: { endpoint: null, page: 1 },
};
const anna = {
  id: 7,
  piano: { userRef: "ref-anna", abo: { hasPlusAccess: false, plusSubscriptionMeta: [] as KeyValue[] } },
} as SessionUser;
const provider = {
  aid: "AID",
  siteId: null,
  isSandbox: true,
  isDebug: false,
  scriptOrigin: "https://experience.example",
  apiOrigin: "https://buy.example",
};
const toView = (overrides: Parameters<typeof wirePost>[0], reader: Partial<ArticleReader> = {}) =>
  toArticleView(wirePost(overrides), { ...stranger, ...reader }, now);
const toPremiumView = (overrides: Parameters<typeof wirePost>[0], reader: Partial<ArticleReader> = {}) =>
  toArticleView(wirePremiumPost(overrides), { ...stranger, ...reader }, now);
const toMeta = (overrides: Parameters<typeof wirePost>[0]) => {
  const post = wirePost(overrides);
  const { jsonLd: _, ...meta } = toArticleMeta(
    post,
    toArticleView(post, stranger, now),
    (path) => new URL(path, "https://talblick.example").href,
  );
  return meta;
};
function readPage(wall: ArticleWall | null | undefined): PaywallPage {
  if (!wall?.paywallPage) throw new Error("The post has no paywall");
  return wall.paywallPage;
}
const paragraphs = (...texts: string[]) => texts.map((html) => ({ kind: "ParagraphBlock", view: { html } }));

test("a reader gets headline, lead, byline, date and text", () => {
  expect(toView({})).toMatchObject({
    title: "Ein Titel",
    kicker: "Dornbirn",
    lead: "Der Vorspann.",
    premium: null,
    paid: null,
    wall: null,
    promotion: null,
    byline: [{ text: "Anna Berger", link: "/autor/anna-berger" }],
    published: { text: "Di., 4. März 2025, 09:30 Uhr" },
    free: paragraphs("Der erste Absatz.", "Der zweite Absatz.", "Der dritte Absatz."),
    counts: null,
    comments: null,
    isStory: false,
  });
});

test.each([
  [[], ""],
  [["Anna Berger"], "Anna Berger"],
  [["Anna Berger", "Jonas Fink"], "Anna Berger und Jonas Fink"],
  [["Anna Berger", "Jonas Fink", "Mia Rüf"], "Anna Berger, Jonas Fink und Mia Rüf"],
])("the authors %j are named %j", (names, text) => {
  const authors = names.map((name) => ({ name, role: null, description: null, page_link: null }));
  const parts = toView({ authors }).byline;
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("the names of authors lead to their pages, those of guests nowhere, nor does what stands between them", () => {
  const anna = { name: "Anna Berger", role: null, description: null, page_link: "/autor/anna-berger" };
  expect(toView({ authors: [anna, { ...anna, name: "Gast", page_link: null }, anna] }).byline).toEqual([
    { text: "Anna Berger", link: "/autor/anna-berger" },
    { text: ", Gast und ", link: null },
    { text: "Anna Berger", link: "/autor/anna-berger" },
  ]);
});

test("a reader learns who wrote it where the paper says more than the name", () => {
  const lea = { name: "Lea Bertsch", role: "Politik", description: "Liest Rechnungen.", page_link: "/autor/lea-bertsch" };
  const guest = { name: "Gast", role: null, description: null, page_link: null };
  const { page_link: link, ...words } = lea;
  expect(toView({ authors: [lea, guest] }).authorBoxes).toEqual([{ ...words, link }]);
});

const ticker = {
  __typename: "TickerBlock" as const,
  is_over: false,
  entries: ["Anpfiff", "Tor, 1:0", "Tor, 1:1", "Pause", "Weiter"].map((title, index) => ({
    id: `${index}`,
    date: `2026-01-02T10:0${index}:00Z`,
    modified: `2026-01-02T10:0${index}:00Z`,
    title,
    html: "x",
    is_pinned: false,
    is_key_event: title.startsWith("Tor"),
    image: null,
  })),
};
const paragraph = { __typename: "ParagraphBlock" as const, html: "Vorher." };

test("a live ticker stands first, with a bar and what has happened, and the text written before it is its background", () => {
  const view = toView({ content_blocks: [paragraph, ticker, paragraph] });
  expect(view.free).toMatchObject([
    { kind: "TickerBlock", view: { bar: { score: { text: "1:1" }, latest: { id: "4", title: "Weiter" } } } },
  ]);
  expect(view.ticker?.background).toEqual([...paragraphs("Vorher."), ...paragraphs("Vorher.")]);
  expect(view.ticker?.keyEvents).toEqual([
    { title: "Tor, 1:0", clock: "11:01", link: "#eintrag-1" },
    { title: "Tor, 1:1", clock: "11:02", link: "#eintrag-2" },
  ]);
});

test("a paid ticker stands first for who may read it; who may not reads what is free, and the wall", () => {
  const blocks = { content_blocks: [paragraph, ticker, paragraph] };
  const cut = wirePremiumPost({ ...blocks, access: { ...wirePremiumPost({}).access, granted: false, free_block_count: 1 } });
  const read = (isOpen: boolean) => toArticleView(cut, { ...stranger, isOpen }, now);
  const open = read(true);
  expect(open.free).toEqual([]);
  expect(open.paid).toMatchObject([
    { kind: "TickerBlock", view: { bar: { score: { text: "1:1" } } } },
    { kind: "ParagraphBlock" },
  ]);
  expect(open.ticker?.background).toEqual(paragraphs("Vorher."));
  expect(open.ticker?.keyEvents).toHaveLength(2);
  const walled = read(false);
  expect(walled).toMatchObject({ free: paragraphs("Vorher."), ticker: null, paid: null });
  expect(walled.wall).not.toBeNull();
});

test("a correction within five minutes is not worth a date, a later change is", () => {
  expect(toView({ modified: "2025-03-04T08:34:59Z" }).updated).toBeNull();
  expect(toView({ modified: "2025-03-04T08:35:00Z" }).updated).toEqual({
    iso: "2025-03-04T08:35:00Z",
    text: "4. März 2025, 09:35 Uhr",
  });
});

test("a change date that is invalid or before publication is not shown", () => {
  expect(toView({ modified: "gestern" }).updated).toBeNull();
  expect(toView({ modified: "2024-01-01T00:00:00Z" }).updated).toBeNull();
});

test("the lead picture is wide or uncropped, and keeps caption and credit", () => {
  const { picture } = toView({});
  expect(picture?.picture.img.src).toContain("16-9");
  expect(picture).toMatchObject({ caption: ["Der See am Morgen."], credit: "Anna Berger" });
  const taken = toView({ featured_image: wirePicture({ image_crops: [wireCrop("original", "jpeg")] }) });
  expect(taken.picture?.picture.img.src).toContain("original");
});

test("the lead picture's caption keeps its links, and nothing else that came with them", () => {
  const caption = "Foto & Text: Anna";
  const captionHtml = 'Foto &amp; Text: <a href="/anna">Anna</a><script>alert(1)</script>';
  const toCaption = (html: string | null) =>
    toView({ featured_image: wirePicture({ caption, captionHtml: html }) }).picture?.caption;
  expect(toCaption(captionHtml)).toEqual(["Foto & Text: ", { tag: "a", attributes: { href: "/anna" }, html: "Anna" }]);
  expect(toCaption(null)).toEqual(["Foto & Text: Anna"]);
});

test("an article without a picture, or with one in no fitting crop, has none", () => {
  expect(toView({ featured_image: null }).picture).toBeNull();
  expect(toView({ featured_image: wirePicture({ image_crops: [wireCrop("1-1", "jpeg")] }) }).picture).toBeNull();
});

test("a picture that no import could fetch is shown and shared from where it lies", () => {
  const src = "https://alt.example/wp-content/uploads/see.jpg";
  const featured_image = wirePicture({ src, width: null, height: null, image_crops: [] });
  const img = { src, width: null, height: null, sizes: null, srcset: null };
  expect(toView({ featured_image }).picture).toMatchObject({ picture: { img, source: [] }, credit: "Anna Berger" });
  const meta = toMeta({ featured_image, share_crops: [] });
  expect(meta.image).toEqual({ src, width: null, height: null, alt: "Ein See vor Bergen" });
  const descriptors = toPageMeta({ loaderData: { meta }, matches: [{ loaderData: { pattern: "/:post_slug/:id" } }] });
  expect(descriptors).toContainEqual({ property: "og:image", content: src });
  expect(JSON.stringify(descriptors)).not.toContain("og:image:width");
});

test("other sites show the title and the picture that are meant for them", () => {
  const src = "/media/teilen.jpg";
  const share_image = { src, width: 1200, height: 630, alt: "Ein Damm", image_rule: null };
  const own = { piTriggerManual: false, piPaywallAsModal: false, piTag: null, piVariables: [] };
  const meta = toMeta({
    title: { rendered: "Der Rhein" },
    meta: { ...own, title: "Rhein: alles", description: "Kurz", share_image },
  });
  expect(meta).toMatchObject({
    title: "Rhein: alles",
    description: "Kurz",
    image: { width: 1200, height: 630, alt: "Ein Damm" },
  });
  expect(meta.image?.src).toContain(src);
});

test("comments and reactions are counted in words, and a story is marked", () => {
  expect(toView({ comment_count: 1, reaction_count: 76, is_story: true })).toMatchObject({
    counts: "76\u00a0Reaktionen",
    isStory: true,
  });
  expect(toView({ comment_count: 0, reaction_count: 0 }).counts).toBeNull();
});

test("topics, categories, tags and the place lead on, each address once", () => {
  const tags = [
    { title: "Wohnen (Tag)", page_link: "/themen/wohnen" },
    { title: "Miete", page_link: "/themen/miete" },
  ];
  const view = toView({ tags });
  expect(view.tags).toEqual([
    { title: "Dornbirn", link: "/gemeinde/dornbirn" },
    { title: "Wohnen", link: "/themen/wohnen" },
    { title: "Politik", link: "/news/politik" },
    { title: "Miete", link: "/themen/miete" },
  ]);
  const more = [...tags, { title: "Bauen", page_link: "/themen/bauen" }];
  expect(toView({ tags: more }).tags).toHaveLength(4);
});

test("the news of the place are linked once, by the place", () => {
  const categories = [{ slug: "news-aus-dornbirn", title: "News aus Dornbirn", link: "/news/news-aus-dornbirn" }];
  expect(toView({ categories, topics: [] }).tags).toEqual([{ title: "Dornbirn", link: "/gemeinde/dornbirn" }]);
  expect(toView({ categories, topics: [], municipality: null }).tags).toHaveLength(1);
});

test("what the newsroom linked is not said twice, and one other post alone makes no list", () => {
  const [linked, one, two] = [wireTeaser(1), wireTeaser(2), wireTeaser(3)];
  const idsOf = (related_posts: (typeof one)[]) =>
    toView({ associated_posts: [linked], related_posts }).related.map(({ id }) => id);
  expect([idsOf([linked, one, two]), idsOf([linked, one]), idsOf([])]).toEqual([[2, 3], [], []]);
  expect(idsOf([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => wireTeaser(id)))).toEqual([2, 3, 4, 5, 6, 7]);
});

test("a premium post shows its brand, and to readers without access only its beginning", () => {
  expect(toPremiumView({})).toMatchObject({
    premium: "Talblick Plus",
    paid: null,
    wall: { view: { path: "/ein-titel/100", brand: "Talblick Plus", isSignedIn: false, meterText: null, isPromotion: false } },
  });
});

test("paid text that a publisher's back end sent along by mistake is nowhere in the page's data", () => {
  for (const access of [
    { granted: false, reason: "NONE" as const, free_block_count: 2 },
    { granted: true, reason: "SUBSCRIPTION" as const, free_block_count: 2 },
    { granted: true, reason: "METERED" as const, free_block_count: null as never },
  ]) {
    const view = toPremiumView({ access });
    expect(view.wall).not.toBeNull();
    expect(JSON.stringify(view)).not.toContain("Der dritte Absatz");
  }
});

const paidFor = { granted: true, reason: "METERED", free_block_count: 1 } as const;

test("a reader with access gets the free and the paid part separately, and no wall", () => {
  expect(toPremiumView({ access: paidFor }, { isOpen: true, meterText: "Noch 2." })).toMatchObject({
    free: paragraphs("Der erste Absatz."),
    paid: paragraphs("Der zweite Absatz.", "Der dritte Absatz."),
    wall: null,
    meterText: "Noch 2.",
  });
});

test("a reader without a free read left learns that from the wall, not above the text", () => {
  const view = toPremiumView({}, { meterText: "Du hast alle gelesen.", user: anna });
  expect([view.meterText, view.wall?.view]).toMatchObject([null, { meterText: "Du hast alle gelesen.", isSignedIn: true }]);
});

test("a reader who has had Plus learns from the wall that it has ended, and no other reader does", () => {
  const withMeta = (...plusSubscriptionMeta: KeyValue[]) =>
    ({ ...anna, piano: { userRef: "", abo: { hasPlusAccess: false, plusSubscriptionMeta } } }) as SessionUser;
  const isExpired = (user: SessionUser | null) => toPremiumView({}, { user }).wall?.view.isExpired;
  expect(isExpired(withMeta({ key: "endedAt", value: "2025-12-01T00:00:00Z" }))).toBe(true);
  expect([isExpired(withMeta()), isExpired(null)]).toEqual([false, false]);
});

test("the paywall learns of the signed-in reader and of the post, but nothing of its text", () => {
  const meta = { ...wirePost().meta, piTriggerManual: true, piTag: "serie", piVariables: [{ key: "a", value: "b" }] };
  const { wall } = toPremiumView({ meta }, { user: anna, paywall: provider });
  expect(readPage(wall)).toEqual({
    config: provider,
    settings: { isPromotionPaywall: false, triggerManual: true, paywallAsModal: false, paywallPos: null },
    user: { id: 7, userRef: "ref-anna", tiers: [] },
    post: {
      id: 100,
      link: "/ein-titel/100",
      title: "Ein Titel",
      section: "Politik",
      author: "Anna Berger",
      published: "2025-03-04T08:30:00Z",
      tags: ["premium", "plus", "politik", "serie"],
      brand: "Talblick Plus",
      variables: [{ key: "a", value: "b" }],
    },
  });
  expect(readPage(toPremiumView({}, { paywall: provider }).wall).user).toBeNull();
});

test("without a provider the wall has links only", () => {
  expect(toPremiumView({}).wall?.paywallPage).toBeNull();
});

function promote(pos: string | null, reader: Partial<ArticleReader> = {}) {
  const piVariables = pos === null ? [] : [{ key: "paywallPos", value: pos }];
  return toView({ meta: { ...wirePost().meta, piTag: "promotion", piVariables } }, { paywall: provider, ...reader });
}

test("a promotion is placed where the newsroom wants it, and the text of a free post stays whole", () => {
  const { free, promotion, wall } = promote("2");
  expect(wall).toBeNull();
  expect(free).toEqual(paragraphs("Der erste Absatz.", "Der zweite Absatz."));
  expect(promotion).toMatchObject({ rest: paragraphs("Der dritte Absatz."), wall: { view: { isPromotion: true } } });
  expect(readPage(promotion?.wall).settings).toMatchObject({ isPromotionPaywall: true, paywallPos: 2 });
});

test.each([[null], ["9"], ["0"], ["x"]])("a promotion at position %j is at the end", (pos) => {
  const { free, promotion } = promote(pos);
  expect([free.length, promotion?.rest]).toEqual([3, []]);
});

test("a reader with Plus sees no promotion of it, one without does", () => {
  const subscriber = { ...anna, piano: { userRef: "", abo: { hasPlusAccess: true } } } as SessionUser;
  expect(promote("1", { user: subscriber })).toMatchObject({ promotion: null, free: { length: 3 } });
  expect(promote("1", { user: anna }).promotion).not.toBeNull();
});

test("the text of another site is linked, unless its address is invalid", () => {
  expect(toView({ external: "https://partner.example/a" }).external).toBe("https://partner.example/a");
  expect(toView({ external: "kaputt" }).external).toBeNull();
});

test("associated and related posts become teasers", () => {
  const view = toView({ associated_posts: [wireTeaser(8)], related_posts: [wireTeaser(9), wireTeaser(10)] });
  expect([view.associated, view.related].map((teasers) => teasers.map(({ id }) => id))).toEqual([[8], [9, 10]]);
});

test("search engines learn title, description, address, picture and dates", () => {
  expect(toMeta({ title: { rendered: "Ein &amp; <em>Titel</em>" } })).toEqual({
    title: "Ein & Titel",
    description: "Der Vorspann.",
    canonical: "https://talblick.example/ein-titel/100",
    type: "article",
    image: { src: "https://talblick.example/media/bild-16-9-800.jpeg", width: 800, height: 600, alt: "Ein See vor Bergen" },
    otherShapes: [],
    published: "2025-03-04T08:30:00Z",
    modified: "2025-03-04T08:31:00Z",
  });
});

test("the newsroom's description comes before the lead, and without both there is no description", () => {
  const { meta } = wirePost();
  expect(toMeta({ meta: { ...meta, description: "Eigens geschrieben." } }).description).toBe("Eigens geschrieben.");
  expect(toMeta({ excerpt: null }).description).toBeNull();
});

test("a text on another site is known by its address there", () => {
  expect(toMeta({ external: "https://partner.example/a" }).canonical).toBe("https://partner.example/a");
  expect(toMeta({ external: "javascript:alert(1)" }).canonical).toBe("https://talblick.example/ein-titel/100");
});
