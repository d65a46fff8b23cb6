/** Metered access through both Workers: so many premium posts are free, and not one word more. */
import { parseSetCookie } from "cookie";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "#tests/support/edge/ask.ts";
import { MARK } from "#tests/support/leak/plant-words.ts";
import { logIn, toHeaders } from "#tests/support/leak/roles.ts";
import {
  PARTNER_HOST,
  type PlantedPortal,
  type PremiumPost,
  startPlantedPortal,
} from "#tests/support/leak/start-planted-portal.ts";

const FREE_READS = 2;
/** As in workers/backend/wrangler.toml. */
const PARTNER_NETWORK_CAP = 50;

let portal: PlantedPortal;
let posts: [PremiumPost, PremiumPost, PremiumPost];
beforeAll(async () => {
  portal = await startPlantedPortal({ METERED_POSTS: String(FREE_READS), METERED_DAYS: "30" });
  const [first, second, third] = portal.posts;
  if (first === undefined || second === undefined || third === undefined) throw new Error("The paper has too few premium posts");
  posts = [first, second, third];
}, 300_000);
afterAll(() => portal.stop());

const read = (post: PremiumPost, headers: Record<string, string> = {}) => portal.ask(post.path, { headers });
const isWhole = (answer: Answer, { word }: PremiumPost) => answer.text.includes(word);

/** The meter's cookie as a browser sends it on; the former one when the answer sets none. */
function toCookie({ setCookies }: Answer, former = ""): string {
  const meter = setCookies.map((header) => parseSetCookie(header)).find(({ name }) => name === "PortalMeter");
  return meter === undefined ? former : `PortalMeter=${meter.value}`;
}

test("a browser reads two posts, and those again; the third is cut, and says why", async () => {
  const [first, second, third] = posts;
  const one = await read(first);
  const two = await read(second, { cookie: toCookie(one) });
  const cookie = toCookie(two);
  const three = await read(third, { cookie });
  expect([isWhole(one, first), isWhole(two, second)]).toEqual([true, true]);
  expect(three.text).not.toContain(MARK);
  expect(three.text).toContain("Du hast deine 2 freien Plus-Artikel gelesen.");
  expect(isWhole(await read(first, { cookie: toCookie(three, cookie) }), first)).toBe(true);
  for (const answer of [one, two, three]) expect(answer.headers["cache-control"]).toBe("private, no-store");
});

test("a meter that was forged, altered or taken from another's period gives no more than a new browser has", async () => {
  const [first, second, third] = posts;
  const cookie = toCookie(await read(second, { cookie: toCookie(await read(first)) }));
  const [name, value = ""] = cookie.split("=");
  for (const forged of [
    `${name}=${value.slice(0, -3)}AAA`,
    `${name}=eyJhbGciOiJub25lIn0.eyJzdGFydCI6MH0.`,
    `${name}=`,
    `${cookie}x`,
  ]) {
    const answer = await read(third, { cookie: forged });
    // As a browser that has read nothing: it reads, and the read is counted.
    expect(isWhole(answer, third), forged).toBe(true);
    expect(toCookie(answer), forged).not.toBe("");
  }
});

test("twenty requests at once with one cookie read the one that is left", async () => {
  const [first, ...others] = portal.posts.slice(0, 21);
  if (first === undefined) throw new Error("The paper has no premium post");
  const cookie = toCookie(await read(first));
  const answers = await Promise.all(others.map((post) => read(post, { cookie })));
  expect(others.length).toBeGreaterThan(5);
  expect(answers.filter((answer, index) => isWhole(answer, others[index] as PremiumPost))).toHaveLength(1);
  for (const answer of answers) expect(answer.status).toBe(200);
});

test("twenty requests at once of a signed-in reader read the two that are free, and the same ones afterwards", async () => {
  const wanted = portal.posts.slice(0, 20);
  const dieter = toHeaders(await logIn(portal.origin, "dieter"));
  const readAll = async () => {
    const answers = await Promise.all(wanted.map((post) => read(post, dieter)));
    return wanted.filter((post, index) => isWhole(answers[index] as Answer, post)).map(({ id }) => id);
  };
  const got = await readAll();
  expect([wanted.length > 5, got.length]).toEqual([true, FREE_READS]);
  expect(await readAll()).toEqual(got);
});

test("a partner's readers of one network read as many at once as a network may, and those of another still read", async () => {
  const [post] = posts;
  const referred = (address: string) => read(post, { referer: `https://${PARTNER_HOST}/`, "cf-connecting-ip": address });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => referred(`203.0.113.${index}`)));
  expect(answers.filter((answer) => isWhole(answer, post))).toHaveLength(PARTNER_NETWORK_CAP);
  for (const answer of answers) expect(answer.status).toBe(200);
  expect(isWhole(await referred("198.51.100.7"), post)).toBe(true);
}, 120_000);

test("what partners' pages have fetched ahead takes nothing of their share, neither the network's nor the partner's", async () => {
  const [first, second] = posts;
  const referer = `https://${PARTNER_HOST}/`;
  const from = { referer, "cf-connecting-ip": "192.0.2.50" };
  const count = async () =>
    Number((await portal.query("SELECT coalesce(sum(count), 0) AS n FROM grant_counts WHERE reason = 'PARTNER'"))[0]?.n);
  const before = await count();
  const ahead = { ...from, "sec-purpose": "prefetch" };
  const answers = await Promise.all(Array.from({ length: PARTNER_NETWORK_CAP + 10 }, () => read(first, ahead)));
  for (const answer of answers) expect([answer.status, answer.text.includes(MARK)]).toEqual([503, false]);
  expect([isWhole(await read(first, from), first), isWhole(await read(second, from), second)]).toEqual([true, true]);
  expect((await count()) - before).toBe(2);
}, 120_000);

test("of twenty wrong passwords at once five are looked at", async () => {
  const query = 'mutation { login(username: "bernhard", password: "falsch") { error } }';
  const headers = { "content-type": "application/json", "x-mutation": "true", "cf-connecting-ip": "192.0.2.9" };
  const question = { method: "POST", headers, body: JSON.stringify({ query }) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => portal.ask("/graphql", question)));
  const errors = answers.map(({ text }) => JSON.parse(text).data.login.error);
  expect([errors.filter((error) => error === "201").length, errors.filter((error) => error === "219").length]).toEqual([5, 15]);
});

test("a page that is fetched ahead is neither given nor counted", async () => {
  const [first] = posts;
  const answer = await read(first, { "sec-purpose": "prefetch;prerender" });
  expect([answer.status, answer.text.includes(MARK), answer.setCookies]).toEqual([503, false, []]);
});

test("a signed-in reader is counted by the account, in whatever browser; a subscriber is not counted at all", async () => {
  const [first, second, third] = posts;
  const anna = toHeaders(await logIn(portal.origin, "anna"));
  expect(isWhole(await read(first, anna), first)).toBe(true);
  expect(isWhole(await read(second, anna), second)).toBe(true);
  const elsewhere = toHeaders(await logIn(portal.origin, "anna"));
  expect((await read(third, elsewhere)).text).not.toContain(MARK);
  const bernhard = toHeaders(await logIn(portal.origin, "bernhard"));
  for (const post of portal.posts.slice(0, FREE_READS + 2)) expect(isWhole(await read(post, bernhard), post)).toBe(true);
});
