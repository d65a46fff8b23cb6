/** Metered access through both Workers: so many premium posts are free, and not one word more. */
import { parseSetCookie } from "cookie";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "#tests/support/edge/ask.ts";
import { MARK } from "#tests/support/leak/plant-words.ts";
import { logIn, toHeaders } from "#tests/support/leak/roles.ts";
import { type PlantedPortal, type PremiumPost, startPlantedPortal } from "#tests/support/leak/start-planted-portal.ts";

const FREE_READS = 2;

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
  const meter = setCookies.map((header) => parseSetCookie(header)).find(({ name }) => name === "TalblickMeter");
  return meter === undefined ? former : `TalblickMeter=${meter.value}`;
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
