import { describe, expect, test } from "vitest";
import { convertForTest } from "./convert-for-test.ts";

/** Everything a browser would take as markup in the blocks of a text. */
function htmlOf(text: string): string {
  return convertForTest(text)
    .blocks.map((block) => ("html" in block ? block.html : ""))
    .join("\n");
}

describe("a hostile text", () => {
  test.each([
    "<script>alert(1)</script>",
    '<p onclick="alert(1)">Text</p>',
    '<img src=x onerror="alert(1)">',
    '<a href="javascript:alert(1)">Klick</a>',
    '<a href="java\tscript:alert(1)">Klick</a>',
    '<a href="data:text/html,<script>alert(1)</script>">Klick</a>',
    '<svg onload="alert(1)"><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror="alert(1)"></style></table></mtext></math>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<style>@import "javascript:alert(1)"</style>',
    '<!-- wp:html --><div style="background:url(javascript:alert(1))">x</div><!-- /wp:html -->',
    '<!-- wp:button --><div class="wp-block-button"><a href="javascript:alert(1)">Los</a></div><!-- /wp:button -->',
    '[video src="javascript:alert(1)"]',
    '[caption caption="<script>alert(1)</script>"]<img src="https://example.at/a.jpg">[/caption]',
    "<form action=javascript:alert(1)><input onfocus=alert(1) autofocus></form>",
    '<!-- wp:embed {"url":"javascript:alert(1)"} /-->',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    "<wp-block-marker index=0><script>alert(1)</script></wp-block-marker>",
    "<wp-shortcode-marker index=99>x</wp-shortcode-marker>",
  ])("loses what would run and tells of it: %s", (text) => {
    const html = htmlOf(text);
    expect(html).not.toMatch(/<(?:script|style|iframe|object|svg|math|form|input)|\son\w+=|javascript:|data:text/i);
    const { blocks } = convertForTest(text);
    for (const block of blocks) {
      if (block.kind === "embed") expect(block.url).toMatch(/^https?:/);
      if (block.kind === "button") expect(block.link).toMatch(/^https?:/);
    }
  });

  test("names the removals", () => {
    expect(
      convertForTest('<script src="https://x.example/a.js"></script><b onclick="x()">a</b><a href="javascript:x">b</a><input>')
        .notes,
    ).toEqual(["script removed", "event handler removed", "unsafe address removed", "form field removed"]);
  });

  test("keeps the words between", () => {
    expect(convertForTest("<p>Vor <script>alert(1)</script>nach</p>").blocks).toEqual([{ kind: "paragraph", html: "Vor nach" }]);
  });

  test("damages nothing after the block in which a script or comment is never closed", () => {
    const { blocks } = convertForTest(
      "<!-- wp:html --><script>var a = 1;<!-- /wp:html --><!-- wp:paragraph --><p>Danach</p><!-- /wp:paragraph -->",
    );
    expect(blocks).toEqual([{ kind: "paragraph", html: "Danach" }]);
  });

  test.each([
    ["nested deep", `${"<div>".repeat(40_000)}innen`],
    ["of countless tags", `${"<b><i>".repeat(200_000)}innen`],
    ["of countless wrong ends", `${"<b>".repeat(20_000) + "</i>".repeat(20_000)}innen`],
    ["of countless brackets", `${"[caption ".repeat(200_000)}innen`],
    ["of countless open shortcodes", `${"[gallery]".repeat(20_000).replaceAll("[gallery]", "[caption]")}innen`],
    ["of countless block comments", `${"<!-- wp:group -->".repeat(20_000)}innen`],
    ["of countless open comments", `${"<!-- ".repeat(200_000)}innen`],
    ["of countless entities", `${"&amp;".repeat(200_000)}innen`],
    ["of countless breaks", `${"a<br>".repeat(40_000)}innen`],
    ["of countless line ends", `${" \n".repeat(200_000)}innen`],
  ])(
    "does not stop the import when it is %s",
    (_, text) => {
      // Of this process alone: another one beside it makes it wait.
      const started = process.cpuUsage();
      convertForTest(text);
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1000).toBeLessThan(20_000);
    },
    120_000,
  );

  test("keeps the words of markup that is nested too deep", () => {
    const { blocks, notes } = convertForTest(`${"<div>".repeat(500)}innen${"</div>".repeat(500)}`);
    expect(blocks).toEqual([{ kind: "paragraph", html: "innen" }]);
    expect(notes).toEqual(["markup too deep or too much became plain text"]);
  });
});
