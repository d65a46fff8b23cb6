import { env as bindings } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type ContentRecord, contentRecordSchema, type PostRecord } from "#workers/backend/content/records/content-record.ts";
import { rankMostRead } from "#workers/backend/content/write/rank-most-read.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { createPost, now } from "#workers/backend/content/write/write-for-test.ts";
import { deleteDemo } from "#workers/backend/doors/admin/content/delete-demo.ts";
import { asOtherIsolate, findChanged as findChangedIn, look } from "#workers/backend/doors/graphql/kept-answers/look-for-test.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { freePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";

/** The tags that the portal's store was given. */
let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const other = asOtherIsolate(env);
const write = (...records: ContentRecord[]) =>
  writeContent(
    env,
    records.map((record) => v.parse(contentRecordSchema, record)),
    now,
  );

beforeAll(async () => {
  await writePaper(env);
  await write({ kind: "home", sections: [{ layout: "LIST", title: "Alt", feed: "all", postCount: 30 }] });
});
/** The time stands still unless a test moves it. */
let clock = Date.now();
beforeEach(() => {
  purged = [];
  vi.spyOn(Date, "now").mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());

function wait(milliseconds: number): void {
  clock += milliseconds;
}

/** The answers that differ after a change (look-for-test.ts). */
const findChanged = (act: () => Promise<unknown>) => findChangedIn({ env, other, purged: () => purged, wait }, act);

const post = (changes: Partial<PostRecord>) =>
  createPost({ source: "test:new", preferredId: 700, categories: [{ slug: "politik", title: "Politik" }], ...changes });

describe("every answer that shows a write is purged", () => {
  const writes: [string, ContentRecord[], string[]][] = [
    ["a new post", [post({})], ["home", "news", "names", "the front page"]],
    [
      "a text with a picture that is not there, and a post linked to one that is not",
      [post({ blocks: [{ kind: "image", image: { media: "test:late" } }], associated: ["test:late"] })],
      ["a post with pictures"],
    ],
    [
      "another title",
      [post({ title: "Anders", blocks: [{ kind: "image", image: { media: "test:late" } }], associated: ["test:late"] })],
      ["news"],
    ],
    [
      "a picture that a text was waiting for",
      [{ kind: "media", source: "test:late", src: "/media/late.jpg", mime: "image/jpeg", crops: [] }],
      ["a post with pictures"],
    ],
    ["a post that another one was linked to", [createPost({ source: "test:late", preferredId: 701 })], ["a post with pictures"]],
    ["another section", [post({ categories: [{ slug: "sport", title: "Sport" }] })], ["news"]],
    [
      "an author",
      [
        post({
          authors: [
            { slug: "anna-berger", name: "Anna Berger" },
            { slug: "karl-neu", name: "Karl Neu" },
          ],
        }),
      ],
      ["posts of an author", "a list of before"],
    ],
    ["an address of before", [post({ formerPaths: ["/alt/neu"] })], ["an address of before"]],
    ["a term", [{ kind: "term", taxonomy: "category", slug: "politik", title: "Landespolitik", owner: "own" }], ["post", "news"]],
    ["a topic", [{ kind: "term", taxonomy: "topic", slug: "neues", title: "Neues", owner: "own" }], ["topics"]],
    ["a topic that comes with a post", [post({ topics: [{ slug: "noch-eins", title: "Noch eins" }] })], ["topics"]],
    [
      "an author's role",
      [{ kind: "author", slug: "anna-berger", name: "Anna Berger", role: "Chefin", owner: "own" }],
      ["post", "author"],
    ],
    ["a brand", [{ kind: "brand", slug: "rheinbote", title: "Bote" }], ["names", "news"]],
    ["a place", [{ kind: "district", id: 802, slug: "bezirk-bregenz", title: "Bregenz und Umgebung" }], ["names", "layout"]],
    [
      "a picture's words",
      [{ kind: "media", source: "test:damm", src: "/media/test/damm.jpg", mime: "image/jpeg", alt: "Neu", crops: [] }],
      ["post", "topics"],
    ],
    ["a menu", [{ kind: "navigation", menu: "footer", items: [{ title: "Neu", link: "/neu", children: [] }] }], ["layout"]],
    [
      "the front page",
      [{ kind: "home", sections: [{ layout: "LIST", title: "Neu", feed: "all", postCount: 3 }] }],
      ["the front page"],
    ],
    [
      "a page",
      [{ kind: "page", source: "test:impressum", slug: "impressum", title: "Neu", modified: "2026-03-01T08:00:00Z", blocks: [] }],
      ["page"],
    ],
  ];
  test.each(writes)("%s", async (_, records, expected) => {
    let reasons: unknown[] = [];
    const changed = await findChanged(async () => {
      reasons = (await write(...records)).map(({ outcome, reason }) => [outcome, reason]);
    });
    expect(reasons.map((reason) => (reason as string[])[0])).not.toContain("refused");
    expect(changed).toEqual(expect.arrayContaining(expected));
  });

  test("a new list of the most read", async () => {
    await bindings.DB.prepare("INSERT INTO post_views (day, post_id, views) VALUES ('2026-03-10', 700, 9)").run();
    expect(await findChanged(() => rankMostRead(env, now))).toContain("the most read");
    purged = [];
    await rankMostRead(env, now);
    expect(purged).toEqual([]);
  });

  test("the deletion of the demo paper, and a seed of many posts, purge everything", async () => {
    await deleteDemo(env);
    expect(purged).toEqual(["everything"]);
    purged = [];
    await write(...Array.from({ length: 100 }, (_, id) => createPost({ source: `test:many-${id}`, slug: `many-${id}` })));
    expect(purged).toEqual(["everything"]);
  });
});

test("answers that a write does not change are not purged", async () => {
  const tagsOf = async (name: string) => (await look(env)).get(name)?.tags ?? [];
  await write(post({ title: "Zum letzten Mal", categories: [{ slug: "sport", title: "Sport" }] }));
  expect(purged).toContain("post:700");
  for (const name of ["page", "layout", "posts of an author"])
    expect((await tagsOf(name)).filter((tag) => purged.includes(tag))).toEqual([]);
});

test("a write that changes nothing, and one that is refused, purge nothing", async () => {
  await write(post({ title: "Gleich" }));
  purged = [];
  await write(post({ title: "Gleich" }));
  await write(post({ source: "test:odd", slug: "/" }));
  expect(purged).toEqual([]);
});

test("a personal or incomplete answer has no tags", async () => {
  const query = `{ post(id: ${freePostId}) { id } }`;
  const signedIn = await handleGraphql(createGraphqlRequest({ query }, { authorization: "Bearer x" }), env);
  expect(signedIn.headers.has("x-cache-tags")).toBe(false);
  const missing = await handleGraphql(createGraphqlRequest({ query: "{ post(id: 9) { id } }" }), env);
  expect(missing.headers.has("x-cache-tags")).toBe(false);
});

test("a failing store of pages does not make a write fail; the failure is logged", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken: Env = { ...env, PORTAL_CACHE: { purge: () => Promise.reject(new Error("no such service")) } };
  const record = v.parse(contentRecordSchema, post({ title: "Trotzdem" }));
  expect(await writeContent(broken, [record], now)).toMatchObject([{ outcome: "changed" }]);
  expect(logged.mock.calls.flat().map(String).join()).toContain("no such service");
  logged.mockRestore();
});
