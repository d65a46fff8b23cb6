import { describe, expect, test } from "vitest";
import { convertForTest } from "./convert-for-test.ts";

const kinds = (text: string, isRendered = false) => convertForTest(text, { isRendered }).blocks.map((block) => block.kind);

describe("a text of the classic editor", () => {
  test("makes paragraphs of empty lines and line breaks of line ends", () => {
    const { blocks } = convertForTest(
      "Erste Zeile\nzweite Zeile\n\nNeuer <em>Absatz</em>\r\n\r\n<strong>Fett\n\nweiter fett</strong>",
    );
    expect(blocks).toEqual([
      { kind: "paragraph", html: "Erste Zeile<br />zweite Zeile" },
      { kind: "paragraph", html: "Neuer <em>Absatz</em>" },
      { kind: "paragraph", html: "<strong>Fett</strong>" },
      { kind: "paragraph", html: "<strong>weiter fett</strong>" },
    ]);
  });

  test("begins a paragraph at two line breaks, and does not double a break that stands at a line's end", () => {
    const { blocks } = convertForTest("Eins<br />\nzwei<br><br>drei");
    expect(blocks).toEqual([
      { kind: "paragraph", html: "Eins<br />zwei" },
      { kind: "paragraph", html: "drei" },
    ]);
  });

  test("keeps lists, headings and quotes between bare lines", () => {
    expect(
      kinds("Text\n<h3>Titel</h3>\nText\n<ul>\n<li>a</li>\n</ul>\n<blockquote>Zitat\n\nzwei</blockquote>\n<hr />\nEnde"),
    ).toEqual(["paragraph", "heading", "paragraph", "list", "quote", "separator", "paragraph"]);
  });

  test("keeps a captioned picture as picture with caption", () => {
    const { blocks } = convertForTest(
      '[caption id="attachment_12" align="alignleft" width="300"]<a href="https://example.at/wp-content/uploads/x.jpg"><img class="size-medium" src="https://example.at/wp-content/uploads/x-300x200.jpg" alt="Alt" /></a> Ein <em>Bild</em>[/caption]',
    );
    expect(blocks).toEqual([
      { kind: "image", image: { media: "wp:example.at:12", alt: "Alt", caption: "Ein Bild", credit: null } },
    ]);
  });

  test("keeps galleries by ids, and of all uploaded pictures when they name none", () => {
    const image = (id: number) => ({ media: `wp:example.at:${id}`, alt: null, caption: null, credit: null });
    expect(convertForTest('[gallery columns="2" ids="3,1"]').blocks).toEqual([{ kind: "gallery", images: [image(3), image(1)] }]);
    expect(convertForTest("[gallery]", { attachedIds: () => [8] }).blocks).toEqual([{ kind: "gallery", images: [image(8)] }]);
    expect(convertForTest("[gallery]").blocks).toEqual([]);
  });

  test("plays an address alone on its line, and leaves an address within a line alone", () => {
    const { blocks } = convertForTest(
      "Vorher\nhttps://www.youtube.com/watch?v=abcdefghijk\nNachher mit https://vimeo.com/1 im Satz\n\nhttps://zeitung.example/artikel",
    );
    expect(blocks).toEqual([
      { kind: "paragraph", html: "Vorher" },
      { kind: "embed", provider: "youtube", url: "https://www.youtube.com/watch?v=abcdefghijk", title: null },
      { kind: "paragraph", html: "Nachher mit https://vimeo.com/1 im Satz" },
      { kind: "paragraph", html: "https://zeitung.example/artikel" },
    ]);
  });

  test("knows the shortcodes for embeds and players", () => {
    const { blocks } = convertForTest(
      '[embed width="123"]https://vimeo.com/77[/embed]\n\n[video mp4="https://example.at/a.mp4" poster="https://example.at/a.jpg"][/video]\n\n[audio src="https://example.at/b.mp3"]',
    );
    expect(blocks.map((block) => block.kind)).toEqual(["embed", "media", "media"]);
    expect(JSON.stringify(blocks[1])).toContain("https://example.at/a.mp4");
    expect(JSON.stringify(blocks[2])).toContain("https://example.at/b.mp3");
  });

  test("keeps other shortcodes as text in a block of their own", () => {
    const { blocks, notes } = convertForTest('Davor\n[contact-form-7 id="1" title="Form"]\nDanach [sic] steht es.');
    expect(blocks).toEqual([
      { kind: "paragraph", html: "Davor" },
      { kind: "html", html: '<p>[contact-form-7 id="1" title="Form"]</p>' },
      { kind: "paragraph", html: "Danach [sic] steht es." },
    ]);
    expect(notes).toEqual(["unknown shortcode kept as text"]);
  });

  test("tells of a plug-in's shortcodes around a text, and keeps them", () => {
    const { blocks, notes } = convertForTest("[vc_row][vc_column]Text im Baukasten[/vc_column][/vc_row]");
    expect(blocks).toEqual([{ kind: "paragraph", html: "[vc_row][vc_column]Text im Baukasten[/vc_column][/vc_row]" }]);
    expect(notes).toEqual(["shortcodes of a plug-in within a text kept as text"]);
  });

  test("shows a shortcode that is written out", () => {
    expect(convertForTest("Schreib [[gallery]] dafür.").blocks).toEqual([
      { kind: "paragraph", html: "Schreib [gallery] dafür." },
    ]);
  });

  test("leaves brackets within attributes alone", () => {
    const { blocks } = convertForTest('<a href="https://a.example/?x=[gallery]">Verweis</a>');
    expect(blocks).toMatchObject([{ kind: "paragraph", html: expect.stringContaining("Verweis</a>") }]);
    expect(blocks).toHaveLength(1);
  });

  test("takes a picture out of the sentence around it", () => {
    const { blocks } = convertForTest('Vor <em>dem <img src="https://example.at/a.jpg" alt="A"> Bild</em> und danach');
    expect(blocks).toEqual([
      { kind: "paragraph", html: "Vor <em>dem</em>" },
      { kind: "image", image: { media: "url:https://example.at/a.jpg", alt: "A", caption: null, credit: null } },
      { kind: "paragraph", html: "<em>Bild</em> und danach" },
    ]);
  });

  test("gives pictures in lists and tables a block after them", () => {
    expect(kinds('<ul><li>Eins <img src="https://example.at/a.jpg"></li></ul>')).toEqual(["list", "image"]);
    expect(
      kinds('<table><tr><td>Eins <iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></td></tr></table>'),
    ).toEqual(["table", "embed"]);
  });

  test("makes links to the site's own articles paths, and leaves its files and other sites as they are", () => {
    const { blocks, notes } = convertForTest(
      '<a href="https://example.at/2020/01/alt/?a=1#b">a</a> <a href="../neu/">b</a> <a href="https://example.at/wp-content/uploads/plan.pdf">c</a> <a href="https://anders.example/x">d</a>',
    );
    expect(blocks).toEqual([
      {
        kind: "paragraph",
        html:
          '<a href="/2020/01/alt/?a=1#b">a</a> <a href="/2026/11/neu/">b</a> ' +
          '<a href="https://example.at/wp-content/uploads/plan.pdf" rel="noopener nofollow">c</a> <a href="https://anders.example/x" rel="noopener nofollow">d</a>',
      },
    ]);
    expect(notes).toEqual(["linked file stays at its former address"]);
  });

  test("drops tracking pixels, empty paragraphs and place-holders of pictures that a script loads", () => {
    const { blocks, media } = convertForTest(
      '<img src="https://pixel.example/p.gif" width="1" height="1">\n\n&nbsp;\n\n<img src="data:image/gif;base64,R0lGOD" data-src="https://example.at/echt.jpg"><noscript><img src="https://example.at/echt.jpg"></noscript>',
    );
    expect(blocks.map((block) => block.kind)).toEqual(["image"]);
    expect(media.map((entry) => entry.urls)).toEqual([["https://example.at/echt.jpg"]]);
  });

  test("makes emoji pictures characters again", () => {
    const { blocks } = convertForTest('Winter <img class="emoji" alt="🎿" src="https://s.w.org/images/core/emoji/1.svg"> kommt');
    expect(blocks).toEqual([{ kind: "paragraph", html: "Winter 🎿 kommt" }]);
  });
});

describe("a text as WordPress shows it", () => {
  test("has no paragraphs but its own", () => {
    const { blocks } = convertForTest("<p>Eins<br />\nzwei</p>\n<p>drei\nvier</p>\n", { isRendered: true });
    expect(blocks).toEqual([
      { kind: "paragraph", html: "Eins<br />zwei" },
      { kind: "paragraph", html: "drei vier" },
    ]);
  });

  test("gives frames of networks back the address of what they show", () => {
    const { blocks } = convertForTest(
      '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper"><iframe title="Film" src="https://www.youtube-nocookie.com/embed/abcdefghijk?feature=oembed"></iframe></div></figure>' +
        '<blockquote class="twitter-tweet"><p>Kurz</p><a href="https://twitter.com/a/status/12?ref=x">am 1.</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>' +
        '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/xyz/"></blockquote>' +
        '<script src="https://datawrapper.dwcdn.net/AbC12/embed.js"></script>',
      { isRendered: true },
    );
    expect(blocks).toEqual([
      { kind: "embed", provider: "youtube", url: "https://www.youtube.com/watch?v=abcdefghijk", title: "Film" },
      { kind: "embed", provider: "twitter", url: "https://twitter.com/a/status/12?ref=x", title: null },
      { kind: "embed", provider: "instagram", url: "https://www.instagram.com/p/xyz/", title: null },
      { kind: "embed", provider: "datawrapper", url: "https://datawrapper.dwcdn.net/AbC12/", title: null },
    ]);
  });

  test("knows the classic gallery and caption in their HTML", () => {
    const { blocks } = convertForTest(
      '<div class="gallery gallery-columns-2"><figure class="gallery-item"><div class="gallery-icon"><a href="https://example.at/1.jpg"><img src="https://example.at/1-150x150.jpg"></a></div><figcaption class="gallery-caption">Eins</figcaption></figure><figure class="gallery-item"><div class="gallery-icon"><img src="https://example.at/2-150x150.jpg"></div></figure></div>' +
        '<div id="attachment_9" class="wp-caption"><img class="wp-image-9" src="https://example.at/9.jpg"><p class="wp-caption-text">Neun</p></div>',
      { isRendered: true },
    );
    expect(blocks).toEqual([
      {
        kind: "gallery",
        images: [
          { media: "url:https://example.at/1.jpg", alt: null, caption: "Eins", credit: null },
          { media: "url:https://example.at/2.jpg", alt: null, caption: null, credit: null },
        ],
      },
      { kind: "image", image: { media: "wp:example.at:9", alt: null, caption: "Neun", credit: null } },
    ]);
  });
});
