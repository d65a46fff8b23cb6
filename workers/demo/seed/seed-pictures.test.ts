import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { ContentRecord, PostRecord } from "#workers/backend/content/records/content-record.ts";
import { frontPagePosts } from "#workers/demo/front-page-posts.ts";
import { PAGE_POSTS } from "#workers/demo/media/choose-pictures.ts";
import { crops, filesOf, heightAt, masterOf } from "#workers/demo/media/crops.ts";
import { mastersFolder, readFilesOf } from "#workers/demo/media/picture-files.ts";
import { pictureKeys } from "#workers/demo/media/picture-keys.ts";
import { drawPortraits } from "#workers/demo/media/portraits.ts";
import { isShown, newestFirst, postLists } from "#workers/demo/post-lists.ts";
import { homeRecord } from "./seed-menus.ts";
import { seedRecords } from "./seed-records.ts";

const keys = Object.keys(pictureKeys);
const moments = ["2026-11-20T17:05:00Z", "2026-11-22T02:40:00Z", "2027-02-03T09:12:00Z"].map((text) => new Date(text));

function ofKind<Kind extends ContentRecord["kind"]>(records: ContentRecord[], kind: Kind) {
  return records.filter((record): record is Extract<ContentRecord, { kind: Kind }> => record.kind === kind);
}

const isPortrait = (source: string): boolean => source.startsWith("demo:autor/");
const isAd = (source: string) => source.startsWith("demo:anzeige-");

const records = seedRecords(moments[0] ?? new Date());

/** Pictures that two of these posts share, with the posts. */
function findRepeated(posts: readonly PostRecord[]): string[] {
  const first = new Map<string, PostRecord>();
  return posts.flatMap((post) => {
    const picture = post.image?.media;
    if (picture === undefined) return [];
    const other = first.get(picture);
    if (other === undefined) first.set(picture, post);
    return other === undefined || other === post ? [] : [`${picture}: ${other.slug} and ${post.slug}`];
  });
}

describe.each(moments.map((now) => [now.toISOString(), seedRecords(now)] as const))(
  "seeded at %s, no picture stands twice",
  (_, all) => {
    const posts = ofKind(all, "post");
    const lists = postLists(posts);

    test(`on any page of ${PAGE_POSTS} posts: all news, categories, topics, tags, municipalities`, () => {
      expect([...lists.keys()].filter((key) => key.startsWith("municipality:"))).toHaveLength(96);
      const shown = [...lists].filter(([key]) => isShown(key));
      const repeated = shown.flatMap(([key, list]) =>
        list.flatMap((_post, start) =>
          start % PAGE_POSTS > 0 ? [] : findRepeated(list.slice(start, start + PAGE_POSTS)).map((pair) => `${key}: ${pair}`),
        ),
      );
      expect([...new Set(repeated)]).toEqual([]);
    });

    test("on the front page, whatever municipality the reader chose", () => {
      const { common, local } = frontPagePosts(homeRecord.sections, lists);
      expect(common.length).toBeGreaterThan(45);
      expect(local).toHaveLength(96);
      expect(findRepeated(common)).toEqual([]);
      expect(local.flatMap((group) => findRepeated([...new Set([...common, ...group])]))).toEqual([]);
    });

    test("in the list of topics", () => {
      const topics = ofKind(all, "term").filter((term) => term.taxonomy === "topic" && (term.parent ?? null) === null);
      const pictures = topics.map((topic) => topic.media);
      expect(new Set(pictures).size).toBe(pictures.length);
    });
  },
);

describe("the pictures", () => {
  test("are all used: with a post, within a text or with a topic", () => {
    const used = JSON.stringify(records.filter(({ kind }) => kind !== "media"));
    expect(keys.filter((key) => !used.includes(`"demo:${key}"`))).toEqual([]);
  });

  test("of the front page show a motif once: no two lakes, no two summits", () => {
    const posts = ofKind(records, "post");
    const { common } = frontPagePosts(homeRecord.sections, postLists(posts));
    const motifs = common.flatMap(({ image }) => (image ? [image.media.replace(/^demo:([a-z]+).*/, "$1")] : []));
    expect(motifs.filter((motif, index) => !["portraet", "zahlen"].includes(motif) && motifs.indexOf(motif) !== index)).toEqual(
      [],
    );
  });

  test("are used evenly: none stands with more than one post in twenty", () => {
    const posts = ofKind(records, "post");
    const counts = keys.map((key) => posts.filter((post) => post.image?.media === `demo:${key}`).length);
    expect(Math.max(...counts)).toBeLessThan(posts.length / 20);
  });

  test("take at most 400 files and 16 MB, one master a key and crop and nothing else", () => {
    const files = readdirSync(mastersFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((file) => join(file.parentPath, file.name).slice(mastersFolder.length)).sort();
    expect(names).toEqual(keys.flatMap((key) => crops.map((crop) => `${key}/${masterOf(crop)}`)).sort());
    expect(names.length).toBeLessThanOrEqual(400);
    const bytes = names.reduce((sum, name) => sum + statSync(mastersFolder + name).size, 0);
    expect(bytes).toBeLessThanOrEqual(16_000_000);
  });

  test("have a record each that names every file, small and large, and no other", () => {
    const media = ofKind(records, "media").filter(
      ({ mime, source }) => mime.startsWith("image/") && !isPortrait(source) && !isAd(source),
    );
    expect(media.map((record) => record.source)).toEqual(keys.map((key) => `demo:${key}`));
    for (const [index, record] of media.entries()) {
      const key = keys[index] ?? "";
      const named = (record.crops ?? []).flatMap((crop) => crop.srcset.map(({ src }) => src));
      const files = crops.flatMap((crop) => filesOf(crop).map(({ name }) => `/media/demo/${key}/${name}`));
      expect(named.sort()).toEqual(files.sort());
      expect(named).toContain(record.src);
      for (const crop of ["4-3", "16-9"]) {
        const webp = record.crops?.find((entry) => entry.crop === crop && entry.type === "image/webp");
        expect(webp?.srcset.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test("come in the sizes that their names say", async () => {
    for (const crop of crops) {
      for (const { file, bytes } of await readFilesOf("bahnhof", crop)) {
        const { width, height, format } = await sharp(bytes).metadata();
        expect({ width, height, type: `image/${format}` }).toEqual({
          width: file.width,
          height: heightAt(file.crop, file.width),
          type: file.type,
        });
      }
    }
  });
});

test("everybody of the staff has a face, whose files come in the sizes that their names say", async () => {
  const portraits = ofKind(records, "media").filter(({ source }) => isPortrait(source));
  const authors = ofKind(records, "author");
  expect(authors.filter(({ media }) => media === null).map(({ slug }) => slug)).toEqual(["redaktion"]);
  expect(authors.flatMap(({ media }) => media ?? []).sort()).toEqual(portraits.map(({ source }) => source).sort());
  const files = await drawPortraits();
  const named = portraits.flatMap(({ src, crops: all }) => [src, ...all.flatMap(({ srcset }) => srcset.map((one) => one.src))]);
  expect([...new Set(named)].sort()).toEqual(files.map(({ name }) => `/media/${name}`).sort());
  for (const { name, type, bytes } of files) {
    const { width, height, format } = await sharp(bytes).metadata();
    expect([name, width, height, `image/${format}`]).toEqual([name, Number(/(\d+)\.\w+$/.exec(name)?.[1]), width, type]);
  }
});

test("newest first puts the later written one of a moment in front", () => {
  const [one] = ofKind(records, "post");
  const twins =
    one === undefined
      ? []
      : [
          { ...one, slug: "a" },
          { ...one, slug: "b" },
        ];
  expect(newestFirst(twins).map(({ slug }) => slug)).toEqual(["b", "a"]);
});
