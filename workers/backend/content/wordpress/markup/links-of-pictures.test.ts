import { expect, test } from "vitest";
import { convertForTest } from "./convert-for-test.ts";

const away = (text: string) => `<a href="https://foto.example/anna" rel="noopener nofollow">${text}</a>`;
const link = '<a href="https://foto.example/anna" target="_blank" onclick="x()">Anna</a>';
const img = '<img class="wp-image-7" src="https://example.at/wp-content/uploads/2026/11/see-1024x683.jpg" alt="See">';

/** The first block of a text, of a picture its use. */
function convert(text: string): Record<string, unknown> {
  const [first] = convertForTest(text).blocks;
  if (first?.kind === "image") return first.image;
  return first?.kind === "gallery" ? { ...first.images[0] } : { ...first };
}

test.each([
  ["a picture", `<figure>${img}<figcaption>Foto: ${link} &amp; Co</figcaption></figure>`],
  [
    "a picture block",
    `<!-- wp:image {"id":7} --><figure>${img}<figcaption>Foto: ${link} &amp; Co</figcaption></figure><!-- /wp:image -->`,
  ],
  ["a classic picture", `[caption id="attachment_7"]${img} Foto: ${link} &amp; Co[/caption]`],
  ["a classic picture by its setting", `[caption caption="Foto: ${link.replaceAll('"', "'")} &amp; Co"]${img}[/caption]`],
  [
    "a picture of a gallery",
    `<ul class="wp-block-gallery"><li><figure>${img}<figcaption>Foto: ${link} &amp; Co</figcaption></figure></li></ul>`,
  ],
  ["a table", `<figure><table><tr><td>1</td></tr></table><figcaption>Foto: ${link} &amp; Co</figcaption></figure>`],
  ["a table by itself", `<table><caption>Foto: ${link} &amp; Co</caption><tr><td>1</td></tr></table>`],
])("a link in the caption of %s stays", (_what, text) => {
  expect(convert(text)).toMatchObject({ caption: "Foto: Anna & Co", captionHtml: `Foto: ${away("Anna")} &amp; Co` });
});

test.each([
  ["a quote", `<blockquote><p>Ja.</p><cite>${link}, Wirtin</cite></blockquote>`],
  ["a pullquote", `<figure class="wp-block-pullquote"><blockquote><p>Ja.</p><cite>${link}, Wirtin</cite></blockquote></figure>`],
  ["a quote in a figure", `<figure><blockquote><p>Ja.</p></blockquote><figcaption>${link}, Wirtin</figcaption></figure>`],
])("a link to the quoted person in %s stays", (_what, text) => {
  expect(convert(text)).toMatchObject({ citation: "Anna, Wirtin", citationHtml: `${away("Anna")}, Wirtin` });
});

test.each([
  ["an embed", '<figure class="wp-block-embed"><div>https://vimeo.com/1</div><figcaption>LINK</figcaption></figure>'],
  ["a gallery", `<figure class="wp-block-gallery">${img}${img}<figcaption>LINK</figcaption></figure>`],
])("a link in the caption of %s stays as a small text below", (_what, text) => {
  expect(convertForTest(text.replace("LINK", link)).blocks.at(-1)).toEqual({
    kind: "paragraph",
    html: `<small>${away("Anna")}</small>`,
  });
});

test("a caption as long as an article is cut", () => {
  const text = `<figure>${img}<figcaption>${link} ${"Wort ".repeat(100_000)}</figcaption></figure>`;
  const { caption, captionHtml } = convert(text);
  expect(convertForTest(text).notes).toContain("caption as long as an article, cut");
  expect([String(caption).length, String(caption).slice(-1), captionHtml]).toEqual([5000, "…", undefined]);
});

test("a caption without links is plain text alone, and one with a hostile link, too", () => {
  expect(convert(`<figure>${img}<figcaption>Der <em>See</em></figcaption></figure>`)).not.toHaveProperty("captionHtml");
  const hostile = convert(`<figure>${img}<figcaption><a href="javascript:alert(1)">Der See</a></figcaption></figure>`);
  expect(hostile).toMatchObject({ caption: "Der See" });
  expect(JSON.stringify(hostile)).not.toContain("javascript");
});

const uploads = "https://example.at/wp-content/uploads/2026/11";
test.each([
  ["another site", "https://shop.example/see?a=1", "https://shop.example/see?a=1"],
  ["an article of the site", "https://example.at/2026/11/fest/", "/2026/11/fest/"],
  ["another picture", `${uploads}/plan.jpg`, `${uploads}/plan.jpg`],
  [
    "a picture of the same name elsewhere",
    "https://example.at/wp-content/uploads/2019/01/see.jpg",
    "https://example.at/wp-content/uploads/2019/01/see.jpg",
  ],
  ["a mail address", "mailto:anna@foto.example", "mailto:anna@foto.example"],
  ["its own file", `${uploads}/see.jpg`, undefined],
  ["its own file in another size", `${uploads}/see-300x200.jpg`, undefined],
  ["its own file at a server of copies", "https://i0.wp.com/example.at/wp-content/uploads/2026/11/see.jpg?ssl=1", undefined],
  ["its own file, made smaller by the site", `${uploads}/see-scaled.jpg`, undefined],
  ["its own page", "https://example.at/?attachment_id=7", undefined],
  ["a script", "javascript:alert(1)", undefined],
  ["a place on the page", "#oben", undefined],
])("a link around a picture that leads to %s is %j → %j", (_what, href, kept) => {
  const blocks = [
    `<a href="${href}">${img}</a>`,
    `<figure><a href="${href}">${img}</a></figure>`,
    `[caption]<a href="${href}">${img}</a> See[/caption]`,
  ];
  for (const text of blocks) expect(convert(text).link).toBe(kept);
});

test("a link to a picture's own page by another address is dropped and noted", () => {
  const { blocks, notes } = convertForTest(`<a href="https://example.at/fest/see/" rel="attachment wp-att-7">${img}</a>`);
  expect(JSON.stringify(blocks)).not.toContain("/fest/see");
  expect(notes).toContain("link to the site's page about a picture removed");
});

test("a link that stands in the settings of a picture block alone stays", () => {
  const text = '<!-- wp:image {"id":7,"linkDestination":"custom","href":"https://example.at/fest/"} /-->';
  expect(convert(text)).toMatchObject({ media: "wp:example.at:7", link: "/fest/" });
});
