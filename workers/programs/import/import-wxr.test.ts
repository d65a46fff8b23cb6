import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createMemoryBackend, type MemoryBackend } from "./memory-backend-for-test.ts";
import { runForTest } from "./run-for-test.ts";
import { createTemporaryFolder } from "./temporary-folder-for-test.ts";
import { type TestItem, toMetaXml } from "./wxr/write-wxr-for-test.ts";
import { wxr } from "./wxr-import-for-test.ts";

test("the sample that comes with the portal shows an operator what an import does", async () => {
  const backend = createMemoryBackend();
  const { exitCode, report } = await runForTest({
    command: { from: { kind: "wxr", file: "docs/wordpress/sample-export.xml" } },
    backend,
  });
  expect(exitCode).toBe(0);
  for (const line of [/6 {2}post created/, /1 {2}page created/]) expect(report).toMatch(line);
  expect(backend.records.get("wp:www.beispielblatt.example:101")).toMatchObject({
    title: "Gemeinderat beschließt neuen Radweg",
    commentCount: 1,
    authors: [{ slug: "lisa-probst", name: "Lisa Probst" }],
  });
});

describe("the file that WordPress's own exporter wrote", () => {
  const from = { kind: "wxr" as const, file: fileURLToPath(new URL("fixtures/wordpress-export.xml", import.meta.url)) };

  test("comes whole: thirty posts with dates, terms, authors, comments and places", async () => {
    const backend = createMemoryBackend();
    const { exitCode, report } = await runForTest({ command: { from }, backend });
    expect(exitCode).toBe(0);
    expect(report).toMatch(/30 {2}post created/);
    const posts = [...backend.records.values()].filter((record) => record.kind === "post");
    expect(posts).toHaveLength(30);
    expect(backend.records.get("wp:127.0.0.1:8088:22")).toMatchObject({
      title: "🎿 Saisonstart am Berg",
      slug: "🎿-saisonstart-am-berg",
      preferredId: 22,
      date: "2026-11-01T23:04:50.000Z",
      excerpt: "Kurztext 10: das Wichtigste in einem Satz.",
      municipality: "dornbirn",
      commentCount: 1,
      authors: [{ slug: "redaktion", name: "redaktion" }],
      categories: [{ slug: "news-aus-dornbirn", title: "News aus Dornbirn" }],
      formerPaths: ["/%f0%9f%8e%bf-saisonstart-am-berg/22/", "/%F0%9F%8E%BF-saisonstart-am-berg/22/"],
      image: null,
      blocks: [
        {
          kind: "paragraph",
          html: 'Text für Beitrag Nr. 10 mit Umlauten äöüß, einem <a href="https://example.test/?a=1&amp;b=2" rel="noopener nofollow">Verweis</a> und “Anführung”.',
        },
        { kind: "heading", level: 2, html: "Zwischentitel" },
        { kind: "list", html: "<ul><li>Eins</li><li>Zwei</li></ul>" },
      ],
    });
  });

  test("finds the region's municipalities in a back end that was never seeded, and leaves alone those that are there", async () => {
    const places = (backend: MemoryBackend) => [...backend.records.values()].filter((record) => record.kind === "municipality");
    const empty = createMemoryBackend();
    await runForTest({ command: { from }, backend: empty });
    expect(places(empty)).toHaveLength(96);
    const seeded = createMemoryBackend();
    const [lech] = places(empty);
    if (lech) seeded.records.set("municipality:lech", { ...lech, title: "Lech am Arlberg" });
    await runForTest({ command: { from }, backend: seeded });
    expect(places(seeded)).toMatchObject([{ title: "Lech am Arlberg" }]);
  });

  test("brings none of its hostile markup", async () => {
    const backend = createMemoryBackend();
    await runForTest({ command: { from }, backend });
    expect(JSON.stringify([...backend.records.values()])).not.toContain("__holdout_xss");
  });

  test("changes nothing when it comes again", async () => {
    const backend = createMemoryBackend();
    const stateFolder = createTemporaryFolder();
    await runForTest({ command: { from }, backend, stateFolder });
    const before = JSON.stringify([...backend.records]);
    const { report } = await runForTest({ command: { from }, backend, stateFolder });
    expect(report).toMatch(/30 {2}post unchanged/);
    expect(report).not.toMatch(/created|post changed/);
    expect(JSON.stringify([...backend.records])).toBe(before);
  });
});

test("titles and slugs come without what is invisible; a title of nothing else is made of the text", async () => {
  const backend = createMemoryBackend();
  const items: TestItem[] = [
    { id: 1, title: "Der \u202eRhein\u200f", slug: "der%e2%80%ae-rhein" },
    { id: 2, title: "\u200b\u2066", slug: "b" },
  ];
  await runForTest({ command: { from: wxr(items) }, backend });
  expect(backend.findPost("Der Rhein").slug).toBe("der-rhein");
  expect(backend.findPost("Text.").slug).toBe("b");
});

test.each([
  ["https://probe.example", null, [], "/author/anna-moser"],
  [
    "https://probe.example/blog",
    null,
    ["/blog/category/land/%c3%bcber", "/blog/category/land/%C3%BCber"],
    "/blog/author/anna-moser",
  ],
  [
    "https://probe.example",
    "archiv/ressort",
    ["/archiv/ressort/land/%c3%bcber", "/archiv/ressort/land/%C3%BCber"],
    "/author/anna-moser",
  ],
])("lists of %s with the base %j redirect as the site had them", async (site, category, paths, authorPath) => {
  const terms = ["land|", "%c3%bcber|land"].map((text) => {
    const [slug, parent] = text.split("|");
    return `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>X</wp:cat_name></wp:category>`;
  });
  const author =
    "<wp:author><wp:author_login>Anna.Moser</wp:author_login><wp:author_display_name>Anna</wp:author_display_name></wp:author>";
  const { file } = wxr([{ id: 1 }], terms.join("") + author);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replaceAll("<wp:base_blog_url>https://probe.example<", `<wp:base_blog_url>${site}<`),
  );
  const backend = createMemoryBackend();
  await runForTest({ command: { from: { kind: "wxr", file }, listBases: { category, tag: null } }, backend });
  const owner = `wp:${site.slice("https://".length)}`;
  expect(backend.records.get("category:über")).toMatchObject({ owner, parent: "land", formerPaths: paths });
  expect(backend.records.get("author:anna-moser")).toMatchObject({ owner, formerPaths: [authorPath] });
});

describe("what of an export is published", () => {
  test("holds the approved comments of its readers, without their addresses; the report counts the others", async () => {
    let id = 0;
    const comment = (approved: string, type = "comment") => {
      id += 1;
      return `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author><![CDATA[Maria]]></wp:comment_author>
        <wp:comment_author_email>maria@example.com</wp:comment_author_email><wp:comment_author_IP>203.0.113.7</wp:comment_author_IP>
        <wp:comment_date_gmt>2024-05-05 10:00:00</wp:comment_date_gmt><wp:comment_content><![CDATA[Erstens.\n\nZweitens.]]></wp:comment_content>
        <wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>${type}</wp:comment_type><wp:comment_parent>0</wp:comment_parent></wp:comment>`;
    };
    const items: TestItem[] = [
      { id: 1, title: "P", more: comment("1") + comment("1") + comment("0") + comment("spam") + comment("1", "pingback") },
      { id: 2, status: "draft", more: comment("1") },
    ];
    const backend = createMemoryBackend();
    const { report } = await runForTest({ command: { from: wxr(items) }, backend });
    expect(report).toMatch(/What was skipped:[\s\S]* 4 {2}comments that nobody approved, or of posts that are not brought\n/);
    expect(report).toMatch(/2 {2}comment written/);
    expect(backend.comments.map(({ author, html, date }) => [author, html, date])).toEqual(
      Array.from({ length: 2 }, () => ["Maria", "Erstens.\n\nZweitens.", "2024-05-05T10:00:00.000Z"]),
    );
    expect(JSON.stringify(backend.comments)).not.toMatch(/example\.com|203\.0/);
    expect(backend.findPost("P").commentCount).toBe(2);
    expect((await runForTest({ command: { from: wxr([{ id: 3 }]) }, backend })).report).not.toContain("comments");
    // All of them were withdrawn at the source.
    await runForTest({ command: { from: wxr([{ id: 1, title: "P" }]) }, backend });
    expect(backend.comments).toEqual([]);
  });

  test("brings comments of any length that WordPress allows, cut to what is kept", async () => {
    const backend = createMemoryBackend();
    const more = `<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>Maria</wp:comment_author>
      <wp:comment_date_gmt>2024-05-05 10:00:00</wp:comment_date_gmt><wp:comment_content>${"x".repeat(65_525)}</wp:comment_content>
      <wp:comment_approved>1</wp:comment_approved></wp:comment>`;
    const { exitCode } = await runForTest({ command: { from: wxr([{ id: 1, more }]) }, backend });
    expect([exitCode, backend.comments.map(({ html }) => html.length)]).toEqual([0, [20_000]]);
  });

  test("is what every visitor could read, and the report says why the rest is not", async () => {
    const backend = createMemoryBackend();
    const items: TestItem[] = [
      { id: 1, title: "Offen" },
      { id: 2, status: "draft" },
      { id: 3, status: "private" },
      { id: 4, status: "future" },
      { id: 5, status: "trash" },
      { id: 6, password: "geheim" },
      { id: 7, type: "event" },
      { id: 8, type: "nav_menu_item" },
      { id: 9, type: "nnp_births", title: "Geburt" },
      { id: 10, date: "2031-01-01 00:00:00" },
      { id: 11, date: "0000-00-00 00:00:00" },
      { id: 1, title: "Doppelt" },
      { id: null, title: "Ohne Nummer" },
      { id: 12, status: "pending" },
    ];
    const { exitCode, report } = await runForTest({ command: { from: wxr(items) }, backend });
    expect(exitCode).toBe(0);
    const titles = [...backend.records.values()].filter((record) => record.kind === "post").map((record) => record.title);
    expect(titles).toEqual(["Offen", "Geburt"]);
    for (const reason of [
      "a draft",
      "private",
      "planned for the future",
      "in the trash",
      "protected by a password",
      "waiting for approval",
      "type event is not brought (--post-types event brings it)",
      "nav_menu_item: part of the site's machinery",
      "dated in the future",
      "no date that can be read",
      "the id stands in the file before",
      "no id",
    ]) {
      expect(report).toContain(reason);
    }
    expect(JSON.stringify([...backend.records.values()])).not.toContain("geheim");
  });

  test("takes in further types when they are asked for", async () => {
    const backend = createMemoryBackend();
    await runForTest({ command: { from: wxr([{ id: 7, type: "event", title: "Fest" }]), postTypes: ["event"] }, backend });
    expect(backend.findPost("Fest").type).toBe("event");
  });

  test("marks what is paid for by category or by field", async () => {
    const backend = createMemoryBackend();
    const plus = '<category domain="category" nicename="plus"><![CDATA[Plus]]></category>';
    const items: TestItem[] = [
      { id: 1, title: "Nach Kategorie", more: plus },
      { id: 2, title: "Nach Feld", more: toMetaXml("is_premium", "1") },
      { id: 3, title: "Frei", more: toMetaXml("is_premium", "0") },
    ];
    await runForTest({ command: { from: wxr(items), premiumCategories: ["plus"] }, backend });
    expect(["Nach Kategorie", "Nach Feld", "Frei"].map((title) => backend.findPost(title).isPremium)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("keeps categories with their parents, tags, pages, authors without e-mail, and old addresses", async () => {
    const backend = createMemoryBackend();
    const head =
      "<wp:author><wp:author_login>anna</wp:author_login><wp:author_email>anna@geheim.example</wp:author_email><wp:author_display_name>anna</wp:author_display_name><wp:author_first_name>Anna</wp:author_first_name><wp:author_last_name>Moser</wp:author_last_name></wp:author>" +
      "<wp:category><wp:category_nicename>sport</wp:category_nicename><wp:cat_name>Sport</wp:cat_name></wp:category>" +
      "<wp:category><wp:category_nicename>ski</wp:category_nicename><wp:category_parent>sport</wp:category_parent><wp:cat_name>Ski &amp; Board</wp:cat_name></wp:category>" +
      "<wp:tag><wp:tag_slug>wm</wp:tag_slug><wp:tag_name>WM</wp:tag_name></wp:tag>";
    const more =
      '<category domain="post_tag" nicename="wm"><![CDATA[WM]]></category><category domain="ressort" nicename="x"><![CDATA[X]]></category>' +
      toMetaXml("_wp_old_slug", "frueher") +
      toMetaXml("_yoast_wpseo_metadesc", "Für Suchmaschinen");
    const items: TestItem[] = [
      { id: 1, title: "P &amp; Q", slug: "p", more },
      { id: 2, type: "page", title: "Team", slug: "team", more: "<wp:post_parent>3</wp:post_parent>" },
      { id: 3, type: "page", title: "Über uns", slug: "ueber-uns" },
      { id: 4, type: "page", title: "Noch ein Team", slug: "team", more: "<wp:post_parent>3</wp:post_parent>" },
    ];
    const { report } = await runForTest({ command: { from: wxr(items, head) }, backend });
    expect(backend.records.get("author:anna")).toMatchObject({ name: "Anna Moser", email: null });
    expect(backend.records.get("category:ski")).toMatchObject({ title: "Ski & Board", parent: "sport" });
    expect(backend.records.get("tag:wm")).toMatchObject({ title: "WM" });
    expect(backend.findPost("P & Q")).toMatchObject({
      tags: [{ slug: "wm", title: "WM" }],
      authors: [{ slug: "anna", name: "Anna Moser" }],
      formerPaths: ["/2024/05/p/", "/2024/05/frueher/"],
      meta: { description: "Für Suchmaschinen" },
    });
    expect(backend.records.get("wp:probe.example:4")).toMatchObject({ kind: "page", slug: "ueber-uns-team" });
    expect(report).toContain("taxonomy unknown to the portal, left out");
    expect(JSON.stringify([...backend.records.values()])).not.toContain("geheim.example");
  });

  test("brings several authors of a post, as Co-Authors Plus names them, and guests as names alone", async () => {
    const user = (login: string, name: string) =>
      `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_display_name>${name}</wp:author_display_name></wp:author>`;
    const term = (slug: string, login: string) =>
      `<category domain="author" nicename="cap-${slug}"><![CDATA[${login}]]></category>`;
    const { file } = wxr(
      [
        { id: 1, title: "Zu dritt", more: term("otto-f", "otto.f") + term("gast-maria", "gast-maria") + term("anna", "anna") },
        { id: 2, title: "Allein" },
        { id: 3, title: "Maria &amp; Söhne", type: "guest-author", slug: "cap-gast-maria" },
      ],
      user("anna", "Anna Moser") + user("otto.f", "Otto Fink"),
    );
    const backend = createMemoryBackend();
    const { report } = await runForTest({ command: { from: { kind: "wxr", file } }, backend });
    const anna = { slug: "anna", name: "Anna Moser" };
    expect(backend.findPost("Zu dritt")?.authors).toEqual([
      { slug: "otto-f", name: "Otto Fink" },
      { slug: "gast-maria", name: "Maria & Söhne" },
      anna,
    ]);
    expect(backend.findPost("Allein")?.authors).toEqual([anna]);
    expect([...backend.records.keys()].filter((key) => key.startsWith("author:"))).toEqual(["author:anna", "author:otto-f"]);
    expect(report).not.toContain("taxonomy unknown");
  });

  test("brings several authors of a post, as PublishPress Authors names them", async () => {
    const term = (slug: string, name: string) =>
      `<category domain="ppma_author" nicename="${slug}"><![CDATA[${name}]]></category>`;
    const { file } = wxr([{ id: 1, title: "Zu zweit", more: term("otto-fink", "Otto Fink") + term("rosa", "Rosa &amp; Co") }]);
    const backend = createMemoryBackend();
    const { report } = await runForTest({ command: { from: { kind: "wxr", file } }, backend });
    expect(backend.findPost("Zu zweit")?.authors).toEqual([
      { slug: "otto-fink", name: "Otto Fink" },
      { slug: "rosa", name: "Rosa & Co" },
    ]);
    expect(report).not.toContain("taxonomy unknown");
  });

  test("counts without writing on a dry run", async () => {
    const backend = createMemoryBackend();
    const { report } = await runForTest({
      command: { from: wxr([{ id: 1, content: '<img src="http://127.0.0.1:1/a.jpg">' }]), isDryRun: true },
      backend,
    });
    expect(backend.requests).toEqual([]);
    expect(report).toMatch(/1 {2}post would come/);
    expect(report).toMatch(/1 {2}picture would be fetched/);
  });
});

describe("what is not published at the site", () => {
  const items: TestItem[] = [
    { id: 1, title: "Offen" },
    { id: 2, title: "Ein Entwurf", status: "draft", slug: "", date: "2026-11-20 10:00:00", link: "https://probe.example/?p=2" },
    { id: 3, title: "Wartet", status: "pending", date: "2027-05-05 10:00:00" },
    { id: 4, title: "Kommt", status: "future", date: "2026-12-24 17:00:00" },
    { id: 5, title: "Stunde vorbei", status: "future", date: "2026-11-01 10:00:00" },
    { id: 6, title: "Seite", type: "page", status: "draft" },
    { id: 7, title: "Geheim", status: "draft", password: "x" },
    { id: 8, title: "Leer", status: "auto-draft" },
    { id: 9, title: "Privat", status: "private" },
    { id: 10, title: "Korb", status: "trash" },
    { id: 11, title: "Von morgen", date: "2026-12-24 17:00:00" },
  ];

  test("stays away, unless the operator wants drafts", async () => {
    const backend = createMemoryBackend();
    const { report } = await runForTest({ command: { from: wxr(items) }, backend });
    expect([...backend.records.values()].flatMap((record) => (record.kind === "post" ? [record.title] : []))).toEqual(["Offen"]);
    expect(report).toMatch(/4 {2}a draft|3 {2}a draft/);
  });

  test.each([
    [2, { status: "draft", slug: "ein-entwurf", formerPaths: [] }],
    [3, { status: "draft", date: "2026-11-21T00:00:00.000Z", formerPaths: [] }],
    [4, { status: "scheduled", date: "2026-12-24T17:00:00.000Z" }],
    [5, { status: "draft" }],
    [1, { status: "published", formerPaths: ["/2024/05/beitrag-1/"] }],
    [6, undefined],
    [7, undefined],
    [8, undefined],
    [9, undefined],
    [10, undefined],
    [11, undefined],
  ])("comes as what it is, or not at all: number %i", async (id, expected) => {
    const backend = createMemoryBackend();
    await runForTest({ command: { from: wxr(items), takesDrafts: true }, backend });
    const record = backend.records.get(`wp:probe.example:${id}`);
    if (expected === undefined) expect(record).toBeUndefined();
    else expect(record).toMatchObject(expected);
  });

  test("is counted by the state in which it comes, and is unchanged the second time", async () => {
    const backend = createMemoryBackend();
    const command = { from: wxr(items), takesDrafts: true };
    const { exitCode, report } = await runForTest({ command, backend });
    expect(exitCode).toBe(0);
    for (const line of [/1 {2}post created/, /3 {2}draft created/, /1 {2}planned post created/, /pages have no drafts here/])
      expect(report).toMatch(line);
    expect(report).toContain("planned for an hour that has passed, came as a draft");
    expect((await runForTest({ command, backend })).report).toMatch(/3 {2}draft unchanged/);
  });
});
