import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import type { VideoTeaserFragment } from "#graphql/generated/operations.ts";
import { wireVideo } from "#tests/support/wire/wire-video.ts";
import { toVideoJsonLd, toVideoListJsonLd } from "./video-json-ld.ts";
import { toVideosView, toVideoView } from "./video-view-model.ts";
import { VideosPage } from "./videos-page.tsx";

const toAddress = (path: string) => new URL(path, "https://talblick.example").href;

const film: NonNullable<VideoTeaserFragment["film"]> = {
  medium: "VIDEO",
  title: "Der Zug",
  caption: null,
  captionHtml: null,
  duration: 10,
  poster: null,
  sources: [{ src: "/media/zug.mp4", type: "video/mp4" }],
  tracks: [],
};
const paid = wireVideo(9, { is_premium: true, brand: { title: "Rheinbote" } });
const page = (items: VideoTeaserFragment[], number = 1) => toVideosView({ items, total_pages: 3, page: number });

test("the newest video that plays here is on the stage, the others have a page each", () => {
  const { stage, list } = page([paid, wireVideo(2), wireVideo(3)]);
  expect(stage).toMatchObject({ title: "Film 2", path: "/video/film-2/2", postLink: "/film-2/2", duration: 134 });
  expect(list.cards.map(({ link }) => link)).toEqual(["/film-9/9", "/video/film-3/3"]);
  expect(list.pagination?.entries.filter(({ kind }) => kind === "page")).toHaveLength(3);
});

test("of a paid video only its post is named, whoever the reader is", () => {
  const html = renderToStaticMarkup(<VideosPage view={page([paid])} />);
  expect(html).toContain("Rheinbote");
  expect(html).not.toMatch(/v9|a1|player|2:14/);
  expect(toVideoView(paid, [])).toBeNull();
});

test("further pages are lists alone", () => {
  expect(page([wireVideo(2)], 2).stage).toBeNull();
});

test("a page without videos says so", () => {
  expect(renderToStaticMarkup(<VideosPage view={toVideosView({ items: [], total_pages: 0, page: 1 })} />)).toContain(
    "Hier gibt es noch keine Videos.",
  );
});

test("the stage shows title, description and a placeholder where the date would be", () => {
  const html = renderToStaticMarkup(<VideosPage view={page([wireVideo(2)])} />);
  const stage = html.slice(html.indexOf("<article"), html.indexOf("</article>"));
  for (const text of ["Film 2", "Was zu sehen ist.", "Datum beim Beitrag", "/video/player?account=a1&amp;video=v2"])
    expect(stage).toContain(text);
  expect(stage).not.toMatch(/2026|<time|<iframe/);
});

test("the page says the date that is known, and nowhere that it follows", () => {
  for (const view of [page([wireVideo(2)]), toVideoView(wireVideo(2), [])]) {
    const html = view === null ? "" : renderToStaticMarkup(<VideosPage view={view} />);
    expect(html).toContain(">2. Jänner 2026</time>");
    expect(html).not.toContain("Datum folgt");
  }
});

test("a video without any picture has a poster of type, on the stage as in the list", () => {
  const bare = { featured_image: null, wide_rule: null, wide_crops: [] };
  const poster = (words: string) => `<p class="typed-poster" aria-hidden="true">${words}</p>`;
  for (const one of [wireVideo(2, bare), wireVideo(2, { ...bare, video: null, film: { ...film, poster: null } })]) {
    const html = renderToStaticMarkup(<VideosPage view={page([one, wireVideo(3, bare)])} />);
    expect(html).toContain(poster(one.film === null ? "Film 2" : "Der Zug"));
    expect(html).toContain(poster(portalBrand.name));
  }
  expect(renderToStaticMarkup(<VideosPage view={page([wireVideo(2), wireVideo(3)])} />)).not.toContain("typed-poster");
});

test("a film of our own plays on the stage by itself", () => {
  const html = renderToStaticMarkup(<VideosPage view={page([wireVideo(2, { video: null, film })])} />);
  expect(html).toMatch(/<video [^>]*preload="none"/);
  expect(html).toContain('<source src="/media/zug.mp4" type="video/mp4"/>');
});

test("a video has its own page with the others; a post without one, or one of another site, has none", () => {
  expect(toVideoView(wireVideo(2), [wireVideo(2), wireVideo(3)])?.list.cards.map(({ id }) => id)).toEqual([3]);
  expect(toVideoView(wireVideo(2, { video: null }), [])).toBeNull();
  expect(toVideoView(wireVideo(2, { external: "https://partner.example/a" }), [])).toBeNull();
});

test("search engines read what it shows, since when, how long, and where it is played", () => {
  const { stage } = page([wireVideo(2)]);
  if (stage === null) throw new Error("no stage");
  expect(toVideoJsonLd(stage, toAddress)).toMatchObject({
    "@type": "VideoObject",
    name: "Film 2",
    description: "Was zu sehen ist.",
    thumbnailUrl: expect.stringMatching(/^https:\/\/talblick\.example\/media\//),
    uploadDate: "2026-01-02T08:00:00Z",
    duration: "PT2M14S",
    embedUrl: "https://players.brightcove.net/a1/default_default/index.html?videoId=v2",
    url: "https://talblick.example/video/film-2/2",
  });
  const own = page([wireVideo(2, { video: null, film })]).stage;
  expect(own && toVideoJsonLd(own, toAddress)).toMatchObject({
    contentUrl: "https://talblick.example/media/zug.mp4",
    duration: "PT10S",
  });
  expect(toVideoJsonLd({ ...stage, picture: null }, toAddress)).toBeNull();
  expect(toVideoListJsonLd(page([wireVideo(1), wireVideo(2), paid]).list, toAddress).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, url: "https://talblick.example/video/film-2/2" },
    { "@type": "ListItem", position: 2, url: "https://talblick.example/film-9/9" },
  ]);
});

test.each([
  ["youtube", "https://www.youtube.com/watch?v=abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk"],
  ["apa", "https://uvp.apa.at/embed/6b4a-12", "https://uvp.apa.at/embed/6b4a-12"],
  ["vimeo", "https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
  [
    "glomex",
    "https://exchange.glomex.com/video/v-abc?integrationId=int1",
    "https://player.glomex.com/integration/1/iframe-player.html?integrationId=int1&playlistId=v-abc",
  ],
  [
    "brightcove",
    "https://players.brightcove.net/1/x_default/index.html?videoId=2",
    "https://players.brightcove.net/1/x_default/index.html?videoId=2",
  ],
])("an embed of %s has a page, plays on the stage once it is allowed, and is told to search engines", (provider, url, src) => {
  const view = page([wireVideo(2, { video: null, video_embed: { provider, url, title: "Der Damm" } })]);
  expect(view.stage).toMatchObject({ title: "Der Damm", path: "/video/film-2/2" });
  const html = renderToStaticMarkup(<VideosPage view={view} />);
  expect(html).toContain("ist noch nicht geladen");
  expect(html).toContain("bild-16-9-800.jpeg");
  expect(html).not.toContain("<iframe");
  expect(view.stage && toVideoJsonLd(view.stage, toAddress)).toMatchObject({ "@type": "VideoObject", embedUrl: src });
});

test.each(["vi", "player"])("an embed of %s, whose player belongs to the publisher alone, plays in its post", (provider) => {
  const video_embed = { provider, url: "https://filme.verlag.example/1", title: null };
  const { stage, list } = page([wireVideo(2, { video: null, video_embed })]);
  expect(stage).toBeNull();
  expect(list.cards.map(({ link }) => link)).toEqual(["/film-2/2"]);
});
