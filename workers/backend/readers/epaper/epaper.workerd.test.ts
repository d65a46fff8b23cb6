/** The E-Paper: how an issue comes, who reads it, from when on, and what nobody else gets of it. */
import { env } from "cloudflare:workers";
import { decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Product } from "#shared/rules/product-flags.ts";
import worker from "#workers/backend/backend.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleEpaperPictures } from "#workers/backend/doors/rest/handle-epaper-pictures.ts";
import { freePostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { mintGrant } from "#workers/backend/readers/access/mint-grant-for-test.ts";
import { signIn, subscribe } from "#workers/backend/readers/access/sign-in-for-test.ts";
import { deleteAccountsForTest } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { cleanUpIssues } from "./clean-up-issues.ts";
import { beginIssue, brand, bringIssue, readWebp, send } from "./epaper-for-test.ts";
import { signHandOver } from "./hand-over.ts";

const seconds = (iso: string) => Date.parse(iso) / 1000;
/** Noon in the region, the day of the issue. */
const now = seconds("2026-11-24T11:00:00Z");
const key = "2026-11-24";
const secretWord = "Goldsuche";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
  await writePaper(env);
  await deleteAccountsForTest();
  await env.DB.exec("DELETE FROM epaper_issues");
  for (const prefix of ["epaper/", "private/epaper/"]) {
    const { objects } = await env.MEDIA.list({ prefix });
    await env.MEDIA.delete(objects.map(({ key: name }) => name));
  }
});
afterAll(() => {
  vi.useRealTimers();
});

async function enter(product: Product | null, endsAt: number | null = null): Promise<Record<string, string>> {
  const { accountId, headers } = await signIn(`leser-${product}`, now);
  if (product !== null) await subscribe(accountId, product, { starts_at: 1, ends_at: endsAt });
  return headers;
}

const query = `query ($key: String!) {
  epaper { issues { key may_read pages { number } page(number: 1) { text } } newest { key page_count cover { src } } earlier later }
  epaper_issue(key: $key) { key title edition is_sample may_read pages { number width height } page(number: 2) { number text } }
  epaper_handover(key: $key)
}`;
const read = async (headers: Record<string, string> = {}, variables = { key }) => ask(env, query, variables, headers);
const getPicture = (name: string, headers: Record<string, string> = {}, issue = key) =>
  worker.fetch(new Request(`http://backend/epaper/${issue}/${name}`, { headers }), env);

describe("an import", () => {
  test("shows an issue when its last piece is there, and nothing of it before", async () => {
    const id = await beginIssue({ key, now });
    expect((await read()).data.epaper.issues).toEqual([]);
    const headers = await enter("plus_premium");
    expect((await getPicture("1-900.webp", headers)).status).toBe(404);
    const { reply } = await send("POST", `${id}/finish`, { cover: { width: 480, height: 640 } }, { now });
    expect(reply).toEqual({ key, readable: "2026-11-23T19:00:00Z", isReplaced: false });
    expect((await read()).data.epaper).toMatchObject({ issues: [{ key }], newest: { key, page_count: 2 }, earlier: null });
    expect((await send("POST", `${id}/finish`, { cover: { width: 1, height: 1 } }, { now })).status).toBe(410);
  });

  test("that lacks a picture or a text is not taken for whole, and the operator reads what is missing", async () => {
    const { reply } = await send("POST", "begin", { key, pages: 2 }, { now });
    const finish = await send("POST", `${reply.id}/finish`, { cover: { width: 480, height: 640 } }, { now });
    expect(finish.status).toBe(409);
    expect(finish.reply.error).toMatch(/not whole, missing: 1-300.webp, .*cover.webp, texts of 2 pages/);
  });

  test("of the same day replaces the issue, also a withdrawn one; what was begun before is over", async () => {
    const left = await beginIssue({ key, now });
    await bringIssue({ key, text: "Alt", now });
    expect((await send("PUT", `${left}/cover.webp`, await readWebp(), { now })).status).toBe(410);
    await env.DB.exec("UPDATE epaper_issues SET state = 'withdrawn' WHERE state = 'shown'");
    await bringIssue({ key, text: "Neu", now });
    const { data } = await read(await enter("plus_premium"));
    expect(data.epaper_issue.page.text).toBe("Neu 2");
    await cleanUpIssues(env, new Date());
    const { results } = await env.DB.prepare("SELECT state, revision FROM epaper_issues").all();
    expect(results).toEqual([{ state: "shown", revision: 3 }]);
    const { objects } = await env.MEDIA.list({ prefix: "private/epaper/" });
    expect(objects).toHaveLength(6);
  });

  test("of the same file does nothing, unless somebody wants it again", async () => {
    const digest = "a".repeat(64);
    await bringIssue({ key, now, digest });
    expect((await send("POST", "begin", { key, pages: 2, digest }, { now })).reply).toEqual({ id: null, kind: "pages" });
    expect((await send("POST", "begin", { key, pages: 2, digest, isAgain: true }, { now })).reply.id).toBeGreaterThan(0);
  });

  test.each([
    [{ key: "2026-02-30", pages: 2 }, /key/],
    [{ key: "2026-11-24-egg", pages: 2 }, /no edition "egg"/],
    [{ key: "2024-11-24", pages: 2 }, /older than the 400 days/],
    [{ key: "2027-11-24", pages: 2 }, /more than 60 days away/],
    [{ key, pages: 201 }, /pages/],
    [{ key, pages: 0 }, /pages/],
  ])("of %j is refused, and the operator reads why", async (body, reason) => {
    const { status, reply } = await send("POST", "begin", body, { now });
    expect([status, String(reply.error)]).toEqual([400, expect.stringMatching(reason)]);
  });

  test("takes no picture that is none, of no page, or of a page that the issue has not", async () => {
    const id = await beginIssue({ key, now });
    expect((await send("PUT", `${id}/1-900.webp`, new Uint8Array([1, 2, 3]), { now })).status).toBe(415);
    for (const name of ["3-900.webp", "1-901.webp", "0-900.webp", "cover.png", "..%2fx.webp"])
      expect((await send("PUT", `${id}/${name}`, await readWebp(), { now })).status, name).toBe(400);
  });

  test("of a portal without an E-Paper finds nothing", async () => {
    expect((await send("POST", "begin", { key, pages: 2 }, { now, epaper: null })).status).toBe(404);
  });
});

describe("who reads", () => {
  test.each<[Product | null, boolean]>([
    ["plus_premium", true],
    ["kayak_plus_premium", true],
    ["guest_plus_premium", true],
    ["revenuecat_plus_premium", true],
    ["plus", false],
    ["pur", false],
    ["vn", false],
    [null, false],
  ])("a reader of %s: %s", async (product, mayRead) => {
    await bringIssue({ key, text: secretWord, now });
    const headers = await enter(product);
    const { data } = await read(headers);
    expect(data.epaper_issue.may_read).toBe(mayRead);
    expect(JSON.stringify(data).includes(secretWord)).toBe(mayRead);
    expect(data.epaper_issue.pages).toEqual(mayRead ? [1, 2].map((number) => ({ number, width: 1800, height: 2400 })) : null);
    const picture = await getPicture("2-1800.webp", headers);
    expect(picture.status).toBe(mayRead ? 200 : 403);
    expect(picture.headers.get("cache-control")).toBe(mayRead ? "private, no-cache" : "private, no-store");
    await picture.body?.cancel();
  });

  test("nobody without a session does: no bot, no partner, no free read, no gift", async () => {
    await bringIssue({ key, text: secretWord, now });
    for (const reason of ["BOT", "METERED", "PARTNER", "EVENT"]) {
      const grant = await mintGrant({ post: freePostId, reason, exp: now + 60, host: "partner.example" }, "test-grant-secret");
      const { data } = await ask(
        env,
        `query ($key: String!, $grant: String) { post(id: ${freePostId}, grant: $grant) { id } epaper_issue(key: $key) { may_read pages { number } page(number: 1) { text } } }`,
        { key, grant },
      );
      expect(data.epaper_issue).toEqual({ may_read: false, pages: null, page: null });
    }
    for (const headers of [{}, { authorization: "Bearer" }] as Record<string, string>[])
      expect((await getPicture("1-900.webp", headers)).status).toBe(401);
    expect((await getPicture("1-900.webp", { authorization: "Bearer erfunden" })).status).toBe(403);
    expect((await getPicture("1-900.webp", await enter("plus_premium", now))).status).toBe(403);
  });

  test("a picture has no address of its own, whoever asks; the cover has one that nobody guesses", async () => {
    await bringIssue({ key, now });
    const { objects } = await env.MEDIA.list({ prefix: "private/epaper/" });
    const headers = await enter("plus_premium");
    for (const name of [objects[0]?.key ?? "", encodeURIComponent(objects[0]?.key ?? "")]) {
      const response = await worker.fetch(new Request(`http://backend/media/${name}`, { headers }), env);
      expect(response.status, name).toBe(404);
    }
    const { data } = await read();
    const cover = await worker.fetch(new Request(`http://backend${data.epaper.newest.cover.src}`), env);
    expect([cover.status, cover.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(data.epaper.newest.cover.src).toMatch(/^\/media\/epaper\/[0-9a-f-]{36}\.webp$/);
    await cover.body?.cancel();
  });

  test("a picture that the browser has already is not sent again, but asked for again", async () => {
    await bringIssue({ key, now });
    const headers = await enter("plus_premium");
    const first = await getPicture("1-900.webp", headers);
    await first.body?.cancel();
    const etag = first.headers.get("etag") ?? "";
    expect((await getPicture("1-900.webp", { ...headers, "if-none-match": etag })).status).toBe(304);
    expect((await getPicture("1-900.webp", { "if-none-match": etag })).status).toBe(401);
  });

  test("what is withdrawn is gone, what there never was is not found", async () => {
    const headers = await enter("plus_premium");
    await bringIssue({ key, now });
    await env.DB.exec("UPDATE epaper_issues SET state = 'withdrawn'");
    expect((await getPicture("1-900.webp", headers)).status).toBe(410);
    expect((await read(headers)).data.epaper_issue).toBeNull();
    for (const issue of ["2026-11-20", "2026-13-01", "x"])
      expect((await getPicture("1-900.webp", headers, issue)).status, issue).toBe(404);
    const none = await handleEpaperPictures(
      new Request(`http://backend/epaper/${key}/1-900.webp`, { headers }),
      env,
      undefined,
      null,
    );
    expect(none.status).toBe(404);
  });
});

describe("from 20:00 of the evening before", () => {
  test.each([
    ["in winter", "2026-11-25", "2026-11-24T19:00:00Z"],
    ["in summer", "2026-07-02", "2026-07-01T18:00:00Z"],
    ["the evening after the clocks were put forward", "2026-03-30", "2026-03-29T18:00:00Z"],
    ["the evening before they are put back", "2026-10-25", "2026-10-24T18:00:00Z"],
  ])("%s an issue is there, and a second before it is not", async (_, day, evening) => {
    const at = seconds(evening);
    vi.setSystemTime((at - 1) * 1000);
    await bringIssue({ key: day, now: at - 1 });
    const headers = await enter("plus_premium");
    expect((await read(headers, { key: day })).data).toMatchObject({ epaper: { issues: [] }, epaper_issue: null });
    expect((await getPicture("1-300.webp", headers, day)).status).toBe(404);
    vi.setSystemTime(at * 1000);
    expect((await read(headers, { key: day })).data.epaper_issue.may_read).toBe(true);
  });
});

test("issues are found by month; without one, those of two", async () => {
  for (const day of ["2026-09-30", "2026-10-01", "2026-10-31", "2026-11-23", "2026-11-24", "2026-11-24-bregenz"])
    await bringIssue({ key: day, now });
  const list = async (month: string | null) => {
    const { data } = await ask(
      env,
      "query ($month: String) { epaper(month: $month) { issues { key } newest { key } earlier later } }",
      { month },
    );
    const { issues, ...rest } = data.epaper;
    return { keys: issues.map((issue: { key: string }) => issue.key), ...rest };
  };
  expect(await list(null)).toEqual({
    keys: ["2026-11-24", "2026-11-24-bregenz", "2026-11-23", "2026-10-31", "2026-10-01"],
    newest: { key: "2026-11-24" },
    earlier: "2026-09",
    later: null,
  });
  expect(await list("2026-10")).toMatchObject({ keys: ["2026-10-31", "2026-10-01"], earlier: "2026-09", later: "2026-11" });
  expect((await ask(env, '{ epaper(month: "2026-13") { earlier } }')).errors).toBeDefined();
});

test("the clock deletes what is too old with its pictures, and imports that were given up", async () => {
  await bringIssue({ key, now });
  await beginIssue({ key: "2026-11-25", now });
  const later = (days: number) => new Date((now + days * 86_400) * 1000);
  await cleanUpIssues(env, later(2));
  expect(await env.DB.prepare("SELECT count(*) AS n FROM epaper_issues").first("n")).toBe(1);
  await cleanUpIssues({ ...env, EPAPER_KEEP_DAYS: "10" }, later(10));
  expect(await env.DB.prepare("SELECT count(*) AS n FROM epaper_issues").first("n")).toBe(1);
  await cleanUpIssues({ ...env, EPAPER_KEEP_DAYS: "10" }, later(11));
  for (const table of ["epaper_issues", "epaper_pages"])
    expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n"), table).toBe(0);
  expect((await env.MEDIA.list({ prefix: "private/epaper/" })).objects).toEqual([]);
  expect((await env.MEDIA.list({ prefix: "epaper/" })).objects).toEqual([]);
});

test("a publisher's reader verifies who reads which issue, for a minute; the same reader has the same name each time, and it is no number", async () => {
  const secret = "ein-geheimnis-von-beiden";
  const sign = (accountId: number, at: number) =>
    signHandOver({ date: "2026-11-24", edition: "" }, { accountId, secret, now: at });
  const token = await sign(7, now);
  const bytes = new TextEncoder().encode(secret);
  const { payload } = await jwtVerify(token, bytes, { audience: "epaper", algorithms: ["HS256"] });
  expect(payload).toMatchObject({ issue: key, date: "2026-11-24", edition: "", exp: now + 60 });
  expect(payload.sub).toBe(decodeJwt(await sign(7, now + 5)).sub);
  expect(payload.sub).not.toBe(decodeJwt(await sign(8, now)).sub);
  expect(payload.sub).toMatch(/^[\w-]{43}$/);
  vi.setSystemTime((now + 61) * 1000);
  await expect(jwtVerify(token, bytes, { audience: "epaper" })).rejects.toThrow("exp");
  expect(brand.kind).toBe("pages");
});

test("no question walks through a table that grows", async () => {
  await bringIssue({ key, now });
  const headers = await enter("plus_premium");
  const plans = await recordPlans(env, async (recording) => {
    await ask(recording, query, { key }, headers);
    await ask(recording, '{ epaper(month: "2026-11") { issues { key } } }', {}, headers);
    await cleanUpIssues(recording, new Date());
  });
  const own = plans.filter(({ sql }) => sql.includes("epaper_"));
  expect(own.length).toBeGreaterThanOrEqual(8);
  expect(own.flatMap(findGrowingSteps)).toEqual([]);
});
