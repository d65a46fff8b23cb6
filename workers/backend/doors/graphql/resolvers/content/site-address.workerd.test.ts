import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import {
  externalPostId,
  freePostId,
  futurePostId,
  paidWords,
  premiumPostId,
  writePaper,
} from "#workers/backend/ground/database/paper-for-test.ts";

beforeEach(() => writePaper(env));

type List = {
  items: { link: string; date: string | null; modified: string | null; image: string | null }[];
  next: string | null;
};

async function list(args: string): Promise<List> {
  const { data, errors } = await ask(env, `{ site_addresses(${args}) { items { link type title date modified image } next } }`);
  expect(errors).toBeUndefined();
  return data.site_addresses;
}

async function listAll(args: string): Promise<string[]> {
  const links: string[] = [];
  let after = "";
  for (;;) {
    const { items, next } = await list(`${args}${after}`);
    links.push(...items.map(({ link }) => link));
    if (next === null) return links;
    after = `, after: "${next}"`;
  }
}

async function readMonths() {
  return (await ask(env, "{ post_months { month post_count modified } }")).data.post_months;
}

describe("posts", () => {
  test("stand newest first, with what a sitemap says of them, and nothing of the paid part", async () => {
    const { items, next } = await list('kind: POST, from: "2026-03-01T00:00:00Z", until: "2026-04-01T00:00:00Z"');
    expect(next).toBeNull();
    expect(items[0]).toEqual({
      link: `/der-rhein-steigt/${freePostId}`,
      type: "post",
      title: "Der Rhein <steigt> & steigt",
      date: "2026-03-05T17:05:00Z",
      modified: "2026-03-05T18:00:00Z",
      image: "/media/test/damm.jpg",
    });
    const text = JSON.stringify(items);
    expect(text).toContain(`/bezahlt/${premiumPostId}`);
    for (const word of paidWords) expect(text).not.toContain(word);
  });

  test("come in pieces that are the whole, whatever their length", async () => {
    const whole = await listAll("kind: POST");
    expect(whole).toHaveLength(9);
    for (const limit of [1, 2, 4, 9]) expect(await listAll(`kind: POST, limit: ${limit}`)).toEqual(whole);
    expect(await listAll("kind: POST, skip: 2")).toEqual(whole.slice(2));
  });

  test("that stand elsewhere or wait for their hour are no addresses of the site", async () => {
    const text = (await listAll('kind: POST, until: "2300-01-01T00:00:00Z"')).join();
    expect(text).not.toContain(`/${externalPostId}`);
    expect(text).not.toContain(`/${futurePostId}`);
  });

  test("of one month are those from its first moment until before the next one's", async () => {
    const february = await listAll('kind: POST, from: "2026-02-01T00:00:00Z", until: "2026-03-01T00:00:00Z"');
    expect(february).toEqual([5, 4, 3, 2, 1, 0].map((index) => `/verein-${index}/${201 + index}`));
    expect(await listAll('kind: POST, from: "2026-02-02T08:00:00Z", until: "2026-02-03T08:00:00Z"')).toEqual(["/verein-1/202"]);
  });
});

test("months are counted as posts come, move, leave the site and are deleted; those of posts that wait are none", async () => {
  const counts = async () =>
    Object.fromEntries(
      (await readMonths()).map(({ month, post_count }: { month: string; post_count: number }) => [month, post_count]),
    );
  expect(await readMonths()).toEqual([
    { month: "2026-03", post_count: 3, modified: "2026-03-05T18:00:00Z" },
    { month: "2026-02", post_count: 6, modified: expect.any(String) },
  ]);
  await env.DB.exec(`UPDATE posts SET published_at = unixepoch('2026-02-20') WHERE id = ${freePostId}`);
  expect(await counts()).toMatchObject({ "2026-03": 2, "2026-02": 7 });
  await env.DB.exec(`UPDATE posts SET external = 'https://example.org/' WHERE id = ${freePostId}`);
  expect(await counts()).toMatchObject({ "2026-02": 6 });
  await env.DB.exec(`UPDATE posts SET external = NULL WHERE id = ${externalPostId}`);
  expect(await counts()).toMatchObject({ "2026-03": 3 });
  await env.DB.exec("DELETE FROM most_read");
  await env.DB.exec(`DELETE FROM posts WHERE id IN (${externalPostId}, ${premiumPostId}, 103)`);
  expect(await counts()).toEqual({ "2026-02": 6 });
});

test("topics, categories and authors with posts, and pages, stand by slug", async () => {
  expect((await list("kind: TOPIC")).items).toMatchObject([{ link: "/themen/gemeindewahl", modified: "2026-03-05T17:05:00Z" }]);
  const categories = await listAll("kind: CATEGORY, limit: 1");
  expect(categories).toEqual(categories.toSorted());
  expect(categories).toContain("/news/politik");
  expect(await listAll("kind: PAGE")).toContain("/impressum");
  expect(await listAll("kind: AUTHOR, limit: 1")).toEqual(["/autor/anna-berger", "/autor/jakob-moos"]);
});

test.each([
  ['kind: POST, from: "gestern"', "from"],
  ['kind: POST, after: "x"', "after"],
  ["kind: POST, limit: 1001", "limit"],
  ["kind: PAGE, limit: 0", "limit"],
  ["kind: POST, skip: -1", "skip"],
])("refuses %s", async (args, name) => {
  const { errors } = await ask(env, `{ site_addresses(${args}) { next } }`);
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" }, message: expect.stringContaining(name) }]);
});
