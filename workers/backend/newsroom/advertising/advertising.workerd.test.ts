/** Campaigns in the back end: who may do what with them, what pages are told, and what is counted. */
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MAX_OPEN_CAMPAIGNS } from "#shared/rules/advertising-rules.ts";
import { forgetCountsForTest } from "#workers/backend/counters-for-test.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { handleAdViews } from "#workers/backend/doors/rest/handle-ad-views.ts";
import { mintCaller } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readUses } from "#workers/backend/newsroom/pictures/read-uses.ts";
import { removePicture } from "#workers/backend/newsroom/pictures/remove-picture.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { advertisingOperations as operations } from "./advertising-operations-for-test.ts";
import { adViewsOfNetwork } from "./advertising-rate-limits.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const enter = async (...roles: StaffRole[]) => arriveAtNewsroom((await hireSignedIn(...roles)).session, env);

const start = Date.parse("2026-11-29T10:00:00Z");
let clock = start;
const inDays = (days: number) => new Date(start + days * 86_400_000).toISOString();
const NARROW = 9001;
const WIDE = 9002;

const campaign = (changes = {}) => ({
  advertiser: "Sennerei Egg",
  is_own: false,
  link: "https://sennerei.example/kaese?von=talblick",
  alt: "Bergkäse, jetzt angeschnitten",
  narrow: NARROW,
  wide: WIDE,
  starts: inDays(-1),
  ends: inDays(5),
  sections: [],
  municipality: null,
  weight: 5,
  max_views: null,
  ...changes,
});

beforeEach(async () => {
  clock = start;
  vi.spyOn(Date, "now").mockImplementation(() => clock);
  await writePaper(env);
  await forgetCountsForTest();
  await env.DB.batch([
    ...["ad_campaigns", "ad_campaign_days", "staff_log"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    ...[
      [NARROW, 600, 500],
      [WIDE, 1456, 180],
      [9003, 800, 600],
    ].map(([id, width, height]) =>
      env.DB.prepare(
        `INSERT INTO media (id, source, src, mime, width, height) VALUES (?1, 'test:ad-${id}', '/media/ad/${id}.webp', 'image/webp', ?2, ?3)
         ON CONFLICT DO NOTHING`,
      ).bind(id, width, height),
    ),
  ]);
  purged = [];
});
afterEach(() => vi.restoreAllMocks());

async function look(of: Env = env) {
  const response = await handleGraphql(createGraphqlRequest({ query: operations.shown }), of);
  const { data } = await response.json<{ data: { ad_campaigns: Record<string, unknown>[] } }>();
  return {
    shown: data.ad_campaigns,
    until: Number(response.headers.get("x-cache-until")),
    tags: response.headers.get("x-cache-tags")?.split(",") ?? [],
  };
}

async function create(changes = {}, key = JSON.stringify(changes).slice(0, 90)): Promise<number> {
  const ask = await enter("chief");
  return (await ask(operations.create, { key, campaign: campaign(changes) })).data.createCampaign.id;
}

async function view(id: number, address: string | null = "203.0.113.7"): Promise<number> {
  const headers = { "x-caller": await mintCaller({ address }) };
  const request = new Request("http://backend/ad-views", { method: "POST", body: JSON.stringify({ campaign: id }), headers });
  return (await handleAdViews(request, env)).status;
}

async function days(id: number) {
  const sql = "SELECT day, views, clicks FROM ad_campaign_days WHERE campaign_id = ?1 ORDER BY day";
  return (await env.DB.prepare(sql).bind(id).all()).results;
}

describe("staff with the right", () => {
  test("enter one once, change it, pause it, let it go on and end it; each step is noted", async () => {
    const ask = await enter("chief");
    const { data } = await ask(operations.create, { key: "a", campaign: campaign() });
    const id = data.createCampaign.id;
    expect((await ask(operations.create, { key: "a", campaign: campaign() })).data.createCampaign.id).toBe(id);
    expect((await look()).shown).toEqual([
      {
        id,
        advertiser: "Sennerei Egg",
        is_own: false,
        alt: "Bergkäse, jetzt angeschnitten",
        narrow: { src: `/media/ad/${NARROW}.webp`, image_rule: null },
        wide: { src: `/media/ad/${WIDE}.webp` },
        sections: [],
        municipality: null,
        weight: 5,
      },
    ]);
    purged = [];
    const changed = campaign({
      advertiser: "  Sennerei\n Au ",
      wide: null,
      sections: ["politik", "politik"],
      municipality: "dornbirn",
    });
    expect((await ask(operations.set, { id, known: 1, campaign: changed })).data.setCampaign).toEqual({ id, fault: null });
    expect(purged).toEqual(["anything", "advertising"]);
    expect((await look()).shown).toMatchObject([
      { advertiser: "Sennerei Au", wide: null, sections: ["politik"], municipality: "dornbirn" },
    ]);
    await ask(operations.pause, { id, known: 2, paused: true });
    expect((await look()).shown).toEqual([]);
    await ask(operations.pause, { id, known: 3, paused: false });
    expect((await look()).shown).toHaveLength(1);
    await ask(operations.end, { id, known: 4 });
    expect((await look()).shown).toEqual([]);
    expect((await ask(operations.list, { state: "ENDED" })).data.newsroom.campaigns).toMatchObject([
      { id, revision: 5, state: "ENDED", is_paused: false, views: 0, clicks: 0 },
    ]);
    const log = await readStaffLog(env, { staff: null, kind: null, before: null });
    expect(log.filter(({ kind }) => kind.startsWith("campaign")).map(({ kind }) => kind.slice(9))).toEqual([
      "ended",
      "resumed",
      "paused",
      "changed",
      "created",
      "created",
    ]);
  });

  test("who is slower undoes nothing", async () => {
    const ask = await enter("chief");
    const id = await create();
    await ask(operations.set, { id, known: 1, campaign: campaign({ alt: "Neu" }) });
    expect((await ask(operations.set, { id, known: 1, campaign: campaign({ alt: "Zu spät" }) })).code).toBe("CONFLICT");
    expect((await ask(operations.end, { id, known: 1 })).code).toBe("CONFLICT");
    expect((await ask(operations.pause, { id: 999_999, known: 1, paused: true })).code).toBe("NOT_FOUND");
    expect((await look()).shown).toMatchObject([{ alt: "Neu" }]);
  });

  test.each([
    ["an unencrypted address", { link: "http://sennerei.example/" }],
    ["a name in the address", { link: "https://a:b@sennerei.example/" }],
    ["a script", { link: "javascript:alert(1)" }],
    ["a page of the paper's own for somebody else", { link: "/newsletter" }],
    ["another site as a page of the paper's own", { is_own: true, link: "/.//sennerei.example/" }],
    ["another site by a backslash", { is_own: true, link: "/\\sennerei.example/" }],
    ["no advertiser", { advertiser: " \n" }],
    ["no words for the picture", { alt: "" }],
    ["no time", { ends: inDays(-1) }],
    ["years", { ends: inDays(500) }],
    ["a weight of eleven", { weight: 11 }],
    ["no view", { max_views: 0 }],
    ["a path for a section", { sections: ["/news/sport"] }],
  ])("cannot enter %s", async (_, changes) => {
    const ask = await enter("chief");
    expect((await ask(operations.create, { key: "a", campaign: campaign(changes) })).code).toBe("BAD_USER_INPUT");
    expect((await look()).shown).toEqual([]);
  });

  test("lead to a page of the paper's own with its own advertising", async () => {
    const id = await create({ is_own: true, link: "/newsletter?von=eigenanzeige" });
    const ask = await enter("reporter");
    expect((await ask(operations.follow, { id, counts: true })).data.followAdCampaign).toBe("/newsletter?von=eigenanzeige");
  });

  test.each([
    ["NO_NARROW", { narrow: 987_654 }],
    ["NARROW_SHAPE", { narrow: 9003 }],
    ["NO_WIDE", { wide: 987_654 }],
    ["WIDE_SHAPE", { wide: NARROW }],
    ["NO_SECTION", { sections: ["politik", "gibt-es-nicht"] }],
    ["NO_MUNICIPALITY", { municipality: "nirgendwo" }],
  ])("are told what does not fit: %s", async (fault, changes) => {
    const ask = await enter("chief");
    const { data } = await ask(operations.create, { key: "a", campaign: campaign(changes) });
    expect(data.createCampaign).toEqual({ id: null, fault });
  });

  test("have no more open ones than pages can be told of", async () => {
    const sql = `INSERT INTO ad_campaigns (form_key, advertiser, link, alt, starts_at, ends_at, sections, weight, changed_at)
      VALUES (?2, 'A', 'https://a.example/', 'a', 0, ?1, '[]', 1, 0)`;
    const rows = Array.from({ length: MAX_OPEN_CAMPAIGNS }, (_, index) =>
      env.DB.prepare(sql).bind(start / 1000 + 100, `k${index}`),
    );
    await env.DB.batch(rows);
    const ask = await enter("chief");
    expect((await ask(operations.create, { key: "a", campaign: campaign() })).data.createCampaign.fault).toBe("TOO_MANY");
  });

  test.each<[StaffRole, string | undefined]>([
    ["administrator", undefined],
    ["editor", "NO_RIGHT"],
    ["reporter", "NO_RIGHT"],
    ["operator", "NO_RIGHT"],
  ])("are not everybody: %s", async (role, code) => {
    const ask = await enter(role);
    expect((await ask(operations.create, { key: "a", campaign: campaign() })).code).toBe(code);
    expect((await ask(operations.list, { state: "RUNNING" })).data.newsroom.campaigns === null).toBe(code !== undefined);
  });
});

describe("pages", () => {
  test("are told of what runs, until the next one begins or ends", async () => {
    const first = await create({ ends: inDays(2) });
    const second = await create({ starts: inDays(1), ends: inDays(3) });
    const seen = await look();
    expect([seen.shown.map(({ id }) => id), seen.until]).toEqual([[first], (start + 86_400_000) / 1000]);
    expect(seen.tags).toContain("advertising");
    clock = start + 86_400_000;
    const later = await look();
    expect([later.shown.map(({ id }) => id), later.until]).toEqual([[first, second], (start + 2 * 86_400_000) / 1000]);
    clock = start + 3 * 86_400_000;
    expect((await look()).shown).toEqual([]);
  });

  test("are not told of one whose picture is gone, and a picture that is used stays", async () => {
    const id = await create();
    expect(await readUses(env.DB, { id: WIDE, source: `test:ad-${WIDE}` })).toEqual([
      { kind: "campaign", owner: id, title: "Sennerei Egg", link: `/redaktion/anzeigen/${id}` },
    ]);
    expect((await removePicture(env, WIDE)).kind).not.toBe("done");
    await env.DB.prepare("DELETE FROM media WHERE id = ?1").bind(NARROW).run();
    await (await enter("chief"))(operations.pause, { id, known: 1, paused: false });
    expect((await look()).shown).toEqual([]);
    expect((await (await enter("chief"))(operations.one, { id })).data.newsroom.campaign.narrow).toBeNull();
  });

  test("ask by one short look into an index", async () => {
    const id = await create();
    const plans = await recordPlans(env, async (recording) => {
      await look(recording);
      const ask = await arriveAtNewsroom((await hireSignedIn("chief")).session, recording);
      for (const state of ["RUNNING", "PLANNED", "ENDED"]) await ask(operations.list, { state, after: id });
      await ask(operations.set, { id, known: 1, campaign: campaign() });
    });
    const own = plans.filter(({ sql }) => sql.includes("ad_campaigns"));
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.flatMap(findGrowingSteps)).toEqual([]);
  });
});

describe("counting", () => {
  test("adds views and clicks by the region's day, and nothing about who it was", async () => {
    const id = await create();
    const ask = await enter("reporter");
    for (const address of ["203.0.113.7", "203.0.113.7", null]) expect(await view(id, address)).toBe(204);
    expect((await ask(operations.follow, { id, counts: true })).data.followAdCampaign).toBe(campaign().link);
    expect((await ask(operations.follow, { id, counts: false })).data.followAdCampaign).toBe(campaign().link);
    clock = Date.parse("2026-11-29T23:30:00Z");
    await view(id);
    expect(await days(id)).toEqual([
      { day: "2026-11-29", views: 3, clicks: 1 },
      { day: "2026-11-30", views: 1, clicks: 0 },
    ]);
    expect((await (await enter("chief"))(operations.one, { id })).data.newsroom.campaign).toMatchObject({
      views: 4,
      clicks: 1,
      days: [{ day: "2026-11-30" }, { day: "2026-11-29" }],
    });
  });

  test("ends with the last view that was booked, and pages are told at once", async () => {
    const id = await create({ max_views: 2 });
    await view(id);
    purged = [];
    expect((await look()).shown).toHaveLength(1);
    await view(id);
    expect(purged).toEqual(["anything", "advertising"]);
    expect((await look()).shown).toEqual([]);
    await view(id);
    expect(await days(id)).toMatchObject([{ views: 2 }]);
    expect((await (await enter("chief"))(operations.one, { id })).data.newsroom.campaign).toMatchObject({ is_full: true });
  });

  test("leaves out what does not run, what is not there and another body", async () => {
    const ended = await create({ starts: inDays(-3), ends: inDays(-1) });
    const planned = await create({ starts: inDays(1), ends: inDays(2) });
    const ask = await enter("reporter");
    for (const id of [ended, planned, 999_999]) {
      expect(await view(id)).toBe(204);
      await ask(operations.follow, { id, counts: true });
    }
    expect([await days(ended), await days(planned), await days(999_999)]).toEqual([[], [], []]);
    expect((await ask(operations.follow, { id: 999_999, counts: true })).data.followAdCampaign).toBeNull();
    const wrong = new Request("http://backend/ad-views", { method: "POST", body: '{"campaign":"1","reader":2}' });
    expect((await handleAdViews(wrong, env)).status).toBe(400);
    expect((await handleAdViews(new Request("http://backend/ad-views"), env)).status).toBe(405);
  });

  test("has a limit for each network, and none of it is told", async () => {
    const id = await create();
    const ask = await enter("reporter");
    for (let count = 0; count < adViewsOfNetwork.max + 5; count += 1) await view(id);
    for (let count = 0; count < 15; count += 1)
      expect((await ask(operations.follow, { id, counts: true })).data.followAdCampaign).toBe(campaign().link);
    expect(await days(id)).toMatchObject([{ views: adViewsOfNetwork.max, clicks: 10 }]);
    await view(id, "198.51.100.1");
    expect(await days(id)).toMatchObject([{ views: adViewsOfNetwork.max + 1 }]);
  });
});
