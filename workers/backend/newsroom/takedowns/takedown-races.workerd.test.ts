import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { type ContentRecord, contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { readTombstones, TAKEN_DOWN } from "#workers/backend/content/records/tombstones.ts";
import { readRedirect } from "#workers/backend/content/redirects/redirects.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { all, first, write } from "#workers/backend/content/write/write-for-test.ts";
import { putMedia } from "#workers/backend/doors/admin/content/admin-media.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { readTakedown } from "./read-takedowns.ts";
import { liftTakedown, takeDown } from "./take-down.ts";
import {
  bindings,
  bucket,
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

beforeEach(reset);

/** A store of which `act` is done before each call of that name. */
function before<Store extends object>(store: Store, name: string, act: () => Promise<unknown>): Store {
  return new Proxy(store, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      if (key !== name) return value.bind(target);
      return async (...given: unknown[]) => {
        await act();
        return value.apply(target, given);
      };
    },
  });
}

/** The same before the first call alone. */
function interrupt<Store extends object>(store: Store, name: string, act: () => Promise<unknown>): Store {
  let isDone = false;
  return before(store, name, async () => {
    if (isDone) return;
    isDone = true;
    await act();
  });
}

const takeAway = () => takeDown(bindings, { postId: 11, ...reason }, 1000);
const parse = (record: ContentRecord) => v.parse(contentRecordSchema, record);
const ownFiles = ["eins", "zwei"].flatMap((name) => [400, 800].map((w) => `/media/p/${name}/${w}.jpg`));

describe("a takedown during an import", () => {
  test("bars a post between the import's look at what is barred and its writing, and hinders no other", async () => {
    const DB = interrupt(db, "batch", takeAway);
    const records = [
      { ...taken, title: "Neuer Titel" },
      { ...other, title: "Rhein sinkt" },
    ].map(parse);
    const results = await writeContent({ ...bindings, DB }, records, new Date());
    expect(results).toMatchObject([
      { outcome: "refused", reason: TAKEN_DOWN },
      { outcome: "changed", id: 12 },
    ]);
    expect(await traces()).toEqual(nothing);
    expect((await readRedirect(createQueries(db), "/der-fall/11"))?.status).toBe(410);
  });

  test("bars a picture in the same way", async () => {
    const DB = interrupt(db, "batch", takeAway);
    const changed = [picture("eins"), picture("drei")].map((record) => parse({ ...record, alt: "Neu" } as ContentRecord));
    const results = await writeContent({ ...bindings, DB }, changed, new Date());
    expect(results.map(({ outcome }) => outcome)).toEqual(["refused", "changed"]);
    expect(await all("SELECT source, alt FROM media")).toEqual([{ source: `${site}:drei`, alt: "Neu" }]);
  });

  test("leaves no file that was on its way, and refuses it later; once lifted it may come", async () => {
    const put = (key: string, MEDIA = bucket()) => {
      const init = { method: "PUT", body: "bytes", headers: { "content-type": "image/jpeg" } };
      return putMedia(new Request(`https://b/admin/media/${key}`, init), { ...bindings, MEDIA } as never, key);
    };
    expect((await put("p/eins/800.jpg", interrupt(bucket(), "put", takeAway))).status).toBe(410);
    expect(await listFiles()).toEqual(left);
    expect((await put("p/zwei/400.jpg")).status).toBe(410);
    expect((await put("p/drei/400.jpg")).status).toBe(201);
    expect(await listFiles()).toEqual(left);
    await liftTakedown(bindings, { postId: 11, by: "lea" }, 2000);
    expect((await put("p/eins/800.jpg")).status).toBe(201);
  });

  test("has barred its pictures before anything goes, and those no more that another post has come to show", async () => {
    const sources = () => readTombstones(db, ["eins", "zwei", "drei"].map(picture));
    let isAsked = false;
    const DB = before(db, "batch", async () => {
      if (isAsked || (await first("SELECT 1 FROM tombstones")) === null) return;
      isAsked = true;
      expect(await sources()).toEqual(new Set([`media ${site}:eins`, `media ${site}:zwei`]));
      expect(await first("SELECT count(*) AS n FROM media")).toEqual({ n: 3 });
      await write({ ...other, image: { media: `${site}:zwei` } });
    });
    await takeDown({ ...bindings, DB }, { postId: 11, ...reason }, 1000);
    expect([isAsked, await sources()]).toEqual([true, new Set([`media ${site}:eins`])]);
    expect(await listFiles()).toEqual([...left, "p/zwei/400.jpg", "p/zwei/800.jpg"]);
  });
});

describe("two takedowns at once", () => {
  const once = async () => {
    await takeAway();
    return (await readTakedown(db, 11))?.facts;
  };

  async function expectOne(expected: unknown, message: string): Promise<void> {
    const { facts, reason: words, liftedAt } = (await readTakedown(db, 11)) ?? {};
    expect({ ...facts, files: facts?.files.toSorted() }, message).toEqual(expected);
    expect([liftedAt, ["Gericht", "Irrtum"]]).toEqual([null, expect.arrayContaining([words])]);
    expect(await listFiles()).toEqual(left);
    expect(await first("SELECT posts FROM search_words WHERE word = 'rhein'")).toEqual({ posts: 1 });
    expect([await traces(), await unfinished()]).toEqual([nothing, { n: 0 }]);
  }

  test("end with the facts, files and words of one, wherever the other comes in between", async () => {
    const alone = await once();
    expect(alone).toMatchObject({ formerPaths: ["/2020/der-fall"], linkedBy: ["/der-rhein/12"] });
    const expected = { ...alone, files: ownFiles };
    for (let step = 0, isPassed = false; !isPassed; step += 1) {
      await reset();
      let calls = 0;
      const DB = before(db, "batch", async () => {
        calls += 1;
        if (calls === step + 1) await takeAway();
      });
      expect(await takeDown({ ...bindings, DB }, { postId: 11, reason: "Irrtum", by: "jo" }, 1001)).toBe(true);
      await expectOne(expected, `step ${step}`);
      isPassed = calls <= step;
    }
    await reset();
    const second = { postId: 11, reason: "Irrtum", by: "jo" };
    expect(await Promise.all([takeAway(), takeDown(bindings, second, 1001)])).toEqual([true, true]);
    await expectOne(expected, "in parallel");
  });

  test("of a post that came back add its files to those that went", async () => {
    await takeAway();
    await db.prepare("UPDATE tombstones SET lifted_at = 1").run();
    await write(picture("vier"), { ...taken, title: "Wieder da", image: { media: `${site}:vier` }, blocks: [] });
    await db.prepare("UPDATE tombstones SET lifted_at = NULL").run();
    await Promise.all([takeAway(), takeAway()]);
    const { facts, title } = (await readTakedown(db, 11)) ?? {};
    expect(title).toBe("Wieder da");
    const came = [400, 800].map((w) => `/media/p/vier/${w}.jpg`);
    expect(facts?.files.toSorted()).toEqual([...ownFiles, ...came].toSorted());
  });
});

describe("a lift by mistake", () => {
  test("is undone by taking the post down once more: no import brings it, with what it has brought already", async () => {
    await takeAway();
    await liftTakedown(bindings, { postId: 11, by: "lea" }, 2000);
    await write(picture("eins"));
    await bucket().put("p/eins/400.jpg", "bytes");
    expect(await takeDown(bindings, { postId: 11, reason: "doch", by: "jo" }, 3000)).toBe(true);
    expect(await readTakedown(db, 11)).toMatchObject({
      reason: "doch",
      by: "jo",
      takenAt: 3000,
      liftedAt: null,
      title: taken.title,
    });
    expect((await write(picture("eins"), taken)).map(({ outcome }) => outcome)).toEqual(["refused", "refused"]);
    expect(await listFiles()).toEqual(left);
    expect((await readRedirect(createQueries(db), "/2020/der-fall"))?.status).toBe(410);
  });

  test("of one that was cut off lets it be finished", async () => {
    const away = { ...bindings, MEDIA: { delete: async () => Promise.reject(new Error("R2 is away")) } as unknown as R2Bucket };
    await expect(takeDown(away, { postId: 11, ...reason }, 1000)).rejects.toThrow("R2 is away");
    await liftTakedown(bindings, { postId: 11, by: "lea" }, 2000);
    expect(await listFiles()).toHaveLength(6);
    await takeAway();
    expect(await listFiles()).toEqual(left);
  });
});
