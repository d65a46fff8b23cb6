import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { fromFolder, fromSite, KEPT_BUILDS, keepAssets } from "./keep-assets.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A build's files for browsers: each says which build it is of. */
function build(id: string, files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "talblick-files-"));
  folders.push(folder);
  for (const file of files) write(join(folder, file), `${file} of ${id}`);
  write(join(folder, "builds/files.json"), JSON.stringify({ builds: [{ id, files }] }));
  return folder;
}

const readIds = (folder: string): string[] =>
  JSON.parse(readFileSync(join(folder, "builds/files.json"), "utf8")).builds.map(({ id }: { id: string }) => id);

test("a deploy copies the files of the build before, and leaves those that both have", async () => {
  const one = build("one", ["assets/same.js", "assets/one.js"]);
  const two = build("two", ["assets/same.js", "assets/two.js"]);
  expect(await keepAssets(two, fromFolder(one))).toEqual({ builds: ["one"], brought: 1, missing: [], problem: null });
  expect(readFileSync(join(two, "assets/one.js"), "utf8")).toBe("assets/one.js of one");
  expect(readFileSync(join(two, "assets/same.js"), "utf8")).toBe("assets/same.js of two");
  // Again, and from itself: nothing changes.
  expect(await keepAssets(two, fromFolder(two))).toEqual({ builds: ["one"], brought: 0, missing: [], problem: null });
  expect(readIds(two)).toEqual(["two", "one"]);
});

test("files are removed ten builds after theirs", async () => {
  let before = build("build-0", ["assets/file-0.js"]);
  for (let number = 1; number <= KEPT_BUILDS + 1; number += 1) {
    const next = build(`build-${number}`, [`assets/file-${number}.js`]);
    await keepAssets(next, fromFolder(before));
    before = next;
  }
  expect(readIds(before)).toHaveLength(1 + KEPT_BUILDS);
  expect([0, 1].map((number) => existsSync(join(before, `assets/file-${number}.js`)))).toEqual([false, true]);
});

test("a first deploy has nothing to copy, and a missing file is reported and no longer listed", async () => {
  const one = build("one", ["assets/one.js", "assets/gone.js"]);
  expect(await keepAssets(one, fromFolder("/nowhere"))).toEqual({ builds: [], brought: 0, missing: [], problem: null });
  rmSync(join(one, "assets/gone.js"));
  const two = build("two", []);
  expect(await keepAssets(two, fromFolder(one))).toEqual({
    builds: ["one"],
    brought: 1,
    missing: ["assets/gone.js"],
    problem: null,
  });
  expect(readFileSync(join(two, "builds/files.json"), "utf8")).not.toContain("gone");
});

test.each([
  [{ builds: [{ id: "one", files: ["assets/../../../etc/passwd"] }] }],
  [{ builds: [{ id: "one", files: ["/etc/passwd"] }] }],
  [{ builds: [{ id: "../one", files: [] }] }],
  ["<h1>Wartung</h1>"],
])("an invalid list is not followed, but reported: %j", async (list) => {
  const two = build("two", []);
  const readFile = vi.fn();
  expect(await keepAssets(two, { readList: async () => list, readFile })).toEqual({
    builds: [],
    brought: 0,
    missing: [],
    problem: expect.stringContaining("builds/files.json is no list of files"),
  });
  expect([readFile.mock.calls, readIds(two)]).toEqual([[], ["two"]]);
});

test("a site that lacks a file or two is used for the others, and one that is down is not asked for all of them", async () => {
  const files = Array.from({ length: 100 }, (_, number) => `assets/file-${number}.js`);
  const list = { builds: [{ id: "one", files }] };
  const readOnce = vi.fn(async (path: string) => {
    if (path.endsWith("-7.js")) throw new Error("timeout");
    return new Uint8Array();
  });
  expect(await keepAssets(build("two", []), { readList: async () => list, readFile: readOnce })).toMatchObject({
    brought: 99,
    missing: ["assets/file-7.js"],
    problem: "timeout",
  });
  const readFile = vi.fn(async () => Promise.reject(new Error("away")));
  expect(await keepAssets(build("two", []), { readList: async () => list, readFile })).toMatchObject({
    brought: 0,
    problem: "away",
  });
  expect(readFile.mock.calls.length).toBeLessThan(40);
});

test("from the deployed site they come by its addresses; one that fails is not taken for one that has none", async () => {
  const answers: Record<string, Response> = {
    "https://portal.example/builds/files.json": Response.json({ builds: [{ id: "one", files: ["assets/a.js", "assets/b.js"] }] }),
    "https://portal.example/assets/a.js": new Response("a"),
  };
  const send = async (url: unknown) => answers[String(url)] ?? new Response(null, { status: 404 });
  const two = build("two", []);
  const site = fromSite("https://portal.example", send as typeof fetch);
  expect(await keepAssets(two, site)).toEqual({ builds: ["one"], brought: 1, missing: ["assets/b.js"], problem: null });
  const failing = fromSite("https://portal.example", (async () => new Response(null, { status: 503 })) as typeof fetch);
  expect((await keepAssets(two, failing)).problem).toBe("https://portal.example/builds/files.json answered 503");
  const wavering = vi.fn(async () => new Response(null, { status: wavering.mock.calls.length === 1 ? 503 : 404 }));
  expect((await keepAssets(two, fromSite("https://portal.example", wavering as unknown as typeof fetch))).problem).toBeNull();
  const none = fromSite("https://portal.example", (async () => new Response(null, { status: 404 })) as typeof fetch);
  expect(await keepAssets(two, none)).toMatchObject({ builds: [] });
});
