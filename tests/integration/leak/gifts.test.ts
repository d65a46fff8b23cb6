/** Gifts through both Workers: a link opens one article to fifty people, and nothing and nobody else learns anything by it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "#tests/support/edge/ask.ts";
import { toFullSelection } from "#tests/support/leak/full-query.ts";
import { MARK } from "#tests/support/leak/plant-words.ts";
import { logIn, type Session, toHeaders } from "#tests/support/leak/roles.ts";
import { type PlantedPortal, type PremiumPost, startPlantedPortal } from "#tests/support/leak/start-planted-portal.ts";
import { askGraphql, toWholeText } from "#tests/support/leak/surfaces.ts";

const READERS = 50;
/** What a browser says when somebody follows a link. */
const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "cross-site" };
const previews = [
  "WhatsApp/2.23.20.0",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36",
];

let portal: PlantedPortal;
let giver: Session;
let posts: PremiumPost[];
beforeAll(async () => {
  portal = await startPlantedPortal({ LOG_SAMPLE: "1" });
  giver = await logIn(portal.origin, "bernhard");
  posts = portal.posts;
}, 300_000);
afterAll(() => portal.stop());

const takePost = (): PremiumPost => {
  const post = posts.shift();
  if (post === undefined) throw new Error("The paper has too few premium posts");
  return post;
};
const mutate = (query: string) =>
  askGraphql(portal.ask, { query, variables: { h: giver.hash, t: giver.token } }, { "x-mutation": "true" });
const tokens: string[] = [];

type Given = { post: PremiumPost; id: number; token: string };

async function give(): Promise<Given> {
  const post = takePost();
  const made = await mutate(
    `mutation ($h: String!, $t: String!) { giveArticle(h: $h, t: $t, post: ${post.id}, with_name: true) { id message } }`,
  );
  const { id, message } = JSON.parse(made.text).data.giveArticle;
  if (id === null) throw new Error(message);
  const { items } = await readOwn();
  const token = items.find((item) => item.id === id)?.path?.replace("/geschenk/", "") ?? "";
  tokens.push(token);
  return { post, id, token };
}

async function readOwn(): Promise<{ left: number; items: { id: number; path: string | null; readers: number }[] }> {
  const query = "query ($h: String!, $t: String!) { own_gifts(h: $h, t: $t) { left items { id path readers } } }";
  return JSON.parse((await mutate(query)).text).data.own_gifts;
}

const countReaders = async ({ id }: Given) => (await readOwn()).items.find((item) => item.id === id)?.readers;
const visit = (token: string, headers: Record<string, string> = navigation) => portal.ask(`/geschenk/${token}`, { headers });
const toCookie = ({ setCookies }: Answer) => setCookies.map((one) => one.split(";", 1)[0]).join("; ");
const toText = (answer: Answer) => toWholeText({ how: "", answer });
const isWall = ({ text }: Answer) => text.includes("Hier geht es mit Plus weiter");

test("a link opens its article, says who gives it, is nobody else's to keep, and stands nowhere", async () => {
  const { post, token } = await give();
  const answer = await visit(token);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(post.word);
  expect(answer.text).toMatch(/Bernhard(<!-- -->)? hat dir diesen Artikel geschenkt/);
  expect(answer.text.replaceAll(post.word, "")).not.toContain(MARK);
  expect(answer.headers).toMatchObject({
    "cache-control": expect.stringContaining("no-store"),
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  expect(answer.headers["x-cache"]).toBeUndefined();
  expect(answer.text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${post.path}"`));
  expect(answer.text).not.toContain(token);
  const kept = "Expires=[^;]+; HttpOnly; SameSite=Lax$";
  expect(answer.setCookies).toEqual([
    expect.stringMatching(new RegExp(`^PortalGeschenk=\\d+; Path=/geschenk/${token}; ${kept}`)),
    expect.stringMatching(new RegExp(`^PortalGeschenkBeitrag=\\d+\\.${token}; Path=${post.path}/kommentare; ${kept}`)),
  ]);
  // The article's own page stays everybody's, with the wall.
  const own = await portal.ask(post.path, {
    headers: { ...navigation, cookie: toCookie(answer), referer: `${portal.origin}/geschenk/${token}` },
  });
  expect([own.text.includes(MARK), isWall(own)]).toEqual([false, true]);
});

test("who comes again is counted once; fifty read, and the next one stands at the wall and is told why", async () => {
  const gift = await give();
  const first = await visit(gift.token);
  const cookie = toCookie(first);
  await visit(gift.token, { ...navigation, cookie });
  expect(await countReaders(gift)).toBe(1);
  const answers = await Promise.all(Array.from({ length: READERS + 9 }, () => visit(gift.token)));
  expect(answers.filter(({ text }) => text.includes(gift.post.word))).toHaveLength(READERS - 1);
  const late = await visit(gift.token);
  expect([toText(late).includes(MARK), isWall(late), late.setCookies]).toEqual([false, true, []]);
  expect(late.text).toContain("Dieses Geschenk ist aufgebraucht.");
  expect((await visit(gift.token, { ...navigation, cookie })).text).toContain(gift.post.word);
  expect(await countReaders(gift)).toBe(READERS);
}, 60_000);

test("programs that show a link, crawlers and what fetches ahead get the title, the picture and no text, and count nobody", async () => {
  const gift = await give();
  for (const agent of previews) {
    const answer = await visit(gift.token, { "user-agent": agent });
    expect([answer.status, toText(answer).includes(MARK), answer.setCookies], agent).toEqual([200, false, []]);
    expect(answer.text).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(answer.text).toMatch(/<meta property="og:image" content="[^"]+"/);
    expect(answer.text).not.toMatch(/og:url/);
    expect(answer.text).not.toContain(gift.token);
  }
  expect((await portal.ask(`/geschenk/${gift.token}`, { method: "HEAD", headers: navigation })).status).toBe(200);
  const ahead = await visit(gift.token, { ...navigation, "sec-purpose": "prefetch" });
  expect([ahead.status, toText(ahead).includes(MARK)]).toEqual([503, false]);
  const framed = await visit(gift.token, { ...navigation, "sec-fetch-dest": "iframe" });
  expect(toText(framed)).not.toContain(MARK);
  expect(await countReaders(gift)).toBe(0);
  // A person with an old browser presses the button.
  const pressed = await visit(`${gift.token}?lesen`, {});
  expect([pressed.text.includes(gift.post.word), await countReaders(gift)]).toEqual([true, 1]);
});

test("a subscriber who follows a link reads as ever, and takes nobody's place", async () => {
  const gift = await give();
  const { text } = await visit(gift.token, { ...navigation, ...toHeaders(await logIn(portal.origin, "claudia")) });
  expect([text.includes(gift.post.word), await countReaders(gift)]).toEqual([true, 0]);
});

describe("a gift that is", () => {
  const endings: [string, string, (given: Given) => Promise<string>, number][] = [
    [
      "ended",
      "Dieses Geschenk ist beendet.",
      async (given) => {
        await mutate(`mutation ($h: String!, $t: String!) { endGift(h: $h, t: $t, id: ${given.id}) { success } }`);
        return given.token;
      },
      200,
    ],
    [
      "expired",
      "Dieses Geschenk ist abgelaufen.",
      async (given) => {
        await portal.query(`UPDATE gifts SET ends_at = 5 WHERE id = ${given.id}`);
        return given.token;
      },
      200,
    ],
    ["forged", "Dieses Geschenk gibt es nicht", async ({ token }) => token.split("").toReversed().join(""), 404],
    ["cut on the way", "Dieses Geschenk gibt es nicht", async ({ token }) => token.slice(0, -3), 404],
  ];
  test.each(endings)("%s opens nothing, on no way", async (_, said, change, status) => {
    const given = await give();
    const before = await visit(given.token);
    expect(before.text).toContain(given.post.word);
    const token = await change(given);
    const answer = await visit(token, { ...navigation, cookie: toCookie(before) });
    expect([answer.status, toText(answer).includes(MARK), isWall(answer), answer.setCookies]).toEqual([
      status,
      false,
      status === 200,
      [],
    ]);
    expect(answer.text).toContain(said);
    expect(answer.headers).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
    const query = `query ($token: String!) { gift(token: $token, reader: "7") ${toFullSelection("Gift", 4)} }`;
    for (const ask of [portal.ask, portal.askBackend])
      expect((await askGraphql(ask, { query, variables: { token } }, {})).text).not.toContain(MARK);
  });

  test("given by somebody whose subscription is over opens nothing", async () => {
    const given = await give();
    const rows = await portal.query(
      "SELECT s.id, s.ends_at FROM subscriptions s JOIN accounts a ON a.id = s.account_id WHERE a.login = 'bernhard'",
    );
    await portal.query(
      "UPDATE subscriptions SET ends_at = 5 WHERE account_id = (SELECT id FROM accounts WHERE login = 'bernhard')",
    );
    const answer = await visit(given.token);
    for (const { id, ends_at } of rows)
      await portal.query(`UPDATE subscriptions SET ends_at = ${ends_at ?? "NULL"} WHERE id = ${id}`);
    expect([toText(answer).includes(MARK), isWall(answer)]).toEqual([false, true]);
    expect(answer.text).toContain("Dieses Geschenk ist beendet.");
    expect((await visit(given.token)).text).toContain(given.post.word);
  });
});

test("a gift for one article opens no other, whatever else is asked with it", async () => {
  const { post, token } = await give();
  const other = takePost();
  const query = `query ($token: String!, $grant: String) {
    gift(token: $token, reader: "7") { post { content_blocks { ... on ParagraphBlock { html } }
      related_posts { ...P } associated_posts { ...P } } }
    post(id: ${other.id}, grant: $grant) { ...P } own: post(id: ${post.id}, grant: $grant) { ...P } }
    fragment P on Post { content_blocks { ... on ParagraphBlock { html } } }`;
  const { data } = JSON.parse((await askGraphql(portal.ask, { query, variables: { token, grant: token } }, {})).text);
  expect(JSON.stringify(data.gift.post.content_blocks)).toContain(post.word);
  expect(JSON.stringify([data.gift.post.related_posts, data.gift.post.associated_posts, data.post, data.own])).not.toContain(
    MARK,
  );
});

test("the giver's page is the giver's alone, and shows the links to nobody else", async () => {
  const [token = ""] = tokens;
  const own = await portal.ask("/verschenken", { headers: toHeaders(giver) });
  expect([own.status, own.text.includes(token), own.headers["cache-control"]]).toEqual([
    200,
    true,
    expect.stringContaining("no-store"),
  ]);
  expect(own.text).toMatch(/<meta name="robots" content="noindex"/);
  const other = await portal.ask("/verschenken", { headers: toHeaders(await logIn(portal.origin, "claudia")) });
  expect([other.status, tokens.some((one) => other.text.includes(one))]).toEqual([200, false]);
  expect(await portal.ask("/verschenken")).toMatchObject({
    status: 303,
    headers: { location: expect.stringMatching(/^\/profil\?/) },
  });
});

test("no log has a token", () => {
  expect(portal.log.length).toBeGreaterThan(50);
  const text = portal.log.join("\n");
  expect(tokens.length).toBeGreaterThan(8);
  expect(tokens.filter((token) => text.includes(token.slice(0, 20)))).toEqual([]);
});
