import { describe, expect, test } from "vitest";
import { convertForTest } from "./convert-for-test.ts";

const image = (source: string, rest: object = {}) => ({ media: source, alt: null, caption: null, credit: null, ...rest });

describe("a text of the block editor", () => {
  test("keeps paragraphs and headings in their order, without the block comments", () => {
    const { blocks, notes } = convertForTest(
      '<!-- wp:paragraph {"dropCap":true} -->\n<p class="has-drop-cap">Der <strong>Rhein</strong> steigt.</p>\n<!-- /wp:paragraph -->\n\n' +
        '<!-- wp:heading {"level":3} -->\n<h3>Pegel</h3>\n<!-- /wp:heading -->',
    );
    expect(blocks).toEqual([
      { kind: "paragraph", html: "Der <strong>Rhein</strong> steigt." },
      { kind: "heading", level: 3, html: "Pegel" },
    ]);
    expect(notes).toEqual([]);
  });

  test("makes an h1 an h2, because the page has its own h1", () => {
    const { blocks, notes } = convertForTest('<!-- wp:heading {"level":1} --><h1>Titel</h1><!-- /wp:heading -->');
    expect(blocks).toEqual([{ kind: "heading", level: 2, html: "Titel" }]);
    expect(notes).toEqual(["h1 became h2"]);
  });

  test("keeps a list with its nested list as one block", () => {
    const { blocks } = convertForTest(
      "<!-- wp:list --><ul><!-- wp:list-item --><li>Eins<!-- wp:list --><ul><!-- wp:list-item --><li>Eins a</li><!-- /wp:list-item --></ul><!-- /wp:list --></li><!-- /wp:list-item --></ul><!-- /wp:list -->",
    );
    expect(blocks).toEqual([{ kind: "list", html: "<ul><li>Eins<ul><li>Eins a</li></ul></li></ul>" }]);
  });

  test("keeps the quoted person apart from the words, in quotes and pullquotes", () => {
    const { blocks } = convertForTest(
      '<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Wir bleiben.</p><!-- /wp:paragraph --><cite>Anna Moser</cite></blockquote><!-- /wp:quote -->' +
        '<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Nie wieder.</p><cite>Die Wirtin</cite></blockquote></figure><!-- /wp:pullquote -->',
    );
    expect(blocks).toEqual([
      { kind: "quote", html: "<p>Wir bleiben.</p>", citation: "Anna Moser" },
      { kind: "quote", html: "<p>Nie wieder.</p>", citation: "Die Wirtin" },
    ]);
  });

  test("leaves a cited work within the quote where it is", () => {
    const { blocks } = convertForTest("<blockquote><p>In <cite>Faust</cite> steht es.</p></blockquote>");
    expect(blocks).toEqual([{ kind: "quote", html: "<p>In Faust steht es.</p>", citation: null }]);
  });

  test("keeps a table with its caption", () => {
    const { blocks } = convertForTest(
      '<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Ort</th></tr></thead><tbody><tr><td>Lech</td></tr></tbody></table><figcaption>Schneehöhen</figcaption></figure><!-- /wp:table -->',
    );
    expect(blocks).toEqual([
      {
        kind: "table",
        html: "<table><thead><tr><th>Ort</th></tr></thead><tbody><tr><td>Lech</td></tr></tbody></table>",
        caption: "Schneehöhen",
      },
    ]);
  });

  test("names a picture by its attachment and keeps alt text and caption", () => {
    const { blocks, media } = convertForTest(
      '<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="https://example.at/wp-content/uploads/see-1024x683.jpg" alt="Der See" class="wp-image-7"/><figcaption>Der See <em>im</em> Herbst</figcaption></figure><!-- /wp:image -->',
    );
    expect(blocks).toEqual([
      { kind: "image", image: image("wp:example.at:7", { alt: "Der See", caption: "Der See im Herbst" }) },
    ]);
    expect(media).toEqual([
      {
        source: "wp:example.at:7",
        id: 7,
        urls: ["https://example.at/wp-content/uploads/see.jpg", "https://example.at/wp-content/uploads/see-1024x683.jpg"],
        alt: "Der See",
      },
    ]);
  });

  test("keeps the gallery of nested pictures, each with its caption, and the gallery's own caption after it", () => {
    const { blocks } = convertForTest(
      '<!-- wp:gallery --><figure class="wp-block-gallery">' +
        '<!-- wp:image {"id":5} --><figure class="wp-block-image"><img src="https://example.at/a.jpg" alt=""/><figcaption>A</figcaption></figure><!-- /wp:image -->' +
        '<!-- wp:image {"id":6} --><figure class="wp-block-image"><img src="https://example.at/b.jpg" alt=""/></figure><!-- /wp:image -->' +
        '<figcaption class="blocks-gallery-caption">Vom Fest</figcaption></figure><!-- /wp:gallery -->',
    );
    expect(blocks).toEqual([
      { kind: "gallery", images: [image("wp:example.at:5", { caption: "A" }), image("wp:example.at:6")] },
      { kind: "paragraph", html: "<small>Vom Fest</small>" },
    ]);
  });

  test("keeps the older gallery that lists its pictures or only their ids", () => {
    const listed = convertForTest(
      '<!-- wp:gallery {"ids":[1,2]} --><ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="https://example.at/1.jpg" data-id="1"/><figcaption>Eins</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="https://example.at/2.jpg" data-id="2"/></figure></li></ul><!-- /wp:gallery -->',
    );
    expect(listed.blocks).toEqual([
      { kind: "gallery", images: [image("wp:example.at:1", { caption: "Eins" }), image("wp:example.at:2")] },
    ]);
    const named = convertForTest('<!-- wp:gallery {"ids":[1,2]} /-->');
    expect(named.blocks).toEqual([{ kind: "gallery", images: [image("wp:example.at:1"), image("wp:example.at:2")] }]);
  });

  test.each([
    ["https://www.youtube.com/watch?v=abcdefghijk", "youtube", "https://www.youtube.com/watch?v=abcdefghijk"],
    ["https://youtu.be/abcdefghijk?t=3", "youtube", "https://www.youtube.com/watch?v=abcdefghijk"],
    ["https://vimeo.com/12345", "vimeo", "https://vimeo.com/12345"],
    ["https://twitter.com/a/status/1", "twitter", "https://twitter.com/a/status/1"],
    ["https://www.instagram.com/p/abc/", "instagram", "https://www.instagram.com/p/abc/"],
    ["https://open.spotify.com/track/1", "spotify", "https://open.spotify.com/track/1"],
    ["https://unbekannt.example/x", "generic", "https://unbekannt.example/x"],
  ])("embeds %s as %s", (url, provider, kept) => {
    const { blocks } = convertForTest(
      `<!-- wp:embed {"url":"${url}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div><figcaption>Dazu</figcaption></figure><!-- /wp:embed -->`,
    );
    expect(blocks).toEqual([{ kind: "embed", provider, url: kept, title: "Dazu" }]);
  });

  test("knows the provider of blocks older than WordPress 5.6 by the block's name", () => {
    const { blocks } = convertForTest('<!-- wp:core-embed/tickaroo {"url":"https://live.example/1"} /-->');
    expect(blocks).toEqual([{ kind: "embed", provider: "tickaroo", url: "https://live.example/1", title: null }]);
  });

  test("plays a Brightcove frame in the portal's own player", () => {
    const { blocks } = convertForTest('<iframe src="//players.brightcove.net/123/abc_default/index.html?videoId=99"></iframe>');
    expect(blocks).toMatchObject([{ kind: "video", video: { accountId: "123", playerId: "abc", id: "99", isPlaylist: false } }]);
  });

  test("knows the recording of the whole article by its class", () => {
    const { blocks } = convertForTest(
      '<!-- wp:audio {"className":"vorgelesen"} --><figure class="wp-block-audio vorgelesen"><audio controls src="https://example.at/ton.mp3"></audio></figure><!-- /wp:audio -->' +
        '<!-- wp:audio --><figure class="wp-block-audio"><audio controls src="https://example.at/o-ton.mp3"></audio></figure><!-- /wp:audio -->',
    );
    expect(blocks.map((block) => block.kind === "media" && block.isSpokenArticle)).toEqual([true, undefined]);
  });

  test("brings films and recordings with poster, captions and words, and plays them itself", () => {
    const { blocks, notes, media } = convertForTest(
      '<!-- wp:video --><figure class="wp-block-video"><video controls src="https://example.at/fest.mp4" poster="https://example.at/fest.jpg"><track kind="captions" srclang="de" label="Deutsch" src="https://example.at/fest.vtt"></video><figcaption>Das Fest</figcaption></figure><!-- /wp:video -->' +
        '<!-- wp:audio --><figure class="wp-block-audio"><audio controls src="https://example.at/ton.mp3"></audio></figure><!-- /wp:audio -->',
    );
    const file = (name: string) => ({ media: `url:https://example.at/${name}` });
    expect(blocks).toMatchObject([
      {
        kind: "media",
        medium: "VIDEO",
        sources: [file("fest.mp4")],
        caption: "Das Fest",
        poster: file("fest.jpg"),
        tracks: [{ ...file("fest.vtt"), language: "de", label: "Deutsch" }],
      },
      { kind: "media", medium: "AUDIO", sources: [file("ton.mp3")], tracks: [], poster: null },
    ]);
    expect([...media.values()].filter(({ kind }) => kind === "file").map(({ urls }) => urls)).toEqual([
      ["https://example.at/fest.vtt"],
      ["https://example.at/fest.mp4"],
      ["https://example.at/ton.mp3"],
    ]);
    expect(notes).toEqual([]);
  });

  test("keeps code as code and the lines of a poem as lines", () => {
    const { blocks } = convertForTest(
      '<!-- wp:code --><pre class="wp-block-code"><code class="language-js">if (a &lt; b) {\n  c();\n}</code></pre><!-- /wp:code -->' +
        '<!-- wp:preformatted --><pre class="wp-block-preformatted">eins<br>zwei</pre><!-- /wp:preformatted -->' +
        '<!-- wp:verse --><pre class="wp-block-verse">Über allen Gipfeln\nist Ruh</pre><!-- /wp:verse -->',
    );
    expect(blocks).toEqual([
      { kind: "code", code: "if (a < b) {\n  c();\n}", language: "js" },
      { kind: "code", code: "eins\nzwei", language: null },
      { kind: "paragraph", html: "Über allen Gipfeln<br />ist Ruh" },
    ]);
  });

  test("keeps separators and buttons, drops spacers", () => {
    const { blocks } = convertForTest(
      '<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator --><!-- wp:spacer --><div style="height:9px"></div><!-- /wp:spacer -->' +
        '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://tickets.example/">Karten</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
    );
    expect(blocks).toEqual([{ kind: "separator" }, { kind: "button", text: "Karten", link: "https://tickets.example/" }]);
  });

  test("reads columns, groups, covers and media beside text one after the other", () => {
    const paragraph = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;
    const { blocks } = convertForTest(
      `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">${paragraph("links")}</div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column">${paragraph("rechts")}</div><!-- /wp:column --></div><!-- /wp:columns -->` +
        `<!-- wp:group --><div class="wp-block-group">${paragraph("Gruppe")}</div><!-- /wp:group -->` +
        `<!-- wp:cover {"url":"https://example.at/c.jpg","id":4} --><div class="wp-block-cover"><div class="wp-block-cover__inner-container">${paragraph("Über dem Bild")}</div></div><!-- /wp:cover -->` +
        `<!-- wp:media-text {"mediaId":8} --><div class="wp-block-media-text"><figure><img src="https://example.at/m.jpg" class="wp-image-8"/></figure><div>${paragraph("Daneben")}</div></div><!-- /wp:media-text -->`,
    );
    expect(blocks).toEqual([
      { kind: "paragraph", html: "links" },
      { kind: "paragraph", html: "rechts" },
      { kind: "paragraph", html: "Gruppe" },
      { kind: "image", image: image("wp:example.at:4") },
      { kind: "paragraph", html: "Über dem Bild" },
      { kind: "image", image: image("wp:example.at:8") },
      { kind: "paragraph", html: "Daneben" },
    ]);
  });

  test("keeps a box that opens", () => {
    const { blocks } = convertForTest(
      "<!-- wp:details --><details><summary>Mehr dazu</summary><!-- wp:paragraph --><p>Das ist drin.</p><!-- /wp:paragraph --></details><!-- /wp:details -->",
    );
    expect(blocks).toEqual([{ kind: "html", html: "<details><summary>Mehr dazu</summary><p>Das ist drin.</p></details>" }]);
  });

  test("drops “more” and page breaks and says so", () => {
    const { blocks, notes } = convertForTest(
      "<!-- wp:more --><!--more--><!-- /wp:more --><!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage --><!-- wp:paragraph --><p>Weiter.</p><!-- /wp:paragraph -->",
    );
    expect(blocks).toEqual([{ kind: "paragraph", html: "Weiter." }]);
    expect(notes).toEqual(["“more” mark dropped", "page break dropped, the text goes on"]);
  });

  test("puts the text of a synced pattern where it is used, and ends at one that contains itself", () => {
    const { blocks, notes } = convertForTest('<!-- wp:block {"ref":3} /-->', {
      findPattern: (id) =>
        id === 3 ? '<!-- wp:paragraph --><p>Muster</p><!-- /wp:paragraph --><!-- wp:block {"ref":3} /-->' : null,
    });
    expect(blocks).toEqual([{ kind: "paragraph", html: "Muster" }]);
    expect(notes).toEqual(["synced pattern is not in the export"]);
  });

  test("lists footnotes where their block stands", () => {
    const { blocks } = convertForTest("<!-- wp:footnotes /-->", { footnotes: ["Amtsblatt <b>3</b>"] });
    expect(blocks).toEqual([{ kind: "list", html: "<ol><li>Amtsblatt <b>3</b></li></ol>" }]);
  });

  test("keeps an unknown block as HTML, its pictures as pictures", () => {
    const { blocks, notes } = convertForTest(
      '<!-- wp:acme/box {"a":1} --><div class="box" style="color:red"><p>Text in <b>Box</b></p><img src="https://example.at/x.jpg"></div><!-- /wp:acme/box -->',
    );
    expect(blocks).toEqual([
      { kind: "html", html: "<div><p>Text in <b>Box</b></p></div>" },
      { kind: "image", image: image("url:https://example.at/x.jpg") },
    ]);
    expect(notes).toContain("unknown block acme/box kept as HTML");
  });

  test("keeps what an editor typed into a block that has no markup", () => {
    const { blocks, notes } = convertForTest(
      '<!-- wp:acf/zitat {"data":{"text":"Das Tal bleibt frei, sagt er.","farbe":"rot"}} /--><!-- wp:latest-posts {"postsToShow":3} /-->',
    );
    expect(blocks).toEqual([{ kind: "html", html: "<p>Das Tal bleibt frei, sagt er.</p>" }]);
    expect(notes).toEqual([
      "texts of block acf/zitat kept as HTML",
      "block core/latest-posts has no content of its own, left out",
    ]);
  });

  test("survives blocks that are never closed, closed twice, or whose settings are broken", () => {
    const { blocks, notes } = convertForTest(
      "<!-- /wp:group --><!-- wp:paragraph {broken} --><p>Eins</p><!-- /wp:paragraph --><!-- wp:group --><div><!-- wp:paragraph --><p>Zwei</p>",
    );
    expect(blocks).toEqual([
      { kind: "paragraph", html: "Eins" },
      { kind: "paragraph", html: "Zwei" },
    ]);
    expect(notes).toEqual(["settings of a block are unreadable"]);
  });
});
