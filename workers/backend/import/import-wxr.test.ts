import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { createMemoryBackend, type MemoryBackend } from "./memory-backend-for-test.ts";
import { paintForTest, runForTest, serveForTest, type TestSite } from "./run-for-test.ts";
import { createTemporaryFolder } from "./temporary-folder-for-test.ts";
import { type TestItem, toItemXml, toMetaXml, toWxr, WXR_START, writeForTest } from "./wxr/write-wxr-for-test.ts";

const sites: TestSite[] = [];
afterEach(() => {
  for (const site of sites.splice(0)) site.close();
});

async function serveMedia(): Promise<TestSite> {
  const picture = await paintForTest(10);
  const site = await serveForTest((request, response) => {
    if (request.url?.startsWith("/bild")) response.end(picture);
    else if (request.url?.startsWith("/seite")) response.end("<html>kein Bild</html>");
    else response.writeHead(404).end();
  });
  sites.push(site);
  return site;
}

const wxr = (items: TestItem[], head = "") => ({ kind: "wxr" as const, file: writeForTest(toWxr(items, head)) });
const attachment = (id: number, url: string): TestItem => ({
  id,
  type: "attachment",
  status: "inherit",
  more: `<wp:attachment_url>${url}</wp:attachment_url>${toMetaXml("_wp_attachment_image_alt", "Der Alttext")}`,
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

describe("pictures of an export", () => {
  test("are stored in all sizes, whether they stand before or after the post that shows them", async () => {
    const site = await serveMedia();
    const backend = createMemoryBackend();
    const thumbnail = toMetaXml("_thumbnail_id", "90");
    const { exitCode } = await runForTest({
      command: { from: wxr([{ id: 1, title: "Mit Bild", more: thumbnail }, attachment(90, `${site.origin}/bild.jpg`)]) },
      backend,
    });
    expect(exitCode).toBe(0);
    expect(backend.findPost("Mit Bild").image?.media).toBe("wp:probe.example:90");
    const media = backend.records.get("wp:probe.example:90");
    expect(media).toMatchObject({ status: "stored", alt: "Der Alttext", width: 120, height: 90 });
    if (media?.kind !== "media") throw new Error("no picture");
    expect(new Set(media.crops.map((crop) => `${crop.crop} ${crop.type}`)).size).toBe(15);
    const named = [media.src, ...media.crops.flatMap((crop) => crop.srcset.map((entry) => entry.src))];
    for (const src of named) expect(backend.files.has(src.replace("/media/", ""))).toBe(true);
    expect([...backend.files.keys()][0]).toMatch(/^wp\/probe\.example\/90-[0-9a-f]{16}\/original-120\.avif$/);
    for (const key of backend.files.keys()) expect(key).toMatch(/^[a-z0-9][a-z0-9/_.-]{0,200}$/);
  });

  test("that cannot be fetched stay at their address and are listed", async () => {
    const site = await serveMedia();
    const backend = createMemoryBackend();
    const content = `<img src="${site.origin}/weg.jpg" alt="Weg"> <img src="${site.origin}/seite.jpg">`;
    const { exitCode, report } = await runForTest({ command: { from: wxr([{ id: 1, title: "P", content }]) }, backend });
    expect(exitCode).toBe(0);
    expect(backend.records.get(`url:${site.origin}/weg.jpg`)).toMatchObject({
      status: "remote",
      src: `${site.origin}/weg.jpg`,
      alt: "Weg",
      crops: [],
    });
    expect(report).toContain("picture stays at its former address");
    expect(report).toContain("weg.jpg: status 404");
    expect(report).toContain("seite.jpg: no picture that can be read");
    expect(backend.findPost("P").blocks.map((block) => block.kind)).toEqual(["image", "image"]);
  });

  test("are not fetched from this machine or a private network unless that is allowed", async () => {
    const site = await serveMedia();
    const backend = createMemoryBackend();
    const content = `<img src="${site.origin}/bild.jpg">`;
    const { report } = await runForTest({ command: { from: wxr([{ id: 1, content }]), allowsPrivateMedia: false }, backend });
    expect(site.requests).toEqual([]);
    expect(report).toContain("is an address of a private network; --allow-private-media allows it");
  });

  test("are fetched once: not twice for two posts, not again by the next import", async () => {
    const site = await serveMedia();
    const backend = createMemoryBackend();
    const stateFolder = createTemporaryFolder();
    const content = `<img src="${site.origin}/bild.jpg">`;
    const from = wxr([1, 2, 3, 4, 5, 6].map((id) => ({ id, content })));
    await runForTest({ command: { from }, backend, stateFolder });
    expect(site.requests).toEqual(["/bild.jpg"]);
    const { report } = await runForTest({ command: { from }, backend, stateFolder });
    expect(site.requests).toEqual(["/bild.jpg"]);
    expect(report).toContain("picture was stored by an earlier import, not fetched again");
    expect(report).toMatch(/1 {2}picture unchanged/);
  });

  test("are brought again when the back end has lost them", async () => {
    const site = await serveMedia();
    const backend = createMemoryBackend();
    const stateFolder = createTemporaryFolder();
    const from = wxr([{ id: 1, content: `<img src="${site.origin}/bild.jpg">` }]);
    await runForTest({ command: { from }, backend, stateFolder });
    const before = [...backend.files.keys()];
    backend.files.clear();
    await runForTest({ command: { from }, backend, stateFolder });
    expect([...backend.files.keys()]).toEqual(before);
  });

  test("are left out and listed when the export names them without address", async () => {
    const backend = createMemoryBackend();
    const items = [1, 2].map((id) => ({
      id,
      title: `P${id}`,
      content: "[gallery ids=7]",
      more: toMetaXml("_thumbnail_id", "7"),
    }));
    const { report } = await runForTest({ command: { from: wxr(items) }, backend });
    for (const title of ["P1", "P2"]) expect(backend.findPost(title)).toMatchObject({ image: null, blocks: [] });
    expect(report).toContain("picture is not in the export, left out");
  });

  test("that stand above the text as featured picture do not stand in it once more", async () => {
    const site = await serveMedia();
    const backend = createMemoryBackend();
    const content = `<!-- wp:image {"id":90} --><figure><img src="${site.origin}/bild.jpg"/><figcaption>Der Berg</figcaption></figure><!-- /wp:image --><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->`;
    const from = wxr([
      { id: 1, title: "P", content, more: toMetaXml("_thumbnail_id", "90") },
      attachment(90, `${site.origin}/bild.jpg`),
    ]);
    await runForTest({ command: { from }, backend });
    expect(backend.findPost("P")).toMatchObject({ image: { caption: "Der Berg" }, blocks: [{ kind: "paragraph" }] });
  });
});

describe("what of an export is published", () => {
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
      ...["a draft", "private", "planned for the future", "in the trash", "protected by a password", "waiting for approval"],
      ...["type event is not brought (--post-types event brings it)", "nav_menu_item: part of the site's machinery"],
      ...["dated in the future", "no date that can be read", "the id stands in the file before", "no id"],
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

describe("an import that does not go to its end", () => {
  test("keeps what came before the XML breaks, names the place and fails", async () => {
    const backend = createMemoryBackend();
    const file = writeForTest(`${WXR_START}${toItemXml({ id: 1, title: "Ganz" })}<item><title>halb</tit`);
    const { exitCode, report } = await runForTest({ command: { from: { kind: "wxr", file } }, backend });
    expect(exitCode).toBe(1);
    expect(backend.findPost("Ganz").title).toBe("Ganz");
    expect(report).toMatch(/The XML is broken: .* \(line \d+, column \d+\)/);
  });

  test.each([
    ["/nirgends/export.xml", "The file cannot be read: ENOENT"],
    [writeForTest(""), "The file is empty"],
    [writeForTest("<html></html>"), "This is no WordPress export"],
  ])("says what is wrong with %s", async (file, message) => {
    const backend = createMemoryBackend();
    const { exitCode, report } = await runForTest({ command: { from: { kind: "wxr", file } }, backend });
    expect([exitCode, backend.requests]).toEqual([1, []]);
    expect(report).toContain(message);
  });

  test("leaves whole posts when it is interrupted, and goes on when it is repeated", async () => {
    const site = await serveMedia();
    const backend = createMemoryBackend();
    const stateFolder = createTemporaryFolder();
    const from = wxr(
      Array.from({ length: 30 }, (_, index) => ({ id: index + 1, content: `<img src="${site.origin}/bild${index}.jpg">` })),
    );
    const interruption = new AbortController();
    backend.intercept = (request) => {
      if (request.startsWith("PUT") && site.requests.length >= 5) interruption.abort();
      return null;
    };
    const first = await runForTest({ command: { from }, backend, stateFolder, signal: interruption.signal });
    expect(first.exitCode).toBe(130);
    expect(first.report).toContain("Import interrupted");
    const posts = [...backend.records.values()].filter((record) => record.kind === "post");
    expect(posts.length).toBeGreaterThan(0);
    expect(posts.length).toBeLessThan(30);
    for (const post of posts) {
      const [image] = post.blocks;
      if (image?.kind !== "image") throw new Error("the post lost its picture");
      expect(backend.records.get(image.image.media)).toMatchObject({ kind: "media", status: "stored" });
    }

    backend.intercept = null;
    const fetchedBefore = new Set(posts.map((post) => post.source)).size;
    const asked = site.requests.length;
    const second = await runForTest({ command: { from }, backend, stateFolder });
    expect(second.exitCode).toBe(0);
    expect([...backend.records.values()].filter((record) => record.kind === "post")).toHaveLength(30);
    expect(site.requests.length - asked).toBeLessThanOrEqual(30 - fetchedBefore);
  }, 60_000);

  test("waits for a busy back end, and breaks off with its reason when it stays so", async () => {
    const backend = createMemoryBackend();
    let failures = 2;
    backend.intercept = (request) =>
      request.startsWith("POST") && failures-- > 0 ? new Response("busy", { status: 503 }) : null;
    expect((await runForTest({ command: { from: wxr([{ id: 1 }]) }, backend })).exitCode).toBe(0);

    failures = Number.POSITIVE_INFINITY;
    const { exitCode, report } = await runForTest({ command: { from: wxr([{ id: 2 }]) }, backend });
    expect(exitCode).toBe(1);
    expect(report).toContain("POST /admin/content was answered with 503 busy");
  });

  test("says when the token is wrong", async () => {
    const { exitCode, report } = await runForTest({
      command: { from: wxr([{ id: 1 }]) },
      backend: createMemoryBackend(),
      token: "falsch",
    });
    expect(exitCode).toBe(1);
    expect(report).toContain("The back end does not know this token (ADMIN_TOKEN)");
  });
});

test("the report file holds every line as JSON, also of an import that failed", async () => {
  const reportFile = join(createTemporaryFolder(), "report.json");
  const items: TestItem[] = Array.from({ length: 5 }, (_, index) => ({ id: index + 1, status: index < 4 ? "draft" : "publish" }));
  await runForTest({ command: { from: wxr(items), reportFile }, backend: createMemoryBackend() });
  const report = JSON.parse(readFileSync(reportFile, "utf8"));
  expect(report.lines.filter((line: { kind: string }) => line.kind === "skipped")).toHaveLength(4);
  expect(report.summary).toContainEqual({ kind: "came", what: "post created", count: 1 });

  await runForTest({ command: { from: { kind: "wxr", file: "/nirgends" }, reportFile }, backend: createMemoryBackend() });
  expect(JSON.parse(readFileSync(reportFile, "utf8")).lines).toMatchObject([{ kind: "failed" }]);
});
