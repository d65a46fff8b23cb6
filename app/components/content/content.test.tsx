import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { findHarm } from "#tests/support/pages/harmless-html.ts";
import { wireCrop, wirePicture } from "#tests/support/wire/wire.ts";
import { Content } from "./content.tsx";
import { createTextNames } from "./to-block.ts";
import { toContentView } from "./to-content-view.ts";

const now = new Date("2026-01-02T12:00:00Z");
/** What stands within the text's own element. */
const toHtml = (...blocks: ContentBlocksFragment[]) =>
  renderToStaticMarkup(<Content blocks={toContentView(blocks, now)} />)
    .replace(/^<div class="prose " data-content="">/, "")
    .replace(/<\/div>$/, "");

const video = {
  id: "v1",
  accountId: "a1",
  playerId: "default",
  isPlaylist: false,
  adConfigId: null,
  title: "Der Film",
  description: null,
  formattedDuration: "2:14",
};

test("a paragraph keeps its inline markup", () => {
  expect(toHtml({ __typename: "ParagraphBlock", html: 'Ein <a href="/a">Verweis</a>.' })).toBe(
    '<p>Ein <a href="/a">Verweis</a>.</p>',
  );
});

test("blocks follow each other in the newsroom's order", () => {
  expect(
    toHtml(
      { __typename: "HeadingBlock", level: 2, html: "Titel" },
      { __typename: "ParagraphBlock", html: "Text" },
      { __typename: "SeparatorBlock" },
    ),
  ).toBe("<h2>Titel</h2><p>Text</p><hr/>");
});

test("a text without blocks is empty", () => {
  expect(toHtml()).toBe("");
});

test.each([
  [1, "h2"],
  [2, "h2"],
  [4, "h4"],
  [6, "h6"],
  [9, "h6"],
])("a heading of level %i is an %s: the only h1 is the article's", (level, name) => {
  expect(toHtml({ __typename: "HeadingBlock", level, html: "T" })).toBe(`<${name}>T</${name}>`);
});

test("lists and other markup come through sanitised", () => {
  expect(toHtml({ __typename: "ListBlock", html: "<ul><li>eins</li></ul>" })).toBe("<ul><li>eins</li></ul>");
  expect(toHtml({ __typename: "HtmlBlock", html: "<div>x</div><script>y</script>" })).toBe("<div>x</div>");
});

test("a quote names its speaker where one is known", () => {
  expect(toHtml({ __typename: "QuoteBlock", html: "<p>So ist es.</p>", citation: "A & B", citationHtml: null })).toBe(
    "<blockquote><p>So ist es.</p><cite>A &amp; B</cite></blockquote>",
  );
  expect(toHtml({ __typename: "QuoteBlock", html: "<p>So.</p>", citation: null, citationHtml: null })).toBe(
    "<blockquote><p>So.</p></blockquote>",
  );
});

test("two tables of a text are two landmarks", () => {
  const table = (caption: string | null) => ({
    __typename: "TableBlock" as const,
    html: "<table></table>",
    caption,
    captionHtml: null,
  });
  const html = toHtml(table(null), table("Preise"), table(null), table("Preise"));
  expect(Array.from(html.matchAll(/aria-label="([^"]*)"/g), ([, name]) => name)).toEqual([
    "Tabelle",
    "Preise",
    "Tabelle 2",
    "Preise 2",
  ]);
});

test("a wide table can be scrolled, by keyboard too, and has a name", () => {
  const html = toHtml({
    __typename: "TableBlock",
    html: "<table><tbody><tr><td>1</td></tr></tbody></table>",
    caption: null,
    captionHtml: null,
  });
  expect(html).toBe(
    '<div class="scroller" role="region" tabindex="0" aria-label="Tabelle"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  );
  const named = toHtml({ __typename: "TableBlock", html: "<table></table>", caption: 'Preise "neu"', captionHtml: null });
  expect(named).toContain('aria-label="Preise &quot;neu&quot;"');
  expect(named).toContain('<p class="caption">Preise &quot;neu&quot;</p>');
});

test("a picture comes in its wide crop with modern formats first, caption and credit", () => {
  const html = toHtml({ __typename: "ImageBlock", image: wirePicture() });
  expect(html).toMatch(/^<figure><picture><source type="image\/avif"[^>]* srcSet="\/media\/bild-16-9-400.avif 400w, /);
  expect(html).toContain('<img src="/media/bild-16-9-800.jpeg" width="800" height="600" alt="Ein See vor Bergen" loading="lazy"');
  expect(html).toContain("<figcaption>Der See am Morgen. · © Anna Berger</figcaption>");
});

test.each([
  ["a high one is a column", 600, 900, 1200, '<figure class="tall">', "416px"],
  ["one that is nearly square is as wide as the text", 900, 1000, 1200, "<figure>", "656px"],
  ["a panorama is as wide as the lead picture", 2000, 1000, 2000, '<figure class="wide">', "896px"],
  ["a small panorama is not blown up", 800, 200, 800, "<figure>", "656px"],
  ["a panorama's crop may be smaller than what it is cut from", 800, 400, 1600, '<figure class="wide">', "896px"],
  ["nothing high says nothing", 800, 0, 1600, "<figure>", "656px"],
])("a picture has the width that it is worth: %s", (_, width, height, whole, start, size) => {
  const crops = [wireCrop("original", "avif"), wireCrop("original", "jpeg")].map((crop) => ({ ...crop, width, height }));
  const html = toHtml({ __typename: "ImageBlock", image: wirePicture({ width: whole, image_crops: crops }) });
  expect(html.startsWith(start)).toBe(true);
  expect(html).toContain(`${size}, 100vw"`);
});

test("a picture without caption and credit has no empty caption", () => {
  expect(toHtml({ __typename: "ImageBlock", image: wirePicture({ caption: null, credit: null }) })).not.toContain("figcaption");
});

test("a picture that an import could not fetch is shown from where it is", () => {
  const image = wirePicture({ src: "https://alt.example/1.jpeg", image_crops: [], width: null, height: null });
  expect(toHtml({ __typename: "ImageBlock", image })).toContain(
    '<img src="https://alt.example/1.jpeg" alt="Ein See vor Bergen" loading="lazy"/>',
  );
});

test("links in captions and citations stay, sanitised", () => {
  const html = 'Foto: <a href="/anna">Anna</a><img src="/x.jpeg"> &amp; <a href="javascript:alert(1)">Co</a>';
  const safe = 'Foto: <a href="/anna">Anna</a> &amp; <a>Co</a>';
  const image = wirePicture({ caption: "Foto", captionHtml: html, credit: null });
  expect(toHtml({ __typename: "ImageBlock", image })).toContain(`<figcaption>${safe}</figcaption>`);
  expect(toHtml({ __typename: "TableBlock", html: "<table></table>", caption: "Foto", captionHtml: html })).toContain(
    `aria-label="Foto"><table></table></div><p class="caption">${safe}</p>`,
  );
  expect(toHtml({ __typename: "QuoteBlock", html: "<p>Ja.</p>", citation: "Foto", citationHtml: html })).toContain(
    `<cite>${safe}</cite>`,
  );
});

test.each([
  ["/fest", '<figure><a href="/fest"><picture>'],
  ["https://shop.example/?a=1&b=2", '<figure><a href="https://shop.example/?a=1&amp;b=2" rel="noopener nofollow"><picture>'],
  ["javascript:alert(1)", "<figure><picture>"],
  ['/a" onclick="x', '<figure><a href="/a&quot; onclick=&quot;x"><picture>'],
])("a picture with the link %j is rendered with it", (link, start) => {
  const image = wirePicture({ link });
  expect(toHtml({ __typename: "ImageBlock", image })).toContain(start);
});

test("the link of a picture without alternative text is named by the caption", () => {
  const image = wirePicture({ link: "/fest", alt: "" });
  expect(toHtml({ __typename: "ImageBlock", image })).toContain('<a href="/fest" aria-label="Der See am Morgen.">');
});

test("a picture without any address is left out with its caption", () => {
  expect(toHtml({ __typename: "ImageBlock", image: wirePicture({ src: "javascript:alert(1)", image_crops: [] }) })).toBe("");
});

test("a gallery counts its pictures", () => {
  const html = toHtml({ __typename: "GalleryBlock", images: [wirePicture(), wirePicture({ caption: null, credit: null })] });
  expect(html).toContain('aria-label="Bildergalerie, 2 Bilder"');
  expect(html).toContain('<figcaption><b>1 / 2</b> <span data-words="">Der See am Morgen. · © Anna Berger</span></figcaption>');
  expect(html).toContain("<figcaption><b>2 / 2</b></figcaption>");
});

test("a gallery neither counts nor shows pictures without an address, and one of only such pictures is left out", () => {
  const lost = wirePicture({ src: "javascript:alert(1)", image_crops: [] });
  const html = toHtml({ __typename: "GalleryBlock", images: [lost, wirePicture(), lost] });
  expect(html).toContain("<b>1 / 1</b>");
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(toHtml({ __typename: "GalleryBlock", images: [lost] })).toBe("");
});

test("galleries are numbered through a text, also where it stands on the page in parts", () => {
  const gallery: ContentBlocksFragment = { __typename: "GalleryBlock", images: [wirePicture()] };
  expect([...toHtml(gallery, gallery).matchAll(/<li id="([^"]*)"/g)].map(([, id]) => id)).toEqual(["bild-1", "bild-1-2"]);
  const names = createTextNames();
  const parts = [[gallery, gallery], [gallery]].map((blocks) => toContentView(blocks, now, { names }));
  expect(parts[1]).toMatchObject([{ view: { gallery: 3 } }]);
});

test("a picture of a gallery that is far from the shape of its row is shown whole", () => {
  const shaped = (width: number, height: number) =>
    toHtml({ __typename: "GalleryBlock", images: [wirePicture({ image_crops: [], width, height })] });
  expect(shaped(900, 600)).not.toContain('class="whole"');
  expect(shaped(600, 900)).toContain('class="whole"');
  expect(shaped(2400, 600)).toContain('class="whole"');
});

test("an embed says what it is and from where, has its link, and loads nothing", () => {
  const html = toHtml({ __typename: "EmbedBlock", provider: "youtube", url: "https://youtu.be/abcdefg?a=1&b=2", title: null });
  expect(html).toContain('data-embed-host="www.youtube-nocookie.com"');
  expect(html).toContain("<strong>YouTube</strong> ist noch nicht geladen.");
  expect(html).toContain('<a href="https://youtu.be/abcdefg?a=1&amp;b=2" rel="noopener nofollow">Bei YouTube ansehen</a>');
  expect(html).not.toMatch(/<iframe|<script| src=/);
});

test("videos show the poster of their place, whoever plays them, and nothing from elsewhere", () => {
  const img = { src: "/media/a-16-9.jpeg", width: 800, height: 450, sizes: null, srcset: null, alt: "" };
  const poster = { img, source: [] };
  const show = (block: ContentBlocksFragment) =>
    renderToStaticMarkup(<Content blocks={toContentView([block], now, { poster })} />);
  for (const block of [
    { __typename: "EmbedBlock" as const, provider: "youtube", url: "https://youtu.be/abcdefg", title: null },
    { __typename: "VideoBlock" as const, video },
    { ...film, poster: null },
  ]) {
    const html = show(block);
    expect(html).toContain("/media/a-16-9.jpeg");
    expect(html).not.toMatch(/(?:src|poster)="https?:/);
  }
  expect(
    show({ __typename: "EmbedBlock", provider: "spotify", url: "https://open.spotify.com/track/4tB7LkDem0Folge", title: null }),
  ).not.toContain("a-16-9");
});

test("an embed without a frame is its link", () => {
  const html = toHtml({ __typename: "EmbedBlock", provider: "youtube", url: "https://youtu.be/?a=1&b=2", title: null });
  expect(html).toBe(
    '<aside class="embed"><p>Inhalt von YouTube</p><p><a href="https://youtu.be/?a=1&amp;b=2" rel="noopener nofollow">https://youtu.be/?a=1&amp;b=2</a></p></aside>',
  );
});

test("texts of an embed are escaped, also where the browser reads its props", () => {
  const title = `"><script>alert(1)</script><b data-x='`;
  const html = toHtml({ __typename: "EmbedBlock", provider: "youtube", url: "https://youtu.be/abcdefg", title });
  expect(html).not.toMatch(/<script|<b /);
});

test("an embed of an unknown provider is labelled as one of another site", () => {
  expect(toHtml({ __typename: "EmbedBlock", provider: "strmp", url: "https://x.example", title: "Radio" })).toContain(
    "Inhalt von einer anderen Website",
  );
  expect(toHtml({ __typename: "EmbedBlock", provider: "__proto__", url: "https://x.example", title: "Radio" })).toContain(
    "Inhalt von einer anderen Website",
  );
});

test("an embed without an address is left out", () => {
  expect(toHtml({ __typename: "EmbedBlock", provider: "generic", url: "javascript:alert(1)", title: "x" })).toBe("");
});

test("a video waits behind its button, names what it is and where it can be seen as well, and loads nothing", () => {
  const html = toHtml({ __typename: "VideoBlock", video });
  expect(html).toContain('aria-label="Video abspielen: Der Film, 2:14"');
  expect(html).toContain("<b>2:14</b>");
  expect(html).toContain('href="https://players.brightcove.net/a1/default_default/index.html?videoId=v1"');
  expect(html).toContain("/video/player?account=a1&amp;video=v1");
  expect(html).not.toMatch(/<iframe|<script| src=/);
});

test("a playlist is asked for as one, at the player and with the advertising that the item names", () => {
  const item = { ...video, id: "17", playerId: "abc", isPlaylist: true, adConfigId: "live.1" };
  const html = toHtml({ __typename: "VideoBlock", video: item });
  expect(html).toContain("/video/player?account=a1&amp;player=abc&amp;playlist=17&amp;ads=live.1");
  expect(html).toContain("/a1/abc_default/index.html?playlistId=17");
});

test("a video is shown only when the platform could play it", () => {
  expect(toHtml({ __typename: "VideoBlock", video: { ...video, id: "" } })).toBe("");
  expect(toHtml({ __typename: "VideoBlock", video: { ...video, accountId: "" } })).toBe("");
  expect(toHtml({ __typename: "VideoBlock", video: { ...video, accountId: "../evil" } })).toBe("");
  expect(toHtml({ __typename: "VideoBlock", video: { ...video, id: '"><script>' } })).toBe("");
});

const film = {
  __typename: "MediaBlock" as const,
  medium: "VIDEO" as const,
  title: "Der Zug",
  caption: "Am Bahnübergang.",
  captionHtml: null,
  duration: 10,
  poster: { src: "/media/a.jpg" },
  sources: [{ src: "/media/a.mp4", type: "video/mp4" }],
  tracks: [{ src: "/media/a.vtt", language: "de", label: "Deutsch" }],
};

test("a film of our own plays without script, with captions, and asks for nothing before it does", () => {
  const html = toHtml(film);
  expect(html).toMatch(/<video [^>]*poster="\/media\/a.jpg"[^>]*controls="" preload="none"/);
  expect(html).toContain('<source src="/media/a.mp4" type="video/mp4"/>');
  expect(html).toContain('<track kind="captions" src="/media/a.vtt" srcLang="de" label="Deutsch" default=""/>');
  expect(html).toContain("<figcaption><b>Video: Der Zug</b> Am Bahnübergang.</figcaption>");
});

test("a recording is named with its length, and has the browser's own controls", () => {
  const html = toHtml({ ...film, medium: "AUDIO", title: "Talgespräch", poster: null, tracks: [] });
  expect(html).toContain("<b>Talgespräch</b> 0:10 Min.");
  expect(html).toMatch(/<audio [^>]*controls="" preload="none" aria-label="Talgespräch"/);
});

test("a file is asked for only where pictures are, and captions of this site alone; without a file there is nothing", () => {
  const other = [{ src: "javascript:alert(1)", type: null }];
  expect(toHtml({ ...film, sources: other })).toBe("");
  expect(toHtml({ ...film, sources: [...other, ...film.sources] })).not.toContain("javascript");
  expect(toHtml({ ...film, tracks: [{ src: "https://x.example/a.vtt", language: "de", label: "D" }] })).not.toContain("<track");
});

const createEntry = (changes: object) => ({
  id: "1",
  date: "2026-01-02T11:05:00Z",
  modified: "2026-01-02T11:05:00Z",
  title: null,
  html: "",
  is_pinned: false,
  is_key_event: false,
  image: null,
  ...changes,
});

test("entries of a ticker show the time of the region, and the day when it is not today", () => {
  const html = toHtml({
    __typename: "TickerBlock",
    is_over: false,
    entries: [
      createEntry({ date: "2026-01-02T11:05:00Z", title: "Tor!", html: "<p>1:0</p>" }),
      createEntry({ date: "2026-01-01T23:30:00Z", html: "<p>Nachts</p>" }),
      createEntry({ date: "2026-01-01T10:00:00Z", html: "<p>Gestern</p>" }),
      createEntry({ date: "kein Datum", html: "<p>Irgendwann</p>" }),
    ],
  });
  expect(html).toContain(
    '<time dateTime="2026-01-02T11:05:00Z">12:05 Uhr</time><span class="sr-only">Link zum Eintrag</span></a><p><strong>Tor!</strong></p><div><p>1:0</p></div>',
  );
  expect(html).toContain('>00:30 Uhr</time><span class="sr-only">Link zum Eintrag</span></a><div><p>Nachts</p></div>');
  expect(html).toContain(">1. Jänner 2026, 11:00 Uhr</time>");
  expect(html).toContain("Link zum Eintrag</span></a><div><p>Irgendwann</p></div></li>");
});

test.each([
  ["INFO", null, '<aside class="facts info"><p>x</p></aside>'],
  ["CORRECTION", null, '<aside class="note"><p class="note-title">Korrektur</p><p>x</p></aside>'],
  ["CORRECTION", "3. März", '<aside class="note"><p class="note-title">Korrektur: 3. März</p><p>x</p></aside>'],
  ["CORRECTION", "Korrekturhinweis", '<aside class="note"><p class="note-title">Korrekturhinweis</p><p>x</p></aside>'],
] as const)("a box says what it is for: %s, %s", (purpose, title, html) => {
  expect(toHtml({ __typename: "FactsBlock", title, html: "<p>x</p>", purpose })).toBe(html);
});

test("a box of facts may have a title", () => {
  expect(toHtml({ __typename: "FactsBlock", title: "Zahlen", html: "<ul><li>1</li></ul>", purpose: null })).toBe(
    '<aside class="facts"><p class="facts-title">Zahlen</p><ul><li>1</li></ul></aside>',
  );
  expect(toHtml({ __typename: "FactsBlock", title: null, html: "<p>x</p>", purpose: "FACTS" })).toBe(
    '<aside class="facts"><p>x</p></aside>',
  );
});

test("code stays as it was written", () => {
  expect(toHtml({ __typename: "CodeBlock", code: "if (a < b) {\n  c &= 1;\n}" })).toBe(
    '<pre tabindex="0"><code>if (a &lt; b) {\n  c &amp;= 1;\n}</code></pre>',
  );
});

test.each([["https://shop.example/"], ["/abo"], ["mailto:a@b.example"], ["tel:+43"]])("a button may lead to %s", (link) => {
  expect(toHtml({ __typename: "ButtonBlock", text: "Zum Shop", link })).toBe(
    `<p><a href="${link}" class="${toButtonClass()}">Zum Shop</a></p>`,
  );
});

test.each([
  ["javascript:alert(1)"],
  [" javascript:alert(1)"],
  ["data:text/html,x"],
  ["//evil.example"],
  ["/\\evil.example"],
  [""],
])("a button does not lead to %j", (link) => {
  expect(toHtml({ __typename: "ButtonBlock", text: "x", link })).toBe("");
});

const hostile = `"><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a>' onmouseover='alert(1)`;
const hostilePicture = wirePicture({
  src: `/media/${hostile}`,
  alt: hostile,
  caption: hostile,
  credit: hostile,
  width: hostile as unknown as number,
  height: hostile as unknown as number,
});

test.each<[string, ContentBlocksFragment]>([
  ["paragraph", { __typename: "ParagraphBlock", html: hostile }],
  ["heading", { __typename: "HeadingBlock", level: 2, html: hostile }],
  ["list", { __typename: "ListBlock", html: hostile }],
  ["quote", { __typename: "QuoteBlock", html: hostile, citation: hostile, citationHtml: null }],
  ["table", { __typename: "TableBlock", html: hostile, caption: hostile, captionHtml: null }],
  ["picture", { __typename: "ImageBlock", image: hostilePicture }],
  ["picture without crops", { __typename: "ImageBlock", image: { ...hostilePicture, image_crops: [] } }],
  [
    "picture with hostile crops",
    {
      __typename: "ImageBlock",
      image: {
        ...hostilePicture,
        image_crops: [
          { ...wireCrop("4-3", "jpeg"), src: `/4-3${hostile}`, srcset: [{ src: hostile, w: 1 }] },
          { ...wireCrop("4-3", "avif"), src: `/4-3${hostile}`, srcset: [{ src: hostile, w: hostile as unknown as number }] },
        ],
      },
    },
  ],
  ["gallery", { __typename: "GalleryBlock", images: [hostilePicture, hostilePicture] }],
  ["embed", { __typename: "EmbedBlock", provider: hostile, url: `https://x.example/${hostile}`, title: hostile }],
  ["video", { __typename: "VideoBlock", video: { ...video, title: hostile, description: hostile } }],
  [
    "film",
    { ...film, sources: [{ src: `/media/${hostile}`, type: hostile }], title: hostile, caption: hostile, captionHtml: hostile },
  ],
  [
    "ticker",
    {
      __typename: "TickerBlock",
      is_over: false,
      entries: [createEntry({ id: hostile, date: hostile, title: hostile, html: hostile, image: hostilePicture })],
    },
  ],
  ["facts", { __typename: "FactsBlock", title: hostile, html: hostile, purpose: "CORRECTION" }],
  ["code", { __typename: "CodeBlock", code: hostile }],
  ["button", { __typename: "ButtonBlock", text: hostile, link: `/abo${hostile}` }],
  ["html", { __typename: "HtmlBlock", html: hostile }],
])("a hostile %s harms no reader", (_name, block) => {
  const html = toHtml(block);
  expect(html).not.toBe("");
  expect(findHarm(leaveOutPlayer(leaveOutGallery(html))).filter((harm) => !/^(?:source|img) leads to/.test(harm))).toEqual([]);
});

/** What is around the pictures of a gallery, none of which comes from the newsroom. */
function leaveOutGallery(html: string): string {
  return html
    .replace(/^<div [^>]* data-island="gallery"[^>]*><div [^>]*><div class="gallery-view"><ul [^>]*>/, "")
    .replace(/<\/ul><\/div><\/div><\/div>$/, "")
    .replace(/<li id="bild-\d"( class="whole")?>/g, "<li>")
    .replaceAll(' data-words=""', "");
}

/** The place of a video but for its caption: React's own markup, looked at in the test below. */
function leaveOutPlayer(html: string): string {
  return html
    .replace(/<div class="contents" data-island="(?:video|media)-player".*(?=<figcaption>)/s, "")
    .replaceAll("<!-- -->", "");
}

test("texts of a video are escaped, also where the browser reads its props", () => {
  const html = toHtml({ __typename: "VideoBlock", video: { ...video, title: hostile, formattedDuration: hostile } });
  expect(html).not.toMatch(/<img|<script|<a href="javascript|onmouseover='/);
});

test("a block that the portal does not know yet is left out", () => {
  const unknown = { __typename: "HologramBlock" } as unknown as ContentBlocksFragment;
  expect(toHtml({ __typename: "ParagraphBlock", html: "Text" }, unknown)).toBe("<p>Text</p>");
});
