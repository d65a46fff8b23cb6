import { describe, expect, test } from "vitest";
import { sanitizeInline, sanitizeList, sanitizeRich, sanitizeTable } from "./sanitize.ts";
import { sanitizeBlock } from "./sanitize-block.ts";

const hostile = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img src='javascript:alert(1)'>",
  '<img src="data:text/html;base64,PHNjcmlwdD4=">',
  "<img srcset='javascript:alert(1) 1x, https://a.example/b.png 2x' src=/a.png>",
  "<svg/onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "<math><annotation-xml encoding='text/html'><script>alert(1)</script></annotation-xml></math>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)></style>",
  "<template><script>alert(1)</script></template>",
  "<xmp><img src=x onerror=alert(1)></xmp>",
  "<textarea></textarea><img src=x onerror=alert(1)>",
  "<title><a href='</title><img src=x onerror=alert(1)>'>",
  "<plaintext><script>alert(1)</script>",
  "<option>&lt;script&gt;alert(1)&lt;/script&gt;</option>",
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="java&#x09;script:alert(1)">a</a>',
  '<a href="java&Tab;script&colon;alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href=" \u0001javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt&#58;alert(1)">a</a>',
  '<a href="java<!-- -->script:alert(1)">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="blob:https://a.example/1">a</a>',
  '<a href="https://a.example/" onclick="alert(1)" style="position:fixed" target="_blank">a</a>',
  '<a href="x" "onmouseover=alert(1) b="">a</a>',
  "<a href='x' onfocus=alert(1) autofocus tabindex=1>a",
  '<a href="/\\a.example">a</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  "<style>*{background:url(javascript:alert(1))}</style>",
  '<p style="width:expression(alert(1))">x</p>',
  '<div style="background:url(https://evil.example)">x</div>',
  "<form action=https://evil.example><form><input name=a><button formaction=javascript:alert(1)>go</button></form>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<iframe src='https://evil.example'>text</iframe>",
  "<object data='javascript:alert(1)'>text</object><embed src='javascript:alert(1)'>",
  "<video src=x onerror=alert(1)><source onerror=alert(1)></video>",
  "<details ontoggle=alert(1) open>x</details>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<body onload=alert(1)><html onmouseover=alert(1)>",
  "<table><td background='javascript:alert(1)' colspan='9999999'>x</table>",
  "<table><tr><td><p>a<table><td>b</table>",
  "<b><i>unclosed <u>everywhere",
  "</p></div></b>closed without opening",
  "<ul><li>one<li>two<ol><li>three",
  "<<b>>double<</b>>",
  "<b/onmouseover=alert(1)//>x",
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml version='1.0'?><script>alert(1)</script>",
  '"><script>alert(1)</script>',
  "'\"--></style></script><script>alert(1)</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&amp;lt;img src=x onerror=alert(1)&amp;gt;",
  "\u0000<scr\u0000ipt>alert(1)</script>",
  "<a href=https://a.example/?a=1&b=2>ä & ö</a>",
];

/** Deterministic, so that a failure can be looked at again. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function createMixtures(count: number): string[] {
  const random = createRandom(20260);
  const pick = () => hostile[Math.floor(random() * hostile.length)] ?? "";
  return Array.from({ length: count }, () => {
    const whole = Array.from({ length: 1 + Math.floor(random() * 4) }, pick).join(random() < 0.5 ? "" : "<p>");
    const cut = Math.floor(random() * whole.length);
    return random() < 0.3 ? whole.slice(cut) + whole.slice(0, cut) : whole;
  });
}

const inlineTags = "a strong em b i u s sub sup br code mark abbr span q small time kbd".split(" ");
const listTags = [...inlineTags, "ul", "ol", "li"];
const tableTags = [...inlineTags, "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];
const richTags = [
  ...listTags,
  ...tableTags,
  ..."p h2 h3 h4 h5 h6 blockquote figure figcaption img details summary hr div pre dl dt dd".split(" "),
];
const attributeNames = new Set(
  "href rel title lang datetime start reversed value scope colspan rowspan src alt width height srcset sizes loading class".split(
    " ",
  ),
);

/** Reads what came out by the strictest grammar there is; anything else in it is a fault. */
function findFault(html: string, tags: string[]): string | null {
  const open: string[] = [];
  let rest = html;
  while (rest !== "") {
    const text = /^[^<>]+/.exec(rest)?.[0];
    if (text !== undefined) {
      rest = rest.slice(text.length);
      continue;
    }
    const tag = /^<(\/?)([a-z0-9]+)((?: [a-z]+(?:="[^"<>]*")?)*)( \/)?>/.exec(rest);
    if (tag === null) return `no tag: ${rest.slice(0, 60)}`;
    const [whole, closing, name = "", attributes = "", empty] = tag;
    rest = rest.slice(whole.length);
    if (!tags.includes(name)) return `tag ${name}`;
    if (closing === "/") {
      if (open.pop() !== name) return `closes ${name}`;
    } else if (empty === undefined) open.push(name);
    for (const [, attribute = "", value = ""] of attributes.matchAll(/ ([a-z]+)(?:="([^"<>]*)")?/g)) {
      if (!attributeNames.has(attribute)) return `attribute ${attribute}`;
      const isAddress = attribute === "href" || attribute === "src";
      const decoded = value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
      if (isAddress && !/^(?:https?|mailto|tel):$/.test(new URL(decoded, "https://own.invalid").protocol))
        return `address ${value}`;
      if (attribute === "srcset" && /script|data:/i.test(value)) return `srcset ${value}`;
    }
  }
  return open.length === 0 ? null : `left open: ${open.join(" ")}`;
}

const sanitizers: [string, (html: string) => string, string[]][] = [
  ["inline", sanitizeInline, inlineTags],
  ["list", sanitizeList, listTags],
  ["table", sanitizeTable, tableTags],
  ["rich", sanitizeRich, richTags],
];

describe.each(sanitizers)("hostile markup in %s text", (_name, sanitize, tags) => {
  test.each(hostile)("leaves nothing but allowed tags: %s", (html) => {
    expect(findFault(sanitize(html), tags)).toBeNull();
  });

  test("stays harmless however it is put together and cut, and a second pass changes no word", () => {
    for (const html of createMixtures(400)) {
      const once = sanitize(html);
      expect(findFault(once, tags), html).toBeNull();
      const twice = sanitize(once);
      expect(findFault(twice, tags), html).toBeNull();
      expect(twice.replace(/<[^>]*>/g, ""), html).toBe(once.replace(/<[^>]*>/g, ""));
    }
  });
});

test("the checker of this file sees what must not be there", () => {
  expect(findFault("<script>", richTags)).toBe("tag script");
  expect(findFault('<a onclick="x">a</a>', richTags)).toBe("attribute onclick");
  expect(findFault('<a href="javascript:x">a</a>', richTags)).toBe("address javascript:x");
  expect(findFault("<b>a", richTags)).toBe("left open: b");
  expect(findFault("<img src=x onerror=a>", richTags)).toMatch(/^no tag/);
});

test("text of an editor comes through as written", () => {
  const html = 'Der <strong>Rhein</strong> führt <em>Hochwasser</em>, <a href="/themen/rhesi">mehr dazu</a>.<br />Ende';
  expect(sanitizeInline(html)).toBe(html);
});

test("a link out of the paper is marked, one within is not", () => {
  expect(sanitizeInline('<a href="https://a.example/?a=1&amp;b=2" target="_blank">a</a>')).toBe(
    '<a href="https://a.example/?a=1&amp;b=2" rel="noopener nofollow">a</a>',
  );
  expect(sanitizeInline('<a href="//a.example">a</a>')).toContain('rel="noopener nofollow"');
  expect(sanitizeInline('<a href="/\\a.example">a</a>')).toContain('rel="noopener nofollow"');
  expect(sanitizeInline('<a href="/abo" rel="opener">a</a>')).toBe('<a href="/abo">a</a>');
  expect(sanitizeInline('<a href="tel:+43557212345">a</a>')).toBe('<a href="tel:+43557212345">a</a>');
});

test("of a thousand quotations within each other the text stays, and as many as an editor could mean", () => {
  const kept = sanitizeRich(`${"<blockquote>".repeat(1000)}tief`);
  expect(kept).toContain("tief");
  expect(kept.split("<blockquote>").length - 1).toBe(40);
});

test("a table keeps its structure and loses its looks", () => {
  const html =
    '<table class="x" border="1"><thead><tr><th scope="col" colspan="2" style="color:red">A</th></tr></thead><tbody><tr><td rowspan="x">1</td></tr></tbody></table>';
  expect(sanitizeTable(html)).toBe(
    '<table><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  );
});

test("free markup keeps pictures with their sizes, and a picture without an address goes", () => {
  expect(
    sanitizeRich('<figure><img src="https://a.example/b.jpg" alt="" width="20" height="1e9"><figcaption>B</figcaption></figure>'),
  ).toBe('<figure><img src="https://a.example/b.jpg" alt="" width="20" loading="lazy" /><figcaption>B</figcaption></figure>');
  expect(sanitizeRich("a<img alt='b'>c")).toBe("ac");
});

test("twenty thousand nested tags are read without harm", () => {
  const html = `${"<div><b>".repeat(20_000)}Text`;
  const safe = sanitizeRich(html);
  expect(safe).toContain("Text");
  expect(findFault(safe, richTags)).toBeNull();
});

describe("a block", () => {
  test("whose button leads to a script stays as text", () => {
    expect(sanitizeBlock({ kind: "button", text: "Los <b>", link: "javascript:alert(1)" })).toEqual({
      kind: "paragraph",
      html: "Los &lt;b&gt;",
    });
    expect(sanitizeBlock({ kind: "button", text: "Los", link: "/abo" })).toEqual({ kind: "button", text: "Los", link: "/abo" });
  });

  test("that embeds a data address stays as text", () => {
    expect(sanitizeBlock({ kind: "embed", provider: "generic", url: "data:text/html,x", title: "Karte" })).toEqual({
      kind: "paragraph",
      html: "Karte",
    });
  });

  test("with a ticker is cleaned in every entry", () => {
    const entries = [{ id: "1", date: "2026-01-01T00:00:00Z", title: null, html: "<p onclick=x>a</p><script>b</script>" }];
    expect(sanitizeBlock({ kind: "ticker", entries })).toMatchObject({ entries: [{ html: "<p>a</p>" }] });
  });

  test.each(["paragraph", "quote", "facts", "list", "table", "html"] as const)("of the kind %s carries no script", (kind) => {
    const safe = sanitizeBlock({
      kind,
      html: "<b>a</b><script>x</script><img src=x onerror=x>",
      citation: null,
      caption: null,
      title: null,
    });
    expect(JSON.stringify(safe)).not.toMatch(/script|onerror/);
    expect(JSON.stringify(safe)).toContain("<b>a</b>");
  });
});
