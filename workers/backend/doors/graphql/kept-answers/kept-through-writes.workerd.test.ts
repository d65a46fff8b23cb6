/** That of the answers kept here and in another isolate every write leaves those that show nothing of it, and no other. */
import { env as bindings } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { writeComments } from "#workers/backend/content/comments/write-comments.ts";
import { contentRecordSchema, type PostRecord } from "#workers/backend/content/records/content-record.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { createPost } from "#workers/backend/content/write/write-for-test.ts";
import { writeTicker } from "#workers/backend/content/write/write-ticker.ts";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import { BELIEVED_FOR_MS } from "#workers/backend/ground/changes/known-version.ts";
import { freePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { setLine } from "#workers/backend/newsroom/breaking/breaking-lines.ts";
import { decide } from "#workers/backend/newsroom/comments/moderation/moderation-for-test.ts";
import { takeDown } from "#workers/backend/newsroom/takedowns/take-down.ts";
import { writeIssue } from "#workers/backend/readers/newsletters/issues/write-issue.ts";
import { writeHoroscopes } from "#workers/backend/services/horoscope/horoscope-texts.ts";
import { snowSource } from "#workers/backend/services/snow/snow-source.ts";
import { asSource } from "#workers/backend/services/sources/service-source.ts";
import { asOtherIsolate, findChanged as findChangedIn, look } from "./look-for-test.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const other = asOtherIsolate(env);

/** The time stands still unless a test moves it. */
let clock = Date.now();
function wait(milliseconds: number): void {
  clock += milliseconds;
}
beforeEach(() => {
  purged = [];
  vi.spyOn(Date, "now").mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());

const findChanged = (act: () => Promise<unknown>) => findChangedIn({ env, other, purged: () => purged, wait }, act);
const post = (changes: Partial<PostRecord> = {}) =>
  createPost({ source: "wp:test:7", preferredId: 700, topics: [{ slug: "neben", title: "Neben" }], ...changes });
const write = (record: PostRecord) => writeContent(env, [v.parse(contentRecordSchema, record)], new Date(clock));
const seconds = () => Math.floor(clock / 1000);
const inAnHour = () => new Date(clock + 3_600_000).toISOString();

beforeAll(async () => {
  await writePaper(env);
  await env.DB.prepare("UPDATE home_sections SET feed = 'front' WHERE feed = 'type:post'").run();
  await write(post());
});

const comment = {
  source: "wp:test:7-1",
  post: "wp:test:7",
  parent: null,
  author: "Maria",
  html: "<p>Ja.</p>",
  date: "2026-03-01T10:00:00.000Z",
};
const commentId = () => bindings.DB.prepare("SELECT id FROM comments WHERE author = 'Maria'").first<number>("id");
const resort = { resort: "Berg", depths: { base: 1, top: 2 }, openLifts: 1, lifts: 2, municipalities: [] };
const quiet = ["home", "the front page", "page", "layout", "duty"];

describe("a write leaves what it does not touch", () => {
  const writes: [string, () => Promise<unknown>, expected: string[]][] = [
    ["a post that does not stand on the front page", () => write(post({ title: "Anders" })), ["topics", "sitemaps"]],
    ["comments", () => writeComments(env, ["wp:test:7"], [comment]), []],
    ["a comment that is hidden", async () => decide(env, (await commentId()) ?? 0, "hidden"), []],
    ["a comment that is deleted", async () => decide(env, (await commentId()) ?? 0, "deleted"), []],
    [
      "an entry of a ticker",
      async () => {
        const entry = { id: "a", date: null, title: "Tor", html: "<p>Tor</p>" };
        const written = await writeTicker(env.DB, 700, { kind: "save", entry, known: null }, new Date(clock));
        if (written.kind === "written") await announceChange(env, written.touched);
        return written;
      },
      [],
    ],
    [
      "a breaking line",
      () => setLine(env, { draft: { text: "Rhein", link: "/verkehr", ends: inAnHour() }, known: null, by: null }, seconds()),
      ["layout"],
    ],
    [
      "a text of the horoscope",
      () => writeHoroscopes(env, [{ period: "week", start: "2026-11-16", sign: "aries", text: "Gut." }]),
      ["horoscope"],
    ],
    [
      "an issue of a newsletter",
      () => {
        const issue = {
          day: "2026-04-01",
          subject: "Neu",
          intro: null,
          sections: [],
          coversUntil: 1,
          composedAt: 1,
          isSent: false,
        };
        return writeIssue(env, { newsletter: "morgen", ...issue });
      },
      ["the archive of a newsletter"],
    ],
    [
      "a source of a service page",
      () =>
        refreshServices({ ...env, SNOW_FEED_URL: "https://snow.example" }, seconds(), {
          isStart: true,
          sources: [asSource({ ...snowSource, load: async () => ({ resorts: [resort] }) })],
        }),
      ["snow"],
    ],
  ];
  test.each(writes)("%s", async (_, act, expected) => {
    const changed = await findChanged(act);
    expect(purged).not.toContain("everything");
    expect(changed).toEqual(expect.arrayContaining(expected));
    const seen = await look(other);
    expect(quiet.filter((name) => !changed.includes(name) && !seen.get(name)?.isKept)).toEqual([]);
  });

  test("a post that waits for its hour touches what will show it then", async () => {
    const hour = seconds() + 600;
    await write(
      post({
        source: "wp:test:8",
        preferredId: 701,
        status: "scheduled",
        front: true,
        date: new Date(hour * 1000).toISOString(),
      }),
    );
    const told = [...purged];
    wait(BELIEVED_FOR_MS + 1);
    const before = await look(env);
    clock = hour * 1000;
    const after = await look(env);
    const changed = [...before].filter(([name, { text }]) => after.get(name)?.text !== text);
    expect(changed.map(([name]) => name)).toContain("the front page");
    expect(changed.filter(([, { tags }]) => tags.length > 0 && !tags.some((tag) => told.includes(tag)))).toEqual([]);
  });
});

describe("nothing is kept through", () => {
  async function expectAllAnew(act: () => Promise<unknown>): Promise<void> {
    await look(env);
    await look(other);
    await act();
    wait(BELIEVED_FOR_MS + 1);
    for (const isolate of [env, other])
      expect([...(await look(isolate))].filter(([, { isKept }]) => isKept).map(([name]) => name)).toEqual([]);
  }

  test("a write that does not say what it touches", () => expectAllAnew(() => raiseVersionStatement(env.DB).run()));

  test("the version renamed by hand", () =>
    expectAllAnew(() => env.DB.prepare("UPDATE content_version SET version = lower(hex(randomblob(16)))").run()));

  test("a takedown", () => expectAllAnew(() => takeDown(env, { postId: 700, reason: "Gericht", by: "lea" }, seconds())));

  test("more changes than are told to others", async () => {
    await look(other);
    for (let number = 0; number <= 100; number += 1)
      await raiseVersionStatement(env.DB, { sql: "SELECT 'page' AS kind, 'x' AS key FROM json_each(?1)", json: "[1]" }).run();
    wait(BELIEVED_FOR_MS + 1);
    expect([...(await look(other))].filter(([, { isKept }]) => isKept)).toEqual([]);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM content_changes").first("n")).toBe(100);
  });

  test("an hour", async () => {
    expect((await look(env)).size).toBeGreaterThan(0);
    expect((await look(env)).get("page")?.isKept).toBe(true);
    wait(60 * 60_000 + 1);
    expect((await look(env)).get("page")?.isKept).toBe(false);
  });
});

test("what was made while another isolate wrote is not taken for what stands there after it", async () => {
  let between: (() => Promise<unknown>) | null = null;
  const DB = {
    prepare: (sql: string) => env.DB.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      const rows = await env.DB.batch(statements);
      const act = between;
      between = null;
      await act?.();
      return rows;
    },
  } as D1Database;
  const ask = async () => {
    const query = `{ post(id: ${freePostId}) { title { rendered } } }`;
    const response = await handleGraphql(createGraphqlRequest({ query }), { ...env, DB });
    return { text: await response.text(), isKept: Number(response.headers.get("x-d1-statements")) <= 1 };
  };
  const retitle = "UPDATE posts SET title = 'Dazwischen' WHERE id = ?1";
  const touches = { sql: "SELECT 'post' AS kind, value AS key FROM json_each(?1)", json: JSON.stringify([freePostId]) };
  between = () => env.DB.batch([env.DB.prepare(retitle).bind(freePostId), raiseVersionStatement(env.DB, touches)]);
  expect((await ask()).text).not.toContain("Dazwischen");
  wait(BELIEVED_FOR_MS + 1);
  expect(await ask()).toMatchObject({ text: expect.stringContaining("Dazwischen"), isKept: false });
  expect((await ask()).isKept).toBe(true);
});
