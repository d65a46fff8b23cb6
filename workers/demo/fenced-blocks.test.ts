import { describe, expect, test } from "vitest";
import { toSeedBlocks } from "./fenced-blocks.ts";

const now = new Date("2026-03-10T12:00:00Z");
const fence = "```";

function blocks(markdown: string) {
  return toSeedBlocks(markdown, now);
}

describe("plain Markdown becomes blocks", () => {
  test("paragraphs keep their inline markup", () => {
    expect(blocks("Ein **fetter** und *schräger* [Link](/abo).\n\nZwei\\\nZeilen & mehr")).toEqual([
      { kind: "paragraph", html: 'Ein <strong>fetter</strong> und <em>schräger</em> <a href="/abo">Link</a>.' },
      { kind: "paragraph", html: "Zwei<br>Zeilen &amp; mehr" },
    ]);
  });

  test("headings are never of the first level, which is the title's", () => {
    expect(blocks("# Eins\n\n### Drei")).toEqual([
      { kind: "heading", level: 2, html: "Eins" },
      { kind: "heading", level: 3, html: "Drei" },
    ]);
  });

  test("a list with a list inside stays one block", () => {
    const [list, ...others] = blocks("1. Eins\n   - a\n   - b\n2. Zwei");
    expect(others).toEqual([]);
    expect(list).toMatchObject({ kind: "list" });
    expect(list?.kind === "list" && list.html.replace(/\s+/g, "")).toBe(
      "<ol><li>Eins<ul><li>a</li><li>b</li></ul></li><li>Zwei</li></ol>",
    );
  });

  test("a table is whole", () => {
    const [table] = blocks("| A | B |\n| --- | ---: |\n| 1 | 2 |");
    expect(table).toMatchObject({
      kind: "table",
      html: expect.stringMatching(/^<table>[\s\S]*<th>A<\/th>[\s\S]*2<\/td>[\s\S]*<\/table>$/),
    });
  });

  test("the last line of a quote names who said it", () => {
    expect(blocks("> Eine Zahl ohne Vergleich.\n>\n> — *Sophie Moosbrugger, Wissen*")).toEqual([
      { kind: "quote", html: "<p>Eine Zahl ohne Vergleich.</p>", citation: "Sophie Moosbrugger, Wissen" },
    ]);
    expect(blocks("> Nur ein Satz.")).toEqual([{ kind: "quote", html: "<p>Nur ein Satz.</p>" }]);
  });

  test("a rule is a separator, free markup stays markup", () => {
    expect(blocks("---\n\n<details><summary>a</summary></details>")).toEqual([
      { kind: "separator" },
      { kind: "html", html: "<details><summary>a</summary></details>" },
    ]);
  });
});

describe("fenced blocks", () => {
  test.each([
    [
      "gallery",
      'pictures:\n  - key: schule\n    caption: "Pause"',
      { kind: "gallery", images: [{ media: "demo:schule", caption: "Pause" }] },
    ],
    ["image", "key: schule", { kind: "image", image: { media: "demo:schule", caption: null } }],
    [
      "embed",
      "provider: youtube\nurl: https://www.youtube.com/watch?v=x",
      { kind: "embed", provider: "youtube", url: "https://www.youtube.com/watch?v=x" },
    ],
    ["video", 'id: "1"\naccountId: "2"\ntitle: "T"', { kind: "video", video: { id: "1", accountId: "2", title: "T" } }],
    ["facts", 'title: "F"\ntext: |\n  - a\n  - b', { kind: "facts", title: "F", html: "<ul>\n<li>a</li>\n<li>b</li>\n</ul>" }],
    ["quote", 'text: "Ja."\ncitation: "Eva"', { kind: "quote", html: "<p>Ja.</p>", citation: "Eva" }],
    ["code", "language: bash\ncode: |\n  ls <b>", { kind: "code", language: "bash", code: "ls <b>\n" }],
    ["button", 'text: "Los"\nlink: "/abo"', { kind: "button", text: "Los", link: "/abo" }],
    ["separator", "", { kind: "separator" }],
    ["html", "<p>a</p>", { kind: "html", html: "<p>a</p>" }],
  ])("%s", (name, yaml, block) => {
    expect(blocks(`Davor\n\n${fence}${name}\n${yaml}\n${fence}\n\nDanach`)[1]).toEqual(block);
  });

  test("entries of a ticker count back from the moment of seeding", () => {
    const yaml =
      'entries:\n  - age: 5m\n    title: "Tor"\n    text: "Eins zu **null**"\n    event: true\n  - age: 2h\n    text: "Anpfiff"';
    expect(blocks(`${fence}ticker\n${yaml}\n${fence}`)).toEqual([
      {
        kind: "ticker",
        entries: [
          {
            id: "2",
            date: "2026-03-10T11:55:00.000Z",
            title: "Tor",
            html: "<p>Eins zu <strong>null</strong></p>",
            isKeyEvent: true,
          },
          { id: "1", date: "2026-03-10T10:00:00.000Z", title: null, html: "<p>Anpfiff</p>" },
        ],
      },
    ]);
  });

  test.each([
    ["an unknown name", "galery", "pictures: []"],
    ["an unknown picture", "image", "key: gibt-es-nicht"],
    ["a key that no block knows", "button", 'text: "a"\nlink: "b"\ncolour: red'],
    ["broken YAML", "button", "text: [a"],
  ])("with %s are an error, not a lost block", (_what, name, yaml) => {
    expect(() => blocks(`${fence}${name}\n${yaml}\n${fence}`)).toThrow();
  });
});
