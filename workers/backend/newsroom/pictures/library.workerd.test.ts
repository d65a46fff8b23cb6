/** The library: who sees it, how it is searched, what is said of a picture, where it is used, and how it goes. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteLeftovers } from "#workers/backend/content/picture-sizes/delete-leftovers.ts";
import { makeWaitingSizes } from "#workers/backend/content/picture-sizes/make-waiting-sizes.ts";
import { paintPicture } from "#workers/backend/content/picture-sizes/picture-for-test.ts";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { indexMedia } from "#workers/backend/content/write/media/index-media.ts";
import { createPost, first as readFirst, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { takeDown } from "#workers/backend/newsroom/takedowns/take-down.ts";
import type { KeptPicture } from "./keep-picture.ts";
import { pictureOperations as operations, sendPicture } from "./pictures-for-test.ts";
import { readPictures } from "./read-library.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const DAY_MS = 24 * 60 * 60 * 1000;
const cut = { left: 100, top: 0, width: 500, height: 1000, x: 200, y: 500 };

// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at
const first = async (sql: string): Promise<any> => readFirst(sql);

/** A post of the desk that names these pictures. */
async function nameAtDesk(sources: readonly string[]): Promise<void> {
  const text = JSON.stringify({ images: sources.map((media) => ({ media })) });
  const sql = `INSERT INTO desk_posts (id, source, text, title, created_at, changed_at) VALUES (5, 'desk:5', ?1, '', 0, 0)
    ON CONFLICT (id) DO UPDATE SET text = excluded.text`;
  await env.DB.prepare(sql).bind(text).run();
}

beforeEach(async () => {
  await emptyDatabase(env.DB);
  await env.DB.batch(["picture_facts", "tombstones", "media_uses"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.MEDIA.delete((await env.MEDIA.list()).objects.map(({ key }) => key));
  purged = [];
});

const media = (
  name: string,
  words: { alt?: string; caption?: string; credit?: string } = {},
  mime = "image/jpeg",
): ContentRecord => ({
  kind: "media",
  source: `test:${name}`,
  src: `/media/test/${name}.jpg`,
  mime,
  width: 600,
  height: 400,
  crops: [{ crop: "original", type: mime, width: 600, height: 400, srcset: [{ src: `/media/test/${name}.jpg`, w: 600 }] }],
  ...words,
});

async function enter(role: "reporter" | "editor" | "operator" = "reporter") {
  const { session, id } = await hireSignedIn(role);
  const ask = await arriveAtNewsroom(session, env);
  const send = async (width = 700, height = 500): Promise<KeptPicture> =>
    (await sendPicture(await paintPicture(width, height), session, env)).json();
  const list = async (variables: object = {}): Promise<string[]> =>
    (await ask(operations.list, variables)).data.newsroom.pictures.map(({ source }: { source: string }) =>
      source.replace("test:", ""),
    );
  const read = async (id: number) => (await ask(operations.one, { id })).data.newsroom.picture;
  return { ask, send, list, read, session, id };
}
const listFiles = async () => (await env.MEDIA.list()).objects.map(({ key }) => key);

test("without the right nothing of it is told, and nothing can be changed", async () => {
  await write(media("a"));
  const { ask } = await enter("operator");
  expect((await ask(operations.list)).data.newsroom.pictures).toBeNull();
  expect((await ask(operations.one, { id: 1 })).data.newsroom.picture).toBeNull();
  const words = { alt: "", caption_html: "", credit: "" };
  expect((await ask(operations.words, { id: 1, words, known: 0 })).code).toBe("NO_RIGHT");
  expect((await ask(operations.cut, { id: 1, cut: null, known: 0 })).code).toBe("NO_RIGHT");
  expect((await ask(operations.remove, { id: 1 })).code).toBe("NO_RIGHT");
  const stranger = await arriveAtNewsroom();
  expect((await stranger(operations.remove, { id: 1 })).code).toBe("FORBIDDEN");
});

describe("the list", () => {
  test("has every picture and no film, newest first, and goes on behind a place", async () => {
    const names = Array.from({ length: 45 }, (_, index) => `bild-${index}`);
    await write(...names.slice(0, 20).map((name) => media(name)), media("film", {}, "video/mp4"));
    await write(...names.slice(20).map((name) => media(name)));
    const { list } = await enter();
    const page = await list();
    expect(page).toEqual(names.toReversed().slice(0, 40));
    const last = await first("SELECT id FROM media WHERE source = 'test:bild-5'");
    expect(await list({ before: last.id })).toEqual(names.slice(0, 5).toReversed());
  });

  test.each([
    ["Muller", ["mueller", "müller"]],
    ["MÜLLER", ["mueller", "müller"]],
    ["mueller", ["mueller", "müller"]],
    ["mull", ["mueller", "müller"]],
    ["strasse lust", ["straße"]],
    ["Straße", ["straße"]],
    ["rhein apa", ["rhein"]],
    ["rhein dpa", []],
    ['"rhein" OR *', ["rhein"]],
    ["neue", ["neu"]],
    ["!?", []],
    ["  ", ["leer", "neu", "rhein", "straße", "mueller", "müller"]],
  ])("finds %j in description, caption and credit", async (words, expected) => {
    await write(
      media("müller", { credit: "Anna Müller" }),
      media("mueller", { caption: "Frau Mueller am Wort" }),
      media("straße", { alt: "Eine Straße in Lustenau" }),
      media("rhein", { alt: "Der Rhein or so", credit: "APA" }),
      media("neu", { caption: "Die neue Brücke" }),
      media("leer"),
    );
    const { list } = await enter();
    expect(await list({ words })).toEqual(expected);
    expect(await list({ words, withoutAlt: true })).toEqual(expected.filter((name) => !["straße", "rhein"].includes(name)));
  });

  test("knows what is one's own, and a changed word at once", async () => {
    await write(media("fremd", { alt: "Damm" }));
    const [mine, other] = [await enter(), await enter()];
    const { source, id } = await mine.send();
    expect([await mine.list({ mine: true }), await other.list({ mine: true })]).toEqual([[source], []]);
    await mine.ask(operations.words, { id, words: { alt: "Der Damm", caption_html: "", credit: "" }, known: 0 });
    expect(await mine.list({ mine: true, words: "damm" })).toEqual([source]);
    expect(await mine.list({ mine: true, withoutAlt: true })).toEqual([]);
    expect(await mine.list({ words: "damm" })).toEqual([source, "fremd"]);
  });

  test("goes by indexes, whatever is asked", async () => {
    const plans = await recordPlans(env, async ({ DB: db }) => {
      for (const words of [null, "damm rhein"])
        for (const isWithoutAlt of [false, true])
          for (const by of [null, 7]) await readPictures(db, { words, isWithoutAlt, by, before: 9 });
    });
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });
});

describe("words", () => {
  const words = {
    alt: " Der\nDamm ",
    caption_html: 'Bei <a href="/hoechst" onclick="x()">Höchst</a><script>x</script>',
    credit: "A. Muster",
  };

  test("are cleaned, kept with the next revision, noted, and told to the pages", async () => {
    const { ask, send, read, id: staff } = await enter();
    const { id } = await send();
    expect((await ask(operations.words, { id, words, known: 0 })).data).toEqual({ savePictureWords: 1 });
    const { image, revision } = await read(id);
    expect(image).toMatchObject({
      alt: "Der Damm",
      caption: "Bei Höchst",
      captionHtml: 'Bei <a href="/hoechst">Höchst</a>',
      credit: "A. Muster",
    });
    expect([revision, purged.includes(`media:${id}`)]).toEqual([1, true]);
    const log = await first("SELECT kind, subject, staff_id FROM staff_log ORDER BY id DESC LIMIT 1");
    expect(log).toEqual({ kind: "picture-words", subject: `Bild Nr. ${id}`, staff_id: staff });
  });

  test("of two editors the second is told, and nothing of the first is lost", async () => {
    const [one, other] = [await enter(), await enter()];
    const { id } = await one.send();
    await one.ask(operations.words, { id, words, known: 0 });
    const second = await other.ask(operations.words, { id, words: { ...words, alt: "Anders" }, known: 0 });
    expect([second.code, (await one.read(id)).image.alt]).toEqual(["CONFLICT", "Der Damm"]);
    expect((await other.ask(operations.cut, { id, cut, known: 0 })).code).toBe("CONFLICT");
    expect((await other.ask(operations.words, { id, words: { ...words, alt: "Anders" }, known: 1 })).data.savePictureWords).toBe(
      2,
    );
  });

  test("stay while sizes are made and when the system that brought the picture brings it again", async () => {
    await write(media("a", { alt: "Vom Import" }));
    const { ask, read } = await enter();
    const { id } = await first("SELECT id FROM media");
    await ask(operations.words, { id, words, known: 0 });
    await write(media("a", { alt: "Vom Import" }));
    expect((await read(id)).image.alt).toBe("Der Damm");
  });

  test.each([
    ["a long description", { ...words, alt: "x".repeat(501) }, "BAD_USER_INPUT"],
    ["a long credit", { ...words, credit: "x".repeat(301) }, "BAD_USER_INPUT"],
    ["a long caption", { ...words, caption_html: "x".repeat(5001) }, "BAD_USER_INPUT"],
  ])("%s is refused, and an unknown picture is not there", async (_, wrong, code) => {
    const { ask, send } = await enter();
    const { id } = await send();
    expect((await ask(operations.words, { id, words: wrong, known: 0 })).code).toBe(code);
    expect((await ask(operations.words, { id: 99_999, words, known: 0 })).code).toBe("NOT_FOUND");
  });
});

describe("a cut", () => {
  test("readers see the former sizes until those of the cut are there, under other addresses; the former files go later", async () => {
    const { ask, send, read } = await enter();
    const { id } = await send();
    await makeWaitingSizes(env, new Date());
    const before = await read(id);
    const files = await listFiles();
    expect((await ask(operations.cut, { id, cut, known: 0 })).data).toEqual({ cutPicture: 1 });
    expect(await read(id)).toMatchObject({ image: before.image, cut, is_cut_due: true, revision: 1 });
    purged = [];
    const calls: ImageTransform[] = [];
    await makeWaitingSizes({ ...env, IMAGES: countTransforms(calls) }, new Date());
    const after = await read(id);
    expect(after).toMatchObject({ is_cut_due: false, has_sizes: true, original: before.original });
    expect(after.image.src).toBe(before.image.src.replace(/png-1\/.*/, "png-1-100.0.500.1000.200.500/original-350.jpg"));
    expect(purged).toContain(`media:${id}`);
    // Of 700 by 500 pixels half of the width is left, from 70 on.
    expect(calls.filter(({ width, height }) => width === 350 && height === 500).map(({ trim }) => trim)).toContainEqual({
      left: 70,
      top: 0,
      width: 350,
      height: 500,
    });
    expect(calls.every(({ trim, gravity }) => typeof trim === "object" && gravity === "center")).toBe(true);
    const now = Date.now();
    await deleteLeftovers(env, new Date(now + 59 * DAY_MS));
    expect((await listFiles()).filter((file) => files.includes(file))).toEqual(files);
    await deleteLeftovers(env, new Date(now + 61 * DAY_MS));
    expect((await listFiles()).filter((file) => files.includes(file))).toEqual([before.original.replace("/media/", "")]);
    expect((await listFiles()).length).toBeGreaterThan(5);
  });

  test("is taken back to what attracts the eye, with the files of before", async () => {
    const { ask, send, read } = await enter();
    const { id } = await send(300, 200);
    await makeWaitingSizes(env, new Date());
    const { image } = await read(id);
    await ask(operations.cut, { id, cut, known: 0 });
    await makeWaitingSizes(env, new Date());
    await ask(operations.cut, { id, cut: null, known: 1 });
    const calls: ImageTransform[] = [];
    await makeWaitingSizes({ ...env, IMAGES: countTransforms(calls) }, new Date());
    expect([calls, (await read(id)).image]).toEqual([[], image]);
    await deleteLeftovers(env, new Date(Date.now() + 61 * DAY_MS));
    expect(await listFiles()).toContain(image.src.replace("/media/", ""));
  });

  test("while one is being made another one comes: the last one counts, and is made", async () => {
    const { ask, send, read } = await enter();
    const { id } = await send(120, 80);
    await makeWaitingSizes(env, new Date());
    await ask(operations.cut, { id, cut, known: 0 });
    const later = { ...cut, x: 600 };
    let isSaved = false;
    const slow = countTransforms([], async () => {
      if (isSaved) return;
      isSaved = true;
      await ask(operations.cut, { id, cut: later, known: 1 });
    });
    await makeWaitingSizes({ ...env, IMAGES: slow }, new Date());
    await makeWaitingSizes(env, new Date());
    const { image, cut: kept, is_cut_due: isDue } = await read(id);
    expect([kept, isDue, image.src.includes("-100.0.500.1000.600.500/")]).toEqual([later, false, true]);
    expect(await first("SELECT count(*) AS n FROM picture_tasks")).toEqual({ n: 0 });
  });

  test("a picture that an import brought in its sizes is cut from its largest, and again when the import brings it anew", async () => {
    await env.MEDIA.put("test/a.jpg", await paintPicture(600, 400, "image/jpeg"));
    await write(media("a", { alt: "Alt" }));
    const { ask, read } = await enter();
    const { id } = await first("SELECT id FROM media");
    await ask(operations.cut, { id, cut, known: 0 });
    await makeWaitingSizes(env, new Date());
    const { image } = await read(id);
    expect(image).toMatchObject({ src: "/media/test/a/jpg-1-100.0.500.1000.200.500/original-300.jpg", alt: "Alt", width: 300 });
    await write(media("a", { alt: "Neu" }));
    expect((await read(id)).image.src).toBe("/media/test/a.jpg");
    await makeWaitingSizes(env, new Date());
    expect((await read(id)).image).toMatchObject({ src: image.src, alt: "Neu" });
    await ask(operations.cut, { id, cut: null, known: 1 });
    await makeWaitingSizes(env, new Date());
    expect(await read(id)).toMatchObject({
      cut: null,
      is_cut_due: false,
      image: { src: "/media/test/a/jpg-1/original-600.jpg" },
    });
  });

  test.each([
    ["outside the picture", { ...cut, left: 600 }],
    ["less than a tenth", { ...cut, width: 99, x: 150 }],
    ["a point beside it", { ...cut, x: 700 }],
    ["below zero", { ...cut, top: -1 }],
  ])("%s is refused", async (_, wrong) => {
    const { ask, send } = await enter();
    const { id } = await send(60, 40);
    expect((await ask(operations.cut, { id, cut: wrong, known: 0 })).code).toBe("BAD_USER_INPUT");
  });

  test("pictures of other hosts cannot be cut, nor where nothing makes sizes", async () => {
    await write({ ...media("fern"), src: "https://alt.example/a.jpg", crops: [], status: "remote" } as unknown as ContentRecord);
    const { ask, read, session } = await enter();
    const { id } = await first("SELECT id FROM media");
    expect([(await read(id)).original, (await ask(operations.cut, { id, cut, known: 0 })).code]).toEqual([
      null,
      "BAD_USER_INPUT",
    ]);
    const { IMAGES: _, ...without } = env;
    await write(media("hier"));
    const here = (await first("SELECT id FROM media WHERE source = 'test:hier'")).id;
    const poor = await arriveAtNewsroom(session, without as Env);
    expect((await poor(operations.one, { id: here })).data.newsroom.picture.original).toBeNull();
    expect((await poor(operations.cut, { id: here, cut, known: 0 })).code).toBe("BAD_USER_INPUT");
  });
});

describe("uses", () => {
  const post = (id: number, source: string, changes: object = {}) =>
    createPost({
      source: `test:p${id}`,
      preferredId: id,
      slug: "rhein",
      title: `Nr. ${id}`,
      blocks: [{ kind: "gallery", images: [{ media: source }] }],
      ...changes,
    });

  test("are those of posts, their heads and texts, pages, topics, authors and the desk; they follow what is written and removed", async () => {
    await write(media("a"), media("b"));
    const { read, ask } = await enter();
    const { id } = await first("SELECT id FROM media WHERE source = 'test:a'");
    await write(
      post(11, "test:a"),
      post(12, "test:b", { image: { media: "test:a" } }),
      {
        kind: "page",
        source: "test:impressum",
        slug: "impressum",
        title: "Impressum",
        modified: "2026-03-01T09:00:00Z",
        blocks: [{ kind: "image", image: { media: "test:a" } }],
      },
      { kind: "term", taxonomy: "topic", slug: "rhesi", title: "Rhesi", media: "test:a" },
      { kind: "author", slug: "lea", name: "Lea", media: "test:a" },
    );
    await nameAtDesk(["test:a", "test:b", "test:a"]);
    expect((await read(id)).uses).toEqual([
      { kind: "POST", title: "Nr. 12", link: "/rhein/12" },
      { kind: "POST", title: "Nr. 11", link: "/rhein/11" },
      { kind: "PAGE", title: "Impressum", link: "/impressum" },
      { kind: "TOPIC", title: "Rhesi", link: "/themen/rhesi" },
      { kind: "AUTHOR", title: "Lea", link: "/autor/lea" },
      { kind: "DESK", title: "", link: "/redaktion/beitraege/5" },
    ]);
    expect((await ask(operations.remove, { id })).code).toBe("CONFLICT");
    await write(
      post(11, "test:b"),
      post(12, "test:b"),
      { kind: "term", taxonomy: "topic", slug: "rhesi", title: "Rhesi" },
      { kind: "author", slug: "lea", name: "Lea" },
    );
    await nameAtDesk([]);
    await env.DB.prepare("DELETE FROM pages WHERE slug = 'impressum'").run();
    expect((await read(id)).uses).toEqual([]);
    expect((await ask(operations.remove, { id })).data).toEqual({ removePicture: true });
    expect([await read(id), (await ask(operations.remove, { id })).code]).toEqual([null, "NOT_FOUND"]);
  });

  test("what was there before is listed by the clock, some at a time; until then nothing can be removed", async () => {
    await write(media("a", { alt: "Der Damm" }), media("b"), post(11, "test:a"), post(12, "test:a"), post(13, "test:b"));
    await env.DB.batch([
      env.DB.prepare("DELETE FROM media_uses"),
      env.DB.prepare("DELETE FROM media_search"),
      env.DB.prepare("INSERT INTO picture_index_state (kind, place) VALUES ('post', 12), ('media', 2)"),
    ]);
    const { read, ask, list } = await enter();
    const { id } = await first("SELECT id FROM media WHERE source = 'test:a'");
    expect([(await read(id)).is_counted, (await ask(operations.remove, { id })).code, await list({ words: "damm" })]).toEqual([
      false,
      "CONFLICT",
      [],
    ]);
    for (let runs = 0; runs < 3; runs += 1) await indexMedia(env.DB);
    const { uses, is_counted: isCounted } = await read(id);
    expect([isCounted, uses.length, await list({ words: "damm" })]).toEqual([true, 2, ["a"]]);
  });

  test("a picture goes with all its files, but not with those that another one shares", async () => {
    const { ask, send } = await enter();
    const { id } = await send();
    await makeWaitingSizes(env, new Date());
    await ask(operations.cut, { id, cut, known: 0 });
    await makeWaitingSizes(env, new Date());
    const { src } = await first("SELECT src FROM media");
    const original = String(src).replace(/\/png-1.*/, ".png");
    await write({ ...media("zwei"), src: original, crops: [] } as unknown as ContentRecord);
    expect((await ask(operations.remove, { id })).data).toEqual({ removePicture: true });
    expect(await listFiles()).toEqual([original.replace("/media/", "")]);
    expect(await first("SELECT count(*) AS n FROM picture_facts")).toEqual({ n: 0 });
    const other = (await first("SELECT id FROM media")).id;
    expect((await ask(operations.remove, { id: other })).data).toEqual({ removePicture: true });
    expect(await listFiles()).toEqual([]);
  });

  test("a takedown spares what a post of the desk names, and takes the files of former cuts along with the rest", async () => {
    const { ask, send } = await enter();
    const { id, source } = await send();
    await makeWaitingSizes(env, new Date());
    await ask(operations.cut, { id, cut, known: 0 });
    await makeWaitingSizes(env, new Date());
    await write(post(11, source), post(12, "test:x"));
    await nameAtDesk([source]);
    const order = { reason: "Gericht", by: "lea" };
    await takeDown(env, { postId: 11, ...order }, Math.floor(Date.now() / 1000));
    expect(await first("SELECT count(*) AS n FROM media")).toEqual({ n: 1 });
    await nameAtDesk([]);
    await write(post(13, source));
    await takeDown(env, { postId: 13, ...order }, Math.floor(Date.now() / 1000));
    expect([await first("SELECT count(*) AS n FROM media"), await listFiles()]).toEqual([{ n: 0 }, []]);
  });
});

/** The binding, noting what it is asked; `before` runs before each file. */
function countTransforms(calls: ImageTransform[], before: () => Promise<void> = async () => {}): ImagesBinding {
  const real = env.IMAGES as ImagesBinding;
  return {
    input(stream: ReadableStream<Uint8Array>) {
      let transformer = real.input(stream);
      const standIn = {
        transform(options: ImageTransform) {
          calls.push(options);
          const { trim: _, ...rest } = options;
          transformer = transformer.transform(rest);
          return standIn;
        },
        async output(options: ImageOutputOptions) {
          await before();
          return transformer.output(options);
        },
      };
      return standIn;
    },
  } as unknown as ImagesBinding;
}
