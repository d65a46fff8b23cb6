/** Metered access at the edge (rules 4): so many free premium posts for a browser or a signed-in reader, and no more. */
import { parseSetCookie } from "cookie";
import { beforeAll, describe, expect, test } from "vitest";
import { grantOf, isPrivate, isWhole, PREMIUM, roundTrips, signedIn, visit } from "#tests/support/edge/access-site.ts";
import type { Answer } from "#tests/support/edge/ask.ts";
import { PAID_TEXT } from "#tests/support/edge/canned-answers.ts";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";
import { GRANT_SECRET, type Portal } from "#tests/support/edge/start-edge.ts";
import { readSigned } from "#tests/support/units/read-caller.ts";
import { wirePremiumPost } from "#tests/support/wire/wire.ts";
import { mintSigned, mintUnsigned } from "#workers/backend/readers/access/mint-grant-for-test.ts";

const { edge, portal } = prepareEdge();
let metered: Portal;
beforeAll(async () => {
  metered = await edge.startPortal({ METERED_POSTS: "2", METERED_DAYS: "7" });
});

const cookieOf = ({ setCookies }: Answer) => {
  const cookie = setCookies.map((header) => parseSetCookie(header)).find(({ name }) => name === "PortalMeter");
  return cookie === undefined ? null : { ...cookie, pair: `PortalMeter=${cookie.value}` };
};

/** A meter's cookie as the portal signs it. */
async function sign(state: object, secret = GRANT_SECRET, aud = "meter"): Promise<string> {
  return `PortalMeter=${await mintSigned({ aud, exp: nowInSeconds() + 3600, id: crypto.randomUUID(), ...state }, secret)}`;
}
const nowInSeconds = () => Math.floor(Date.now() / 1000);
const usedUp = (start = nowInSeconds() - 60) => ({ start, posts: [8, 9] });

describe("a browser", () => {
  test("reads as many as are free, is told how many are left, and then sees the wall", async () => {
    const first = await visit(metered);
    expect([isWhole(first), isPrivate(first), roundTrips(first)]).toEqual([true, true, 1]);
    expect(first.text).toContain("Noch 1 von 2 freien Plus-Artikeln bis ");
    expect(grantOf(edge)).toMatchObject({ aud: "grant", post: 101, reason: "METERED" });
    expect(cookieOf(first)).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/" });

    const again = await visit(metered, PREMIUM, { cookie: cookieOf(first)?.pair ?? "" });
    expect([isWhole(again), cookieOf(again)]).toEqual([true, null]);

    const wall = await visit(metered, PREMIUM, { cookie: await sign(usedUp()) });
    expect([isWhole(wall), isPrivate(wall), grantOf(edge)]).toEqual([false, true, null]);
    expect(wall.text).toContain("Du hast deine 2 freien Plus-Artikel gelesen.");
  });

  test("begins anew when the period is over, and not before", async () => {
    const week = 7 * 86_400;
    expect(isWhole(await visit(metered, PREMIUM, { cookie: await sign(usedUp(nowInSeconds() - week + 120)) }))).toBe(false);
    expect(isWhole(await visit(metered, PREMIUM, { cookie: await sign(usedUp(nowInSeconds() - week)) }))).toBe(true);
  });

  test.each<[string, string | Promise<string>]>([
    ["unsigned", `PortalMeter=${mintUnsigned({ aud: "meter", exp: nowInSeconds() + 3600, ...usedUp() })}`],
    ["signed by somebody else", sign(usedUp(), "another-secret-of-that-length")],
    ["signed for another purpose", sign(usedUp(), GRANT_SECRET, "grant")],
    ["over", sign({ ...usedUp(), exp: nowInSeconds() - 1 })],
    ["of another form", sign({ start: "gestern", posts: "keine" })],
    ["without a number to be counted under", sign({ ...usedUp(), id: undefined })],
    ["with another's number to be counted under", sign({ ...usedUp(), id: "reader:42" })],
    ["far too long", sign({ start: 1, posts: Array.from({ length: 2000 }, (_, index) => index + 1) })],
    ["garbage", "PortalMeter=%E0%A4%A.%00"],
  ])("whose cookie is %s is as one without: it begins with what is free, and no more than that", async (_name, cookie) => {
    const answer = await visit(metered, PREMIUM, { cookie: await cookie });
    expect([answer.status, isWhole(answer)]).toEqual([200, true]);
    expect(readSigned(cookieOf(answer)?.value, GRANT_SECRET)).toMatchObject({ aud: "meter", posts: [101] });
  });

  test("that fetches ahead uses nothing up and is sent to ask anew", async () => {
    const ahead = await visit(metered, PREMIUM, { "sec-purpose": "prefetch" });
    expect([ahead.status, isWhole(ahead), isPrivate(ahead), cookieOf(ahead)]).toEqual([503, false, true, null]);
    expect(grantOf(edge)).toBeNull();
    const read = await visit(metered);
    const known = await visit(metered, PREMIUM, { "sec-purpose": "prefetch", cookie: cookieOf(read)?.pair ?? "" });
    expect([known.status, isWhole(known)]).toEqual([200, true]);
    expect((await visit(metered, "/ein-titel/100", { "sec-purpose": "prefetch" })).status).toBe(200);
    expect((await visit(metered, PREMIUM, { "sec-purpose": "prefetch", cookie: await sign(usedUp()) })).status).toBe(200);
  });

  test("pays nothing for free posts, for unknown pages, or for HEAD", async () => {
    for (const path of ["/ein-titel/100", "/", "/nirgendwo/999"]) expect(cookieOf(await visit(metered, path))).toBeNull();
    const looked = await metered(PREMIUM, { method: "HEAD" });
    expect([looked.status, cookieOf(looked)]).toEqual([200, null]);
  });

  test("keeps its free reads when something else opens the post, or the back end does not take the grant", async () => {
    expect(cookieOf(await visit(metered, PREMIUM, { referer: "https://partner.example/" }))).toBeNull();
    edge.backend.answer("GetPostByID", () => ({ data: { post: wirePremiumPost({ id: 101, slug: "premium", link: PREMIUM }) } }));
    const refused = await visit(metered);
    expect([refused.status, refused.text.includes("data-wall"), cookieOf(refused)]).toEqual([200, true, null]);
  });

  test("pages of a metered paper do not have posts fetched ahead that would be refused", async () => {
    expect((await visit(metered, "/")).text).toContain("&quot;isMetered&quot;:true");
    expect((await visit(portal, "/")).text).not.toContain("isMetered");
  });
});

describe("twenty requests at once", () => {
  const ids = Array.from({ length: 20 }, (_, index) => 700 + index);
  const readAll = async (headers: Record<string, string>) => {
    edge.backend.answer("GetPostByID", (variables) => {
      const id = Number(variables.id);
      const post = wirePremiumPost({
        id,
        slug: "premium",
        link: `/premium/${id}`,
        access: { granted: true, reason: "METERED", free_block_count: 1 },
        content_blocks: ["Frei.", PAID_TEXT].map((html) => ({ __typename: "ParagraphBlock" as const, html })),
      });
      return { data: { post } };
    });
    return Promise.all(ids.map((id) => visit(metered, `/premium/${id}`, headers)));
  };

  test("with one cookie read what is left, and the others are told", async () => {
    const cookie = await sign({ start: nowInSeconds() - 60, posts: [] });
    const answers = await readAll({ cookie });
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(answers.filter(isWhole)).toHaveLength(2);
    const cut = answers.filter((answer) => !isWhole(answer));
    for (const { text } of cut) expect(text).toContain("Du hast deine 2 freien Plus-Artikel gelesen.");
    // The same cookie again, one after the other: what was read, and nothing more.
    const again = await readAll({ cookie });
    expect(again.map(isWhole)).toEqual(answers.map(isWhole));
  });
});

describe("a network whose requests keep no cookie", () => {
  const CAP = 3;
  let capped: Portal;
  beforeAll(async () => {
    capped = await edge.startPortal({ METERED_POSTS: "2", METERED_NETWORK_DAILY_CAP: String(CAP) });
  });
  const from = (address: string, cookie = "") => visit(capped, PREMIUM, { "cf-connecting-ip": address, cookie });

  test("begins as many meters a day as it may, also at once; who has one reads on, and so do other networks and partners' readers", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => from(`203.0.113.${index}`)));
    const read = answers.filter(isWhole);
    expect([read.length, new Set(answers.map(({ status }) => status))]).toEqual([CAP, new Set([200])]);
    for (const answer of answers) expect(cookieOf(answer) !== null).toBe(isWhole(answer));
    const [reader] = read;
    if (reader === undefined) throw new Error("Nobody has read");
    expect(isWhole(await from("203.0.113.200", cookieOf(reader)?.pair))).toBe(true);
    expect(isWhole(await from("198.51.100.7"))).toBe(true);
    expect(isWhole(await visit(capped, PREMIUM, { "cf-connecting-ip": "203.0.113.9", ...signedIn }))).toBe(true);
    expect(isWhole(await from("203.0.113.7"))).toBe(false);
  });

  test("uses nothing up by fetching ahead, or by free posts", async () => {
    for (let time = 0; time < CAP + 2; time += 1) {
      await visit(capped, PREMIUM, { "cf-connecting-ip": "192.0.2.1", "sec-purpose": "prefetch;prerender" });
      await visit(capped, "/ein-titel/100", { "cf-connecting-ip": "192.0.2.1" });
    }
    expect(isWhole(await from("192.0.2.1"))).toBe(true);
  });
});

describe("a signed-in reader", () => {
  test("is counted under the reader's number, without a cookie, in one round trip, and no further on another device", async () => {
    const own = await edge.startPortal({ METERED_POSTS: "1" });
    const first = await visit(own, PREMIUM, signedIn);
    expect([isWhole(first), isPrivate(first), roundTrips(first), cookieOf(first)]).toEqual([true, true, 1, null]);
    expect(first.text).toContain("Das ist dein freier Plus-Artikel.");
    // The one that was read may be read again; another may not.
    expect(isWhole(await visit(own, PREMIUM, signedIn))).toBe(true);
    const other = wirePremiumPost({
      id: 555,
      slug: "anderer",
      link: "/anderer/555",
      access: { granted: true, reason: "METERED", free_block_count: 1 },
      content_blocks: ["Frei.", PAID_TEXT].map((html) => ({ __typename: "ParagraphBlock" as const, html })),
    });
    edge.backend.answer("GetPostByID", () => ({ data: { post: other } }));
    const wall = await visit(own, "/anderer/555", signedIn);
    expect([isWhole(wall), grantOf(edge)]).toEqual([false, null]);
    expect(wall.text).toContain("Du hast deinen freien Plus-Artikel gelesen.");
  });

  test("whose session is forged has no free read of anybody's", async () => {
    const forged = { cookie: "EvoSSO=username%3Danna%26id%3D77%26h%3Dx%26t%3Dy; SsoSessionCookie=x" };
    const answer = await visit(metered, PREMIUM, forged);
    expect([answer.status, isWhole(answer), cookieOf(answer)]).toEqual([200, false, null]);
  });
});

test("without a meter nothing is free, and nothing is counted", async () => {
  const answer = await visit(portal);
  expect([isWhole(answer), cookieOf(answer)]).toEqual([false, null]);
});
