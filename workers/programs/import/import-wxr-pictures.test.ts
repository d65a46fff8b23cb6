import { describe, expect, onTestFinished, test } from "vitest";
import { createMemoryBackend } from "./memory-backend-for-test.ts";
import { runForTest, serveForTest } from "./run-for-test.ts";
import { createTemporaryFolder } from "./temporary-folder-for-test.ts";
import { toMetaXml } from "./wxr/write-wxr-for-test.ts";
import { attachment, serveMedia, wxr } from "./wxr-import-for-test.ts";

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

  test("that could not be fetched are by the next import of the same file, and stay when the site is gone again", async () => {
    const site = await serveMedia();
    const backend = createMemoryBackend();
    const stateFolder = createTemporaryFolder();
    const featured = (modified: string) => {
      const picture = attachment(90, `${site.origin}/bild groß.jpg`);
      const more = `${picture.more}<wp:post_modified_gmt>${modified}</wp:post_modified_gmt>`;
      return wxr([
        { id: 1, title: "P", more: toMetaXml("_thumbnail_id", "90") },
        { ...picture, more },
      ]);
    };
    const run = (from: ReturnType<typeof featured>) => runForTest({ command: { from }, backend, stateFolder });
    const stands = () => backend.records.get("wp:probe.example:90");
    site.isAway = true;
    await run(featured("2024-05-04 10:00:00"));
    expect(stands()).toMatchObject({ status: "remote", src: `${site.origin}/bild%20gro%C3%9F.jpg` });
    site.isAway = false;
    await run(featured("2024-05-04 10:00:00"));
    expect(stands()).toMatchObject({ status: "stored", src: expect.stringMatching(/^\/media\/wp\//) });
    const stored = stands();
    site.isAway = true;
    const { report } = await run(featured("2024-06-01 10:00:00"));
    expect(stands()).toEqual(stored);
    expect(report).toContain("picture could not be fetched anew, the one of an earlier import stays");
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

  test("that are drawings are not computed, however they are called; the report says so", async () => {
    const blur = '<feGaussianBlur stdDeviation="50"/><feMorphology operator="dilate" radius="100"/>'.repeat(60);
    const rectangle = '<rect width="2000" height="2000" filter="url(#f)"/>'.repeat(40);
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f">${blur}</filter>${rectangle}</svg>`;
    const site = await serveForTest((_, response) => void response.end(bomb));
    onTestFinished(() => site.close());
    const backend = createMemoryBackend();
    const content = `<p>A</p><img src="data:image/svg+xml;base64,${Buffer.from(bomb).toString("base64")}"><img src="${site.origin}/bild.jpg">`;
    const { exitCode, report } = await runForTest({ command: { from: wxr([{ id: 1, title: "P", content }]) }, backend });
    expect(exitCode).toBe(0);
    expect(backend.findPost("P").blocks).toMatchObject([
      { kind: "paragraph" },
      { image: { media: `url:${site.origin}/bild.jpg` } },
    ]);
    expect(backend.records.get(`url:${site.origin}/bild.jpg`)).toMatchObject({ status: "remote" });
    expect(report.match(/an SVG drawing; drawings are not taken/g)).toHaveLength(2);
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
