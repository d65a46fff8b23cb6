import { beforeEach, describe, expect, test } from "vitest";
import type { MediaRecord } from "#workers/backend/content/records/content-record.ts";
import { listBarredSources, readTombstones } from "#workers/backend/content/records/tombstones.ts";
import { readRedirect } from "#workers/backend/content/redirects/redirects.ts";
import { removePosts } from "#workers/backend/content/write/post/remove-posts.ts";
import { all, createPost, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { findRemains } from "./find-remains.ts";
import { countTraces, readTakedown } from "./read-takedowns.ts";
import { liftTakedown, takeDown } from "./take-down.ts";
import {
  bindings,
  db,
  left,
  listFiles,
  nothing,
  other,
  picture,
  reason,
  reset,
  site,
  taken,
  traces,
  unfinished,
} from "./takedown-for-test.ts";
import { finishTakedowns, type TakedownEnv } from "./takedown-work.ts";

beforeEach(reset);

test("a post that is removed leaves nothing to read or search, and names the files that are no longer needed", async () => {
  expect(await traces()).not.toEqual(nothing);
  const keys = await removePosts(bindings, [11, 999]);
  expect(await traces()).toEqual(nothing);
  expect(keys.toSorted()).toEqual(["p/eins/400.jpg", "p/eins/800.jpg", "p/zwei/400.jpg", "p/zwei/800.jpg"]);
  expect(await all("SELECT source FROM media")).toEqual([{ source: `${site}:drei` }]);
  expect(await first("SELECT count(*) AS words FROM search_words WHERE word = 'rhein'")).toEqual({ words: 1 });
});

test("a post that was taken down comes back by no import, with no text and no picture of its own, until that is lifted", async () => {
  expect(await takeDown(bindings, { postId: 11, ...reason }, 1000)).toBe(true);
  expect(await traces()).toEqual(nothing);
  expect(await listFiles()).toEqual(["p/drei/400.jpg", "p/drei/800.jpg"]);
  const again = await write(picture("eins"), picture("drei"), taken, { ...taken, title: "Anders" });
  expect(again.map(({ outcome }) => outcome)).toEqual(["refused", "unchanged", "refused", "refused"]);
  expect(again[0]?.reason).toContain("taken down");
  expect(await readTombstones(db, [taken, picture("zwei"), other])).toEqual(new Set([`post ${site}:1`, `media ${site}:zwei`]));
  const asked = { prefix: `${site}:`, after: "", limit: 10 };
  expect(await listBarredSources(db, { kind: "media", ...asked })).toEqual([`${site}:eins`, `${site}:zwei`]);

  expect(await liftTakedown(bindings, { postId: 11, by: "lea" }, 2000)).toBe(true);
  expect(await listBarredSources(db, { kind: "post", ...asked })).toEqual([]);
  expect(await write(picture("eins"), taken)).toMatchObject([{ outcome: "created" }, { outcome: "created", id: 11 }]);
});

test.each([
  ["its own address", "/der-fall/11", 410],
  ["its own number under another name", "/anders/11", 410],
  ["its video's address", "/video/der-fall/11", 410],
  ["an address of the former system", "/2020/der-fall/", 410],
  ["another post's address", "/der-rhein/12", null],
])("after a takedown %s answers %s", async (_name, path, status) => {
  await takeDown(bindings, { postId: 11, ...reason }, 1000);
  expect((await readRedirect(createQueries(db), path))?.status ?? null).toBe(status);
});

test("nothing is left of a post that was taken down, though others have its title", async () => {
  await write(createPost({ source: `${site}:3`, preferredId: 13, slug: "noch-einer", title: "Xaverhuber verhaftet" }));
  await takeDown(bindings, { postId: 11, ...reason }, 1000);
  const takedown = await readTakedown(db, 11);
  if (takedown === null) throw new Error("It is not down");
  const remains = await findRemains(bindings, takedown);
  expect(remains.map(({ place }) => place)).toContain("search");
  expect(remains.filter(({ left }) => left > 0)).toEqual([]);
});

test("an unknown number is not taken down, and one that is down already stays so", async () => {
  expect(await takeDown(bindings, { postId: 99, ...reason }, 1000)).toBe(false);
  expect(await liftTakedown(bindings, { postId: 11, by: "lea" }, 1000)).toBe(false);
  expect(await takeDown(bindings, { postId: 11, ...reason }, 1000)).toBe(true);
  expect(await takeDown(bindings, { postId: 11, ...reason }, 1001)).toBe(true);
});

/** As the platform ends a Worker: so many calls to its stores happen, and then none. */
function dieAfter(calls: number): { env: TakedownEnv; isDead: () => boolean } {
  let done = 0;
  const wrap = <Store extends object>(store: Store, names: readonly string[]): Store =>
    new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (!names.includes(String(name))) return value.bind(target);
        return (...given: unknown[]) => {
          done += 1;
          if (done > calls) throw new Error("the Worker is gone");
          return value.apply(target, given);
        };
      },
    });
  const env = { ...bindings, DB: wrap(db, ["prepare", "batch"]), MEDIA: wrap(bindings.MEDIA, ["delete", "list"]) };
  return { env, isDead: () => done > calls };
}

describe("a takedown that is cut off", () => {
  test("anywhere is finished by the clock, or never began", async () => {
    const ends = new Set<string>();
    for (let calls = 0, isDead = true; isDead; calls += 1) {
      await reset();
      const purged: string[] = [];
      const clock = { ...bindings, PORTAL_CACHE: { purge: async (tags: string[]) => void purged.push(...tags) } };
      const cut = dieAfter(calls);
      await takeDown(cut.env, { postId: 11, ...reason }, 1000).catch(() => undefined);
      isDead = cut.isDead();
      const hasBegun = (await first("SELECT 1 FROM tombstones")) !== null;
      const wasLeft = await unfinished();
      await finishTakedowns(clock, 1000 + 600);
      ends.add(`${hasBegun} ${wasLeft?.n}`);
      expect(await traces(), `after ${calls} calls`).toEqual(
        hasBegun ? nothing : expect.objectContaining({ posts: 1, bodies: 1 }),
      );
      expect(await listFiles(), `after ${calls} calls`).toEqual(hasBegun ? left : expect.arrayContaining(["p/eins/400.jpg"]));
      expect(await unfinished()).toEqual({ n: 0 });
      if (!hasBegun) continue;
      expect(await readTombstones(db, [taken, picture("eins"), picture("zwei"), picture("drei")])).toEqual(
        new Set([`post ${site}:1`, `media ${site}:eins`, `media ${site}:zwei`]),
      );
      const { facts } = (await readTakedown(db, 11)) ?? {};
      expect(facts?.files.toSorted()).toEqual(
        ["eins", "zwei"].flatMap((name) => [400, 800].map((w) => `/media/p/${name}/${w}.jpg`)),
      );
      if (wasLeft?.n === 1) expect(purged).toContain(toCacheTag("post", 11));
    }
    // Before the tombstone, between its steps, and whole.
    expect(ends).toEqual(new Set(["false 0", "true 1", "true 0"]));
  });

  /** Between its rows and its files. */
  async function cutOff(): Promise<void> {
    const env = { ...bindings, MEDIA: { delete: async () => Promise.reject(new Error("R2 is away")) } as unknown as R2Bucket };
    await expect(takeDown(env, { postId: 11, ...reason }, 1000)).rejects.toThrow("R2 is away");
  }

  test("is finished by taking the post down once more, however often", async () => {
    await cutOff();
    expect([await countTraces(db, 11), await listFiles()]).toMatchObject([{ unfinished: 1, posts: 0 }, { length: 6 }]);
    for (const now of [1001, 1002]) expect(await takeDown(bindings, { postId: 11, ...reason }, now)).toBe(true);
    expect([await countTraces(db, 11), await listFiles()]).toMatchObject([{ unfinished: 0 }, left]);
  });

  test("is left alone while it may still run, and once it is lifted", async () => {
    await cutOff();
    await finishTakedowns(bindings, 1060);
    expect(await unfinished()).toEqual({ n: 1 });
    await liftTakedown(bindings, { postId: 11, by: "lea" }, 1070);
    await finishTakedowns(bindings, 2000);
    expect(await listFiles()).toHaveLength(6);
  });

  test("takes no other post that has come to its number, and no file that another picture has come to share", async () => {
    await cutOff();
    const { source: _source, ...shared } = picture("eins") as MediaRecord;
    await write({ ...shared, source: "own:eins" }, { ...other, source: "own:11", preferredId: 11, image: { media: "own:eins" } });
    await finishTakedowns(bindings, 2000);
    expect(await first("SELECT source FROM posts WHERE id = 11")).toEqual({ source: "own:11" });
    expect(await listFiles()).toEqual([...left, "p/eins/400.jpg", "p/eins/800.jpg"]);
  });

  test("that cannot be finished is the clock's failure, keeps no other from it, and is tried again", async () => {
    await cutOff();
    const away = { ...bindings, MEDIA: { delete: async () => Promise.reject(new Error("R2 is away")) } as unknown as R2Bucket };
    await expect(finishTakedowns(away, 2000)).rejects.toThrow("1 takedowns could not be finished");
    await finishTakedowns(bindings, 2600);
    expect(await listFiles()).toEqual(left);
  });
});
