import { env as bindings } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StoredCrop } from "#workers/backend/content/pictures/image-rule.ts";
import { planCrops, toPictureFields } from "#workers/backend/content/pictures/rendition-plan.ts";
import { contentRecordSchema, type MediaRecord } from "#workers/backend/content/records/content-record.ts";
import { removeUnusedMedia } from "#workers/backend/content/write/media/unused-media.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { SizesEnv } from "./make-sizes.ts";
import { findOriginalsByNight, makeWaitingSizes } from "./make-waiting-sizes.ts";
import { paintPicture } from "./picture-for-test.ts";
import { findOriginals, putPictureTask } from "./picture-tasks.ts";

const purged: string[] = [];
const env = { ...bindings, PORTAL_CACHE: { purge: async (tags: string[]) => void purged.push(...tags) } } as unknown as SizesEnv;
const real = env.IMAGES as ImagesBinding;
const { DB, MEDIA } = env;
const NOON = new Date("2026-11-20T12:00:00Z");
const seconds = (date: Date) => date.getTime() / 1000;
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const SRC = "/media/bridge/0a1b2c.png";
const FOLDER = "/media/bridge/0a1b2c/png-1";

beforeEach(async () => {
  await emptyDatabase(DB);
  const { objects } = await MEDIA.list();
  await MEDIA.delete(objects.map(({ key }) => key));
  purged.length = 0;
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** A picture as bridge and newsroom leave it. */
async function keepOriginal(size = [700, 500], record: Partial<MediaRecord> = {}): Promise<void> {
  const [width = 0, height = 0] = size;
  await MEDIA.put(SRC.replace("/media/", ""), await paintPicture(width, height));
  await keepRecord({ width, height, ...record });
  await putPictureTask(DB, SRC, seconds(NOON));
}

async function keepRecord(record: Partial<MediaRecord>): Promise<void> {
  const whole = { kind: "media", source: "wp:alt.example:7", src: SRC, mime: "image/png", crops: [], alt: "Ein Bild", ...record };
  await writeContent(env, [v.parse(contentRecordSchema, whole)], NOON);
}

/** The binding, counting its calls; `answer` may stand for one of them. */
function countCalls(answer?: (options: ImageOutputOptions, width: number) => ImageOutputOptions["format"] | Error) {
  const calls: string[] = [];
  const binding = {
    input(stream: ReadableStream<Uint8Array>) {
      let transformer = real.input(stream);
      let width = 0;
      const standIn = {
        transform(options: ImageTransform) {
          width = options.width ?? 0;
          transformer = transformer.transform(options);
          return standIn;
        },
        async output(options: ImageOutputOptions) {
          calls.push(`${options.format} ${width}`);
          const format = answer?.(options, width) ?? options.format;
          if (format instanceof Error) throw format;
          return transformer.output({ ...options, format });
        },
      };
      return standIn;
    },
  } as unknown as ImagesBinding;
  return { calls, env: { ...env, IMAGES: binding } };
}

type Stored = { source: string; src: string; mime: string; width: number; height: number; alt: string; crops: StoredCrop[] };
async function readMedia(): Promise<Stored[]> {
  const { results } = await DB.prepare("SELECT source, src, mime, width, height, alt, crops FROM media ORDER BY source").all<
    Stored & { crops: string }
  >();
  return results.map((row) => ({ ...row, crops: JSON.parse(row.crops) as StoredCrop[] }));
}
const readTasks = async () => (await DB.prepare("SELECT src, tries, try_at, fault FROM picture_tasks").all()).results;
const listKeys = async () => (await MEDIA.list()).objects.map(({ key }) => key);

test("an original gets the sizes that an import would make, as files of these formats and measures, and its pages are purged", async () => {
  await keepOriginal();
  purged.length = 0;
  await makeWaitingSizes(env, NOON);
  const [media] = await readMedia();
  expect(media).toEqual({ source: "wp:alt.example:7", alt: "Ein Bild", ...toPictureFields(planCrops(700, 500), FOLDER) });
  expect(media?.crops.map(({ crop, type, srcset }) => [crop, type, ...srcset.map(({ w }) => w)]).slice(0, 4)).toEqual([
    ["original", "image/avif", 480, 700],
    ["original", "image/webp", 480, 700],
    ["original", "image/jpeg", 700],
    ["16-9", "image/avif", 480, 700],
  ]);
  expect([purged.some((tag) => tag.startsWith("media:")), await readTasks()]).toEqual([true, []]);
  for (const { type, width, height, srcset } of media?.crops ?? []) {
    const file = await MEDIA.get(srcset.at(-1)?.src.replace("/media/", "") ?? "");
    expect(file?.httpMetadata?.contentType).toBe(type);
    expect(await real.info(file?.body as ReadableStream<Uint8Array>)).toMatchObject({ format: type, width, height });
  }
});

test("a file that shows under two sources is made once, and stays while one of them shows it", async () => {
  await keepOriginal([40, 30]);
  await keepRecord({ source: "wp:alt.example:8", width: 40, height: 30, alt: "Noch einmal" });
  await makeWaitingSizes(env, NOON);
  const [one, other] = await readMedia();
  expect([other?.crops, other?.alt]).toEqual([one?.crops, "Noch einmal"]);
  const keys = await listKeys();
  expect((await removeUnusedMedia(DB, ["wp:alt.example:7"])).keys).toEqual([]);
  expect((await removeUnusedMedia(DB, ["wp:alt.example:8"])).keys.toSorted()).toEqual(keys.toSorted());
});

test("what is broken off goes on where it was, and what is done is not done again", async () => {
  await keepOriginal();
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const full = new Error("9422: this month's transformations are used up");
  const broken = countCalls(({ format }, width) => (width === 400 ? full : format));
  await makeWaitingSizes(broken.env, NOON);
  expect(await readTasks()).toEqual([{ src: SRC, tries: 1, try_at: seconds(minutesLater(5)), fault: full.message }]);
  expect([warned.mock.calls.length, (await readMedia())[0]?.src]).toEqual([1, SRC]);
  const before = (await listKeys()).length;
  // Not before its time.
  const { calls, env: counting } = countCalls();
  await makeWaitingSizes(counting, minutesLater(4));
  expect(calls).toEqual([]);
  await makeWaitingSizes(counting, minutesLater(5));
  expect([(await listKeys()).length, await readTasks()]).toEqual([before + calls.length, []]);
  await keepRecord({ width: 700, height: 500 });
  await putPictureTask(DB, SRC, seconds(NOON));
  calls.length = 0;
  await makeWaitingSizes(counting, NOON);
  expect([calls, (await readMedia())[0]?.src]).toEqual([[], `${FOLDER}/original-700.jpg`]);
});

test("a crop of which no large AVIF comes has none, and asks for no smaller one", async () => {
  await keepOriginal();
  const { calls, env: counting } = countCalls(({ format }, width) =>
    format === "image/avif" && width > 600 ? "image/webp" : format,
  );
  await makeWaitingSizes(counting, NOON);
  const crops = (await readMedia())[0]?.crops ?? [];
  expect(crops.filter(({ type }) => type === "image/avif").map(({ crop }) => crop)).toEqual(["1-1", "9-16"]);
  expect(calls.filter((call) => call.startsWith("image/avif"))).toEqual([
    "image/avif 700",
    "image/avif 700",
    "image/avif 666",
    "image/avif 500",
    "image/avif 320",
    "image/avif 281",
  ]);
});

test("AVIF that fails holds up a picture for two tries, and no longer", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  await keepOriginal([40, 30]);
  const { env: refusing } = countCalls(({ format }) => (format === "image/avif" ? new Error("9523") : format));
  for (const minutes of [0, 5]) await makeWaitingSizes(refusing, minutesLater(minutes));
  expect(await readTasks()).toMatchObject([{ tries: 2, fault: "9523" }]);
  await makeWaitingSizes(refusing, minutesLater(15));
  const types = new Set((await readMedia())[0]?.crops.map(({ type }) => type));
  expect([[...types], await readTasks()]).toEqual([["image/webp", "image/jpeg"], []]);
});

test.each([
  ["there is no binding", { IMAGES: undefined }, {}, "There is no binding IMAGES"],
  ["the file is gone", {}, { gone: true }, "There is no file bridge/0a1b2c.png"],
  ["the file is no picture", {}, { bytes: new TextEncoder().encode("<html>404</html>") }, "does not say the size"],
  ["the file is too large", {}, { bytes: new Uint8Array(20_000_001) }, "20000001 bytes"],
])(
  "the original stays, with a warning and a later try, when %s",
  async (_, without, { gone, bytes }: { gone?: boolean; bytes?: Uint8Array }, fault) => {
    await keepOriginal([40, 30]);
    if (gone === true) await MEDIA.delete("bridge/0a1b2c.png");
    if (bytes !== undefined) await MEDIA.put("bridge/0a1b2c.png", bytes);
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    await makeWaitingSizes({ ...env, ...without } as SizesEnv, NOON);
    expect((await readMedia())[0]).toMatchObject({ src: SRC, crops: [] });
    expect(await readTasks()).toEqual([expect.objectContaining({ tries: 1, fault: expect.stringContaining(fault) })]);
    expect(String(warned.mock.calls[0]?.[0])).toContain("a picture stays one original for now");
  },
);

test("tries grow apart to a day, and one without a record ends", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  await keepOriginal([40, 30]);
  const waits: number[] = [];
  let now = NOON;
  for (let run = 0; run < 14; run += 1) {
    await makeWaitingSizes({ ...env, IMAGES: undefined } as unknown as SizesEnv, now);
    const tryAt = Number((await readTasks())[0]?.try_at);
    waits.push(tryAt - seconds(now));
    now = new Date(tryAt * 1000);
  }
  expect([waits.slice(0, 4), waits.slice(-2)]).toEqual([
    [300, 600, 1200, 2400],
    [86_400, 86_400],
  ]);
  await DB.exec("DELETE FROM media");
  await makeWaitingSizes(env, now);
  expect(await readTasks()).toEqual([]);
});

test("a picture that is withdrawn while it is made leaves no files", async () => {
  await keepOriginal([40, 30]);
  let isGone = false;
  const withdrawing = countCalls(({ format }) => {
    if (!isGone) void DB.exec("DELETE FROM media");
    isGone = true;
    return format;
  });
  await makeWaitingSizes(withdrawing.env, NOON);
  expect([await readMedia(), await listKeys()]).toEqual([[], ["bridge/0a1b2c.png"]]);
});

test("by night originals of before are remembered, a few at a time; films and pictures with sizes are not", async () => {
  for (let id = 10; id < 25; id += 1) await keepRecord({ source: `wp:alt.example:${id}`, src: `/media/bridge/${id}.jpg` });
  await keepRecord({ source: "newsroom:1", src: "/media/redaktion/aa.jpg" });
  await keepRecord({ source: "wp:film", src: "/media/wp/alt.example/9-aa/file.mp4", mime: "video/mp4" });
  await keepRecord({ source: "wp:far", src: "https://alt.example/bild.jpg", status: "remote" });
  await keepRecord({ source: "wp:sized", ...toPictureFields(planCrops(9, 9), FOLDER) });
  await findOriginalsByNight(env, NOON);
  expect(await readTasks()).toHaveLength(0);
  const night = new Date("2026-11-21T01:00:00Z");
  await findOriginalsByNight({ ...env, IMAGES: undefined } as unknown as SizesEnv, night);
  expect(await readTasks()).toHaveLength(0);
  await findOriginalsByNight(env, night);
  expect(await readTasks()).toHaveLength(10);
  await findOriginalsByNight(env, night);
  expect((await readTasks()).map(({ src }) => src)).toEqual([
    ...Array.from({ length: 15 }, (_, index) => `/media/bridge/${10 + index}.jpg`),
    "/media/redaktion/aa.jpg",
  ]);
});

test("the night's look and the picking of tasks go by their indexes", async () => {
  const plans: string[] = [];
  const explain = {
    prepare(sql: string) {
      const statement = DB.prepare(`EXPLAIN QUERY PLAN ${sql}`);
      return {
        bind: (...values: unknown[]) => ({
          run: async () => plans.push(JSON.stringify((await statement.bind(...values).all()).results)),
        }),
      };
    },
  } as unknown as D1Database;
  await findOriginals(explain, 0, 10);
  expect(plans.join()).toContain("media_of_one_size");
});
