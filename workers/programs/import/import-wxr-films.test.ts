import { expect, test } from "vitest";
import { createMemoryBackend } from "./memory-backend-for-test.ts";
import { runForTest } from "./run-for-test.ts";
import { createTemporaryFolder } from "./temporary-folder-for-test.ts";
import { filmBytes, serveMedia, wxr } from "./wxr-import-for-test.ts";

test("a film of a post is stored as it is, and the post plays it from there", async () => {
  const site = await serveMedia();
  const backend = createMemoryBackend();
  const stateFolder = createTemporaryFolder();
  const content = `<!-- wp:video --><figure><video controls src="${site.origin}/film.mov"></video></figure><!-- /wp:video -->`;
  const run = () => runForTest({ command: { from: wxr([{ id: 1, title: "Mit Film", content }]) }, backend, stateFolder });
  const { exitCode, report } = await run();
  expect(exitCode).toBe(0);
  expect(report).toContain("film or recording fetched and stored");
  const [key = "", stored] = [...backend.files.entries()][0] ?? [];
  // By its bytes, whatever it is called.
  expect(key).toMatch(/^wp\/probe\.example\/u[0-9a-f]{10}-[0-9a-f]{16}\/file\.mp4$/);
  expect(stored).toMatchObject({ type: "video/mp4", bytes: new Uint8Array(filmBytes) });
  const source = `url:${site.origin}/film.mov`;
  expect(backend.records.get(source)).toMatchObject({ status: "stored", src: `/media/${key}`, mime: "video/mp4" });
  expect(backend.findPost("Mit Film").blocks).toMatchObject([{ kind: "media", medium: "VIDEO", sources: [{ media: source }] }]);

  site.isAway = true;
  expect((await run()).report).toContain("film or recording was stored by an earlier import");
});

test("what cannot be fetched, is no film or comes in pieces stays at its former address", async () => {
  const site = await serveMedia();
  const backend = createMemoryBackend();
  const addresses = ["weg.mp4", "seite.mp4", "strom.m3u8"].map((name) => `${site.origin}/${name}`);
  const content = addresses.map((address) => `[video src="${address}"]`).join("\n\n");
  const { exitCode, report } = await runForTest({ command: { from: wxr([{ id: 1, title: "P", content }]) }, backend });
  expect(exitCode).toBe(0);
  expect(backend.files.size).toBe(0);
  for (const address of addresses)
    expect(backend.records.get(`url:${address}`)).toMatchObject({ status: "remote", src: address });
  expect(report).toContain("weg.mp4: status 404");
  expect(report).toContain("seite.mp4: of no format that browsers play");
  expect(report).toContain("a stream in pieces is not brought");
  expect(backend.findPost("P").blocks.map((block) => block.kind)).toEqual(["media", "media", "media"]);
});
