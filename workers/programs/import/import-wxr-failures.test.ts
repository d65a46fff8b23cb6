import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createMemoryBackend } from "./memory-backend-for-test.ts";
import { runForTest } from "./run-for-test.ts";
import { createTemporaryFolder } from "./temporary-folder-for-test.ts";
import { type TestItem, toItemXml, toMetaXml, toWxr, WXR_START, writeForTest } from "./wxr/write-wxr-for-test.ts";
import { attachment, serveMedia, wxr } from "./wxr-import-for-test.ts";

describe("an import that does not go to its end", () => {
  test("keeps what came before the XML breaks, names the place and fails", async () => {
    const backend = createMemoryBackend();
    const file = writeForTest(`${WXR_START}${toItemXml({ id: 1, title: "Ganz" })}<item><title>halb</tit`);
    const { exitCode, report } = await runForTest({ command: { from: { kind: "wxr", file } }, backend });
    expect(exitCode).toBe(1);
    expect(backend.findPost("Ganz").title).toBe("Ganz");
    expect(report).toMatch(/The XML is broken: .* \(line \d+, column \d+\)/);
  });

  test("says of a megabyte that breaks in its middle what was brought until then, and goes on when it is repaired", async () => {
    const site = await serveMedia();
    const backend = createMemoryBackend();
    const stateFolder = createTemporaryFolder();
    const picture = `<img src="${site.origin}/bild1.jpg">`;
    const items = Array.from({ length: 40 }, (_, index) => ({
      id: index + 1,
      title: `Beitrag ${index + 1}`,
      content: `${index < 2 ? picture : ""}<p>${"Wort ".repeat(6000)}</p>`,
      ...(index === 0 ? { more: toMetaXml("_thumbnail_id", "77") } : {}),
    }));
    const whole = toWxr([...items, attachment(77, `${site.origin}/bild77.jpg`)]);
    const place = whole.indexOf("<title>", whole.length / 2);
    const file = writeForTest(`${whole.slice(0, place)}<titel>${whole.slice(place)}`);
    const from = { kind: "wxr" as const, file };
    const first = await runForTest({ command: { from }, backend, stateFolder });
    const brought = [...backend.records.values()].filter((record) => record.kind === "post").length;
    expect([first.exitCode, brought]).toEqual([1, 21]);
    expect(first.report).toMatch(/The XML is broken: .* \(line \d+, column \d+\)/);
    expect(first.report).toContain(
      'Before that place 21 entries were read, the last one post 21 “Beitrag 21”: what of them stands under "What came" is here and stays. ' +
        "Repair the file at that place and call the same command again: it goes on with what is missing, and nothing comes twice.",
    );
    expect(site.requests).toEqual(["/bild1.jpg"]);

    writeFileSync(file, whole);
    const second = await runForTest({ command: { from }, backend, stateFolder });
    expect([second.exitCode, second.report]).toEqual([0, expect.stringMatching(/20 +post unchanged/)]);
    expect([...backend.records.values()].filter((record) => record.kind === "post")).toHaveLength(40);
    // The post whose picture stands behind the place has it now, and no picture was fetched twice.
    expect(backend.findPost("Beitrag 1").image).not.toBeNull();
    expect(site.requests).toEqual(["/bild1.jpg", "/bild77.jpg"]);

    const dry = await runForTest({
      command: { from: { kind: "wxr", file: writeForTest(`${WXR_START}<item><title>halb</tit`) }, isDryRun: true },
      backend,
    });
    expect(dry.report).toContain("The file breaks before its first entry is whole. Repair the file");
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

  test("brings nothing of a file whose bytes are not what it says, unless its encoding is named", async () => {
    const backend = createMemoryBackend();
    const items = Array.from({ length: 300 }, (_, index) => ({
      id: index + 1,
      title: index < 299 ? `Beitrag ${index}` : "Dürre",
    }));
    const file = writeForTest(Buffer.from(toWxr(items), "latin1"));
    const from = { kind: "wxr" as const, file };
    const { exitCode, report } = await runForTest({ command: { from }, backend });
    expect([exitCode, backend.requests]).toEqual([1, []]);
    expect(report).toMatch(
      /Nothing was brought\.[\s\S]*The file says it is UTF-8, but .* at byte \d+ \(line \d+\)\. .*--encoding/,
    );
    expect((await runForTest({ command: { from, encoding: "windows-1252" }, backend })).exitCode).toBe(0);
    expect(backend.findPost("Dürre").title).toBe("Dürre");
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

  test("ends at once when it is interrupted, and leaves what is complete: it waits for no picture", async () => {
    const site = await serveMedia();
    const backend = createMemoryBackend();
    const pictured = (id: number) => ({ id, title: `P${id}`, content: `<img src="${site.origin}/bild${id < 3 ? 1 : id}.jpg">` });
    const items = [{ id: 9, title: "Ohne Bild" }, ...[1, 2, 3, 4].map(pictured)];
    const interruption = new AbortController();
    // The files of the third picture are never taken; until then two pictures were in progress.
    backend.intercept = (request) => {
      if (!request.startsWith("PUT") || site.requests.length < 2) return null;
      interruption.abort();
      return new Promise(() => {});
    };
    const { exitCode, report } = await runForTest({ command: { from: wxr(items) }, backend, signal: interruption.signal });
    expect([exitCode, report]).toEqual([130, expect.stringContaining("Import interrupted")]);
    const posts = [...backend.records.values()].filter((record) => record.kind === "post");
    expect(posts.map(({ title }) => title)).toContain("Ohne Bild");
    for (const { blocks } of posts) {
      for (const block of blocks) if (block.kind === "image") expect(backend.records.has(block.image.media)).toBe(true);
    }
  });

  test("does not wait for a busy back end when it is interrupted", async () => {
    const backend = createMemoryBackend();
    const interruption = new AbortController();
    backend.intercept = (request) => {
      if (!request.startsWith("POST")) return null;
      interruption.abort();
      return new Response("busy", { status: 503, headers: { "retry-after": "3600" } });
    };
    const sleep = (_: number, signal?: AbortSignal) =>
      new Promise<void>((_resolve, reject) => (signal?.aborted ? reject(signal.reason) : undefined));
    const { exitCode } = await runForTest({ command: { from: wxr([{ id: 1 }]) }, backend, signal: interruption.signal, sleep });
    expect(exitCode).toBe(130);
  });

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
