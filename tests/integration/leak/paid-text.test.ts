/**
 * Paid text stays with those who paid. Each premium post of the demo paper gets a word of its own into its paid part; then
 * everybody asks for everything. First those who may read it, so that whatever is kept somewhere is warm for the others.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFieldsReaching, toRootFields } from "#tests/support/leak/full-query.ts";
import { toListQueries } from "#tests/support/leak/list-queries.ts";
import { MARK } from "#tests/support/leak/plant-words.ts";
import {
  CRAWLER_RANGE,
  createEntitledRoles,
  createStrangers,
  logIn,
  type Role,
  toHeaders,
  validGrants,
} from "#tests/support/leak/roles.ts";
import { type PlantedPortal, type PremiumPost, startPlantedPortal } from "#tests/support/leak/start-planted-portal.ts";
import {
  type Asking,
  askForLists,
  askForPage,
  askForPost,
  askForTicker,
  askGraphql,
  toWholeText,
} from "#tests/support/leak/surfaces.ts";

/** Requests at a time. */
const WIDTH = 6;
/** Every so manieth post is asked for by each of the many who may read, and thoroughly by each of those who may not. */
const SAMPLE = 8;
/** Somebody without any cookie asks for every post and list, each other stranger for every so manieth: between them many times over. */
const SHARE = 3;

let portal: PlantedPortal;
const tried = { answers: 0, roles: 0 };

beforeAll(async () => {
  portal = await startPlantedPortal({ BOT_VERIFICATION: "address", CRAWLER_RANGES: CRAWLER_RANGE });
}, 300_000);

afterAll(async () => {
  await portal.stop();
  console.info(`Leak test: ${tried.answers} answers, ${tried.roles} roles, ${portal.posts.length} premium posts`);
});

async function inParallel<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const workers = Array.from({ length: WIDTH }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  });
  await Promise.all(workers);
}

/** Where the planted words stand; none is what strangers should find. */
function findWords(askings: readonly Asking[]): string[] {
  tried.answers += askings.length;
  return askings.flatMap((asking) => {
    const found = new RegExp(`${MARK}\\d+`, "i").exec(withoutEcho(asking));
    return found === null ? [] : [`${asking.how}: ${found[0]}`];
  });
}

/** Who asks for words is told what they asked for: in the page's own address, word for word, and no more of a word than they had. */
function withoutEcho(asking: Asking): string {
  const [, asked = ""] = /[?&](?:q|s|search)=([^&]*)/.exec(asking.how) ?? [];
  return asked
    .split("+")
    .filter((word) => word !== "")
    .reduce((text, word) => text.replace(new RegExp(`${word}(?!\\w)`, "g"), ""), toWholeText(asking));
}

/** This role's share of the posts; of those a third thoroughly, other ones than the last role with the same share. */
async function askForShare(posts: readonly PremiumPost[], role: Role, offset: number): Promise<string[]> {
  const found: string[] = [];
  const own = offset === 0 ? posts : posts.filter((_, index) => (index + offset) % SHARE === 0);
  const every = offset === 0 ? SAMPLE : SHARE;
  await inParallel([...own.entries()], async ([index, post]) => {
    const isThorough = (index + Math.floor(offset / SHARE)) % every === 0;
    found.push(...findWords(await askForPost(portal.ask, post, role, isThorough)));
  });
  return found;
}

test("the paper has premium posts, each with a unique word", () => {
  expect(portal.posts.length).toBeGreaterThan(80);
  expect(new Set(portal.posts.map(({ word }) => word)).size).toBe(portal.posts.length);
});

describe("those who may read", () => {
  test("find the word on the page of the post", async () => {
    const roles = await createEntitledRoles(portal);
    tried.roles += roles.length;
    const missing: string[] = [];
    for (const [offset, role] of roles.entries()) {
      // Between them they read every post.
      const posts = portal.posts.filter((_, index) => (index + offset) % SAMPLE === 0);
      await inParallel(posts, async (post) => {
        tried.answers += 1;
        const { answer } = await askForPage(portal.ask, post, role);
        if (answer.status !== 200 || !answer.text.includes(post.word))
          missing.push(`${role.name}: ${post.path} (${answer.status})`);
        if (!/no-store/.test(answer.headers["cache-control"] ?? "")) missing.push(`${role.name}: ${post.path} may be kept`);
      });
    }
    expect(missing).toEqual([]);
  });

  test.each(validGrants)("$name opens the post that it names", async ({ createGrant }) => {
    tried.roles += 1;
    const missing: string[] = [];
    await inParallel(
      portal.posts.filter((_, index) => index % SAMPLE === 0),
      async ({ id, word }) => {
        tried.answers += 1;
        const query = `query ($grant: String) { post(id: ${id}, grant: $grant) { content_blocks { ... on ParagraphBlock { html } } } }`;
        const { text } = await askGraphql(portal.ask, { query, variables: { grant: await createGrant?.(id) } }, {});
        if (!text.includes(word)) missing.push(`${id}: ${text.slice(0, 200)}`);
      },
    );
    expect(missing).toEqual([]);
  });
});

test("no other reader finds one of the words, wherever they ask", async () => {
  const other = portal.posts.at(-1);
  if (other === undefined) throw new Error("The paper has no premium post");
  const roles = await createStrangers(portal, other.id);
  tried.roles += roles.length;
  const posts = portal.posts.slice(0, -1);
  const found: string[] = [];
  for (const [offset, role] of roles.entries()) {
    const words = await askForShare(posts, role, offset);
    const isAsked = (place: number) => offset === 0 || (place + offset) % SHARE === 0;
    if (role.createGrant === undefined) words.push(...findWords(await askForLists(portal, role, isAsked)));
    found.push(...words.map((word) => `${role.name}, ${word}`));
  }
  expect(found).toEqual([]);
}, 600_000);

test("only readers with access get the words of a live ticker, by websocket and by polling", async () => {
  const posts = portal.posts.filter((_, index) => index % SAMPLE === 0).slice(0, 4);
  const strangers = (await createStrangers(portal, portal.posts.at(-1)?.id ?? 0)).filter(
    ({ createGrant }) => createGrant === undefined,
  );
  const entitled = { name: "a Plus reader", headers: toHeaders(await logIn(portal.origin, "bernhard")) };
  const found: string[] = [];
  for (const post of posts) {
    for (const role of strangers) {
      const words = findWords(await askForTicker(portal, post, role));
      found.push(...words.map((word) => `${role.name}, ${word}`));
    }
    for (const { how, answer } of await askForTicker(portal, post, entitled)) {
      expect(answer.text, `${how} shows the word to those who may read, or nothing would be tried here`).toContain(post.word);
    }
  }
  expect(found).toEqual([]);
});

test("a page from memory is a stranger's, and stays one after each of those who may read", async () => {
  const roles = await createEntitledRoles(portal);
  const missing: string[] = [];
  const posts = portal.posts.filter((_, index) => index % SAMPLE === 0);
  await inParallel(posts, async (post) => {
    const stranger = { name: "a stranger", headers: {} };
    await askForPage(portal.ask, post, stranger);
    for (const role of roles) {
      const { answer } = await askForPage(portal.ask, post, role);
      if (!answer.text.includes(post.word)) missing.push(`${role.name}: ${post.path} is cut`);
      if (answer.headers["x-cache"] !== undefined) missing.push(`${role.name}: ${post.path} is from memory`);
      const asking = await askForPage(portal.ask, post, stranger);
      missing.push(...findWords([asking]));
      if (asking.answer.headers["x-cache"] === undefined) missing.push(`${post.path} is not shared`);
    }
  });
  expect(missing).toEqual([]);
}, 300_000);

test("a grant for one post opens no other in the same query", async () => {
  const [first, second] = portal.posts;
  if (first === undefined || second === undefined) throw new Error("The paper has too few premium posts");
  const grant = await validGrants[0]?.createGrant?.(first.id);
  const query = `query ($grant: String) { a: post(id: ${first.id}, grant: $grant) { ...P } b: post(id: ${second.id}, grant: $grant) { ...P } }
    fragment P on Post { content_blocks { ... on ParagraphBlock { html } } related_posts { content_blocks { ... on ParagraphBlock { html } } } }`;
  const { text } = await askGraphql(portal.ask, { query, variables: { grant } }, {});
  const { a, b } = JSON.parse(text).data;
  expect(JSON.stringify(a.content_blocks)).toContain(first.word);
  expect(JSON.stringify([a.related_posts, b])).not.toContain(MARK);
});

test("the back end gives no more to a client that reaches it past the portal", async () => {
  const found: string[] = [];
  for (const query of toListQueries(portal.posts)) {
    found.push(...findWords([{ how: query.slice(0, 60), answer: await askGraphql(portal.askBackend, { query }, {}) }]));
  }
  expect(found).toEqual([]);
});

test("the queries of this test are answered, not refused", async () => {
  for (const query of toListQueries(portal.posts)) {
    const { text } = await askGraphql(portal.ask, { query }, {});
    expect(JSON.parse(text).errors, query.slice(0, 100)).toBeUndefined();
  }
});

/** Of one reader or one of the staff alone: without what only they have they give nothing, and that has tests of its own. */
const PERSONAL = ["bookmarks", "following", "gift", "newsroom", "preview"];

test("every question that leads to a post is asked here", () => {
  const asked = new Set(toListQueries(portal.posts).flatMap(toRootFields));
  expect(findFieldsReaching("Post").filter((name) => !asked.has(name))).toEqual(PERSONAL);
});
