/** Content as an attacker, or a careless former system, would send it: every field tries to run script. */
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";

/** Whatever runs sets this property of `window`. */
export const XSS_MARK = "__holdout_xss";

const run = `window.${XSS_MARK}=1`;
const hostileTags = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg onload="${run}"><script>${run}</script></svg>`,
  `<iframe srcdoc="<script>parent.${XSS_MARK}=1</script>"></iframe>`,
  `<a href="javascript:${run}">Hier drücken</a>`,
  `<a href=" jav&#x09;ascript:${run}">Oder hier</a>`,
  `<details open ontoggle="${run}"><summary>Auf</summary></details>`,
  `<form action="javascript:${run}"><button formaction="javascript:${run}">Los</button></form>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<style>@import "javascript:${run}"; body { background: url("javascript:${run}") }</style>`,
  `<base href="javascript:${run}//"><meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<object data="data:text/html,<script>parent.${XSS_MARK}=1</script>"></object><embed src="javascript:${run}">`,
  `<div onmouseover="${run}" style="animation-name:x" onanimationstart="${run}">Text</div>`,
  `</div></article></main></body><script>${run}</script>`,
].join("");
const hostileText = `"'><script>${run}</script><img src=x onerror=${run}>`;
const hostileLink = `javascript:${run}`;

export const hostile = {
  postSlug: "feindlicher-beitrag",
  pageSlug: "feindliche-seite",
  topicSlug: "feindliches-thema",
  categorySlug: "feindliche-rubrik",
} as const;

const date = "2001-02-03T04:05:06Z";
const topic = { slug: hostile.topicSlug, title: hostileText };
const category = { slug: hostile.categorySlug, title: hostileText };

const blocks: Extract<ContentRecord, { kind: "post" }>["blocks"] = [
  { kind: "paragraph", html: `Anfang ${hostileTags}` },
  { kind: "heading", level: 2, html: hostileTags },
  { kind: "list", html: `<ul><li>${hostileTags}</li></ul>` },
  { kind: "quote", html: `<p>${hostileTags}</p>`, citation: hostileText },
  { kind: "table", html: `<table><tbody><tr><td>${hostileTags}</td></tr></tbody></table>`, caption: hostileText },
  { kind: "facts", title: hostileText, html: hostileTags },
  { kind: "code", code: hostileTags, language: hostileText },
  { kind: "button", text: hostileText, link: hostileLink },
  { kind: "embed", provider: "youtube", url: hostileLink, title: hostileText },
  { kind: "embed", provider: hostileText, url: `https://example.org/"onmouseover="${run}`, title: hostileText },
  { kind: "video", video: { id: hostileText, accountId: hostileText, title: hostileText, description: hostileText } },
  { kind: "ticker", entries: [{ id: "1", date, title: hostileText, html: hostileTags }] },
  { kind: "html", html: hostileTags },
  { kind: "paragraph", html: "Ende." },
];

export const hostileRecords: ContentRecord[] = [
  { kind: "term", taxonomy: "topic", ...topic, description: hostileText, buttonText: hostileText, buttonLink: hostileLink },
  { kind: "term", taxonomy: "category", ...category, description: hostileText },
  {
    kind: "post",
    source: "test:hostile",
    slug: hostile.postSlug,
    title: hostileText,
    kicker: hostileText,
    excerpt: hostileText,
    date,
    modified: date,
    categories: [category],
    tags: [{ slug: "feindlich", title: hostileText }],
    topics: [topic],
    authors: [{ slug: "feind", name: hostileText }],
    label: { text: hostileText, link: hostileLink },
    informantButton: { text: hostileText, link: hostileLink },
    meta: { description: hostileText },
    front: false,
    blocks,
  },
  {
    kind: "page",
    source: "test:hostile-page",
    slug: hostile.pageSlug,
    title: hostileText,
    description: hostileText,
    modified: date,
    blocks,
  },
];
