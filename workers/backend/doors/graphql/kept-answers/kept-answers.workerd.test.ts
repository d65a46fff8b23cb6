import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { rankMostRead } from "#workers/backend/content/write/rank-most-read.ts";
import { createPost, write } from "#workers/backend/content/write/write-for-test.ts";
import { deleteDemo } from "#workers/backend/doors/admin/content/delete-demo.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { layoutQuery, pageQueries } from "#workers/backend/doors/graphql/resolvers/page-queries-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import {
  freePostId,
  futurePostId,
  paidWords,
  premiumPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";
import { mintGrant } from "#workers/backend/readers/access/mint-grant-for-test.ts";
import { type SignedIn, signIn, subscribe } from "#workers/backend/readers/access/sign-in-for-test.ts";
import { createTestCall } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { createSession, endSessionById, findSessionByToken } from "#workers/backend/readers/accounts/session/sessions.ts";

let subscriber: SignedIn;
beforeAll(async () => {
  await writePaper(env);
  const now = Math.floor(Date.now() / 1000);
  subscriber = await signIn("berta", now);
  await subscribe(subscriber.accountId, "plus", { starts_at: now - 10, ends_at: null });
});

/** The time stands still unless a test moves it. */
let clock = 0;
beforeEach(() => {
  clock = Math.max(clock + 2000, Date.now());
  vi.spyOn(Date, "now").mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());

type Got = { text: string; type: string | null; status: number; statements: number };

async function send(body: unknown, headers: Record<string, string> = {}): Promise<Got> {
  const response = await handleGraphql(createGraphqlRequest(body, headers), env);
  const statements = Number(response.headers.get("x-d1-statements"));
  return { text: await response.text(), type: response.headers.get("content-type"), status: response.status, statements };
}

const titleOf = (id: number) => ({ query: `{ post(id: ${id}) { title { rendered } } }` });
const premium = { query: pageQueries.post?.query, variables: { id: premiumPostId } };

function expectNothingPaid(text: string): void {
  expect(paidWords.filter((word) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
}

/** A write of another isolate, of which this one is not notified. */
async function changeElsewhere(sql: string): Promise<void> {
  await env.DB.batch([env.DB.prepare(sql), raiseVersionStatement(env.DB)]);
}

describe("a kept answer", () => {
  test.each(Object.entries(pageQueries))("to the page query %s equals the computed one, byte by byte", async (_, operation) => {
    const body = [{ query: layoutQuery }, operation];
    const made = await send(body);
    expect(made.statements).toBeGreaterThan(1);
    const kept = await send(body);
    expect(kept).toEqual({ ...made, statements: 0 });
    await changeElsewhere("SELECT 1");
    clock += 1001;
    const madeAgain = await send(body);
    expect(madeAgain.text).toBe(made.text);
    expect(madeAgain.statements).toBeGreaterThan(1);
  });

  test("costs one statement when the version was not read for a while", async () => {
    const { statements, ...made } = await send(titleOf(freePostId));
    expect(statements).toBe(2);
    clock += 5000;
    expect(await send(titleOf(freePostId))).toEqual({ ...made, statements: 1 });
    expect(await send(titleOf(freePostId))).toEqual({ ...made, statements: 0 });
  });

  test("has the requested media type", async () => {
    const modern = await send(titleOf(freePostId));
    const plain = await send(titleOf(freePostId), { accept: "application/json" });
    expect([modern.type, plain.type]).toEqual([
      "application/graphql-response+json; charset=utf-8",
      "application/json; charset=utf-8",
    ]);
  });

  test("never has an error", async () => {
    for (const query of ["{ post(id: 9) { id } brands { slug } }", "{ nope }", "{ post("]) {
      const [first, second] = [await send({ query }), await send({ query })];
      expect(second).toEqual(first);
    }
    const missing = await send({ query: "{ post(id: 9) { id } }" });
    expect(missing.statements).toBeGreaterThan(0);
  });
});

describe("a change of the content", () => {
  const post = (title: string) => createPost({ source: "test:kept", preferredId: 900, title });

  test("is visible at once in the isolate that wrote it", async () => {
    await write(post("Zuerst"));
    expect((await send(titleOf(900))).text).toContain("Zuerst");
    expect((await send(titleOf(900))).statements).toBe(0);
    await write(post("Danach"));
    expect((await send(titleOf(900))).text).toContain("Danach");
  });

  test("is visible within a second elsewhere", async () => {
    await write(post("Hier"));
    await send(titleOf(900));
    await changeElsewhere("UPDATE posts SET title = 'Anderswo' WHERE id = 900");
    expect((await send(titleOf(900))).text).toContain("Hier");
    clock += 1001;
    expect((await send(titleOf(900))).text).toContain("Anderswo");
  });

  test("is none when the same is written again", async () => {
    await write(post("Gleich"));
    await send(titleOf(900));
    await write(post("Gleich"));
    expect((await send(titleOf(900))).statements).toBeLessThan(2);
  });

  const records: [string, ContentRecord, string, string][] = [
    [
      "a menu",
      { kind: "navigation", menu: "header", items: [{ title: "Neu", link: "/neu", children: [] }] },
      '{ navigation(name: "header") { title } }',
      "Neu",
    ],
    [
      "a page",
      { kind: "page", source: "test:seite", slug: "seite", title: "Neue Seite", modified: "2026-03-01T08:00:00Z", blocks: [] },
      '{ page(slug: "seite") { title { rendered } } }',
      "Neue Seite",
    ],
    [
      "a term",
      { kind: "term", taxonomy: "category", slug: "politik", title: "Neue Politik", owner: "own" },
      '{ category(slug: "politik") { title } }',
      "Neue Politik",
    ],
    ["a brand", { kind: "brand", slug: "rheinbote", title: "Neuer Bote" }, "{ brands { title } }", "Neuer Bote"],
    [
      "the front page",
      { kind: "home", sections: [{ layout: "LIST", title: "Neue Liste", feed: "all", postCount: 3 }] },
      "{ home { sections { title } } }",
      "Neue Liste",
    ],
  ];
  test.each(records)("may be %s", async (_, record, query, expected) => {
    const before = await send({ query });
    expect(before.text).not.toContain(expected);
    const [result] = await write(record);
    expect(result?.reason).toBeUndefined();
    expect((await send({ query })).text).toContain(expected);
  });

  test("may be another list of the most read, and no change is the same list", async () => {
    const query = "{ most_read { id } }";
    await env.DB.prepare("INSERT INTO post_views (day, post_id, views) VALUES (?1, ?2, 900)")
      .bind(new Date(clock).toISOString().slice(0, 10), freePostId)
      .run();
    await send({ query });
    await rankMostRead(env, new Date(clock));
    const ranked = await send({ query });
    expect(ranked.text).toContain(String(freePostId));
    await rankMostRead(env, new Date(clock));
    expect(await send({ query })).toEqual({ ...ranked, statements: 0 });
  });

  test("may be the deletion of the demo paper", async () => {
    await write({ ...post("Demo"), source: "demo:kept", preferredId: 901 });
    expect((await send(titleOf(901))).text).toContain("Demo");
    await deleteDemo(env);
    expect((await send(titleOf(901))).text).toContain("NOT_FOUND");
  });
});

describe("a scheduled post", () => {
  test("appears in answers kept before, to the second", async () => {
    const hour = Math.floor(clock / 1000) + 600;
    await env.DB.batch([
      env.DB.prepare("UPDATE posts SET published_at = ?1 WHERE id = ?2").bind(hour, futurePostId),
      env.DB.prepare("UPDATE feed_entries SET published_at = ?1 WHERE post_id = ?2").bind(hour, futurePostId),
      raiseVersionStatement(env.DB),
    ]);
    clock += 1001;
    const list = { query: "{ posts(per_page: 100) { items { id } total } }" };
    const before = await send(list);
    expect(before.text).not.toContain(`"id":${futurePostId}`);
    clock = hour * 1000 - 1;
    expect((await send(list)).text).toBe(before.text);
    clock = hour * 1000;
    const after = await send(list);
    expect(after.text).toContain(`"id":${futurePostId}`);
    expect((await send(list)).text).toBe(after.text);
  });
});

describe("the paid part", () => {
  test("is never kept: what a subscriber was shown is shown to no other reader", async () => {
    const own = await send(premium, subscriber.headers);
    expect(own.text).toContain("Goldschatz");
    const cut = await send(premium);
    expectNothingPaid(cut.text);
    expect((await send(premium, subscriber.headers)).text).toBe(own.text);
    expect((await send(premium)).text).toBe(cut.text);
  });

  test("is never hidden by a kept answer: a reader with access does not get the kept cut text", async () => {
    await send(premium);
    expect((await send(premium)).statements).toBe(0);
    expect((await send(premium, subscriber.headers)).text).toContain("Goldschatz");
    const grant = await mintGrant(
      { post: premiumPostId, reason: "METERED", exp: Math.floor(clock / 1000) + 60 },
      "test-grant-secret",
    );
    const withGrant = {
      query: `query($id: Int!, $grant: String) { post(id: $id, grant: $grant) { content_blocks { ... on ParagraphBlock { html } } } }`,
      variables: { id: premiumPostId, grant },
    };
    const opened = await send(withGrant);
    expect(opened.text).toContain("Goldschatz");
    // The same grant is checked again, and once it has expired it opens nothing.
    expect((await send(withGrant)).statements).toBeGreaterThan(0);
    clock += 3_600_000;
    expectNothingPaid((await send(withGrant)).text);
  });

  test("an answer to an invalid token is not kept either", async () => {
    const headers = { authorization: "Bearer niemand" };
    await send(premium, headers);
    expect((await send(premium, headers)).statements).toBeGreaterThan(1);
  });
});

test("a reader's call is answered anew each time", async () => {
  const query = '{ account(h: "h", t: "t") { created } }';
  const [first, second] = [await send({ query }), await send({ query })];
  expect([first.statements, second.statements]).toEqual([0, 0]);
  expect(second.text).toBe(first.text);
});

test("a batch that begins with a reader's call is answered anew: after signing out nothing of the account is in it", async () => {
  const keys = await createSession(createTestCall({ now: Math.floor(clock / 1000) }), subscriber.accountId, "password");
  const batch = [{ query: `{ account(h: "${keys.hash}", t: "${keys.token}") { user { email } } }` }, titleOf(freePostId)];
  expect((await send(batch)).text).toContain("berta@example.org");
  const session = await findSessionByToken(createTestCall({ now: Math.floor(clock / 1000) }), keys.token);
  await endSessionById(env.DB, session?.id ?? 0);
  expect((await send(batch)).text).not.toContain("berta@example.org");
});
