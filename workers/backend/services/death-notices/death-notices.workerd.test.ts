/** Death notices in the back end: how the publisher's system brings and ends them, and what readers may ask. */
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PIXEL } from "#workers/backend/content/bridge/wordpress-for-test.ts";
import { indexMedia } from "#workers/backend/content/write/media/index-media.ts";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { deletePortraits } from "#workers/backend/newsroom/death-notices/delete-portraits.ts";

let purged: string[][] = [];
/** Addresses that were fetched, and how each is answered. */
let fetched: string[] = [];
let answerPicture: () => Response;
const env: Env = {
  ...(bindings as Env),
  PORTAL_CACHE: { purge: async (tags) => void purged.push(tags) },
  DEATH_NOTICE_PICTURE_HOSTS: "bilder.example, *.bestatter.example",
  PUBLIC_NETWORK: {
    async fetch(url) {
      fetched.push(url);
      return answerPicture();
    },
  },
};

const maria = {
  id: 1,
  name: "Maria Müller-Groß",
  birthName: "Huber",
  born: "1938-04-12",
  died: "2026-11-20",
  place: "Sankt Arbogast",
  municipality: "Dornbirn",
  text: "Wir nehmen Abschied.",
  mourners: ["Anna", "Beat"],
  farewell: { day: "2026-12-03", time: "14:30", place: "Pfarrkirche" },
  lastDay: "2027-11-20",
};
const josef = { id: "2", kind: "Danksagung", name: "Josef Bauer", died: "2025", lastDay: "2026-12-01", condolences: false };

async function post(body: object, query = "?source=verlag") {
  const request = new Request(`http://backend/admin/death-notices${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${env.ADMIN_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await handleAdmin(request, env);
  return { status: response.status, ...(await response.json<Record<string, unknown>>()) };
}

async function ask(query: string, of: Env = env) {
  const request = new Request("http://backend/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const response = await handleGraphql(request, of);
  // biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at
  const { data, errors } = await response.json<{ data: any; errors?: { extensions: { code: string } }[] }>();
  const tags = response.headers.get("x-cache-tags")?.split(",") ?? [];
  return { data, code: errors?.[0]?.extensions.code, tags, until: response.headers.get("x-cache-until") };
}
const list = async (args = "") => (await ask(`{ death_notices${args} { total items { name } } }`)).data.death_notices;
const names = async (args = "") => (await list(args)).items.map(({ name }: { name: string }) => name);
const idOf = (uid: string) => env.DB.prepare("SELECT id FROM death_notices WHERE uid = ?1").bind(uid).first<number>("id");
const one = async (id: number | null) =>
  (await ask(`{ death_notice(id: ${id}) { has_ended notice { name image { src } } } }`)).data.death_notice;
const seconds = (moment: string) => Date.parse(moment) / 1000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T12:00:00Z") });
  await writePaper(env);
  await env.DB.prepare("DELETE FROM death_notices").run();
  purged = [];
  fetched = [];
  answerPicture = () => new Response(PIXEL);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a file", () => {
  test("brings notices once; what it says anew of one replaces it, and the rest stays", async () => {
    expect(await post({ notices: [maria, josef] })).toMatchObject({ status: 200, notices: 2, added: 2, changed: 0, left: 0 });
    expect(await post({ notices: [maria, josef] })).toMatchObject({ added: 0, changed: 0 });
    expect(purged).toHaveLength(1);
    expect(await post({ notices: [{ ...maria, name: "Marie Müller" }] })).toMatchObject({ added: 0, changed: 1 });
    expect(purged[1]).toEqual(["anything", "service:death-notices", `death-notice:${await idOf("1")}`]);
    expect((await names()).sort()).toEqual(["Josef Bauer", "Marie Müller"]);
    expect(await names('(name: "maria")')).toEqual([]);
    expect(await post({ notices: [maria] }, "?source=anderer")).toMatchObject({ added: 1 });
  });

  test("with a bad row brings nothing", async () => {
    const bad = { ...josef, died: "gestern" };
    expect(await post({ notices: [maria, bad], deleted: [] })).toMatchObject({
      status: 400,
      refused: [{ row: 2, reason: expect.stringContaining("died") }],
    });
    expect(await idOf("1")).toBeNull();
  });

  test("ends a notice, with all that was written to it; its address says that it is over", async () => {
    await post({ notices: [maria, josef] });
    const id = await idOf("1");
    await env.DB.prepare(
      "INSERT INTO condolences (notice_id, key, state, name, place, text, sent_at) VALUES (?1, 'k', 'shown', 'A', '', 'B', 0)",
    )
      .bind(id)
      .run();
    expect(await post({ deleted: ["1", "unbekannt"] })).toMatchObject({ status: 200, deleted: 1, left: 0 });
    expect(await one(id)).toEqual({ has_ended: true, notice: null });
    expect(await names('(name: "maria")')).toEqual([]);
    for (const table of ["condolences", "death_notice_words"])
      expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE notice_id = ?1`).bind(id).first("n")).toBe(0);
    expect(await one((id ?? 0) + 1000)).toEqual({ has_ended: false, notice: null });
  });

  test("leaves alone what staff have changed or taken from readers; a family that ends it ends it all the same", async () => {
    await post({ notices: [maria, josef] });
    await env.DB.batch([
      env.DB.prepare("UPDATE death_notices SET is_ours = 1 WHERE uid = '1'"),
      env.DB.prepare("UPDATE death_notices SET state = 'withdrawn' WHERE uid = '2'"),
    ]);
    const again = [
      { ...maria, name: "Anders" },
      { ...josef, name: "Anders" },
    ];
    expect(await post({ notices: again })).toMatchObject({ changed: 0, left: 2 });
    expect(await names()).toEqual(["Maria Müller-Groß"]);
    expect(await post({ deleted: ["1", "2"] })).toMatchObject({ deleted: 1, left: 1 });
    expect(await post({ notices: [josef] })).toMatchObject({ added: 0, left: 0 });
    expect(await names()).toEqual([]);
  });

  test("brings pictures into the library, each once; one that does not come is named, and tried again", async () => {
    const picture = "https://www.bestatter.example/maria.jpg";
    answerPicture = () => new Response("", { status: 503 });
    expect(await post({ notices: [{ ...maria, picture }] })).toMatchObject({
      added: 1,
      withoutPicture: [{ id: "1", reason: "was answered with 503" }],
    });
    answerPicture = () => new Response(PIXEL);
    expect(await post({ notices: [{ ...maria, picture }] })).toMatchObject({ changed: 1, withoutPicture: [] });
    expect((await one(await idOf("1"))).notice.image.src).toMatch(/^\/media\/redaktion\//);
    expect(await post({ notices: [{ ...maria, picture, text: "Anders." }] })).toMatchObject({ changed: 1 });
    expect(fetched).toEqual([picture, picture]);
    expect((await one(await idOf("1"))).notice.image).not.toBeNull();
  });

  test("leaves no picture behind when its notice is deleted, unless another one shows it", async () => {
    const picture = "https://bilder.example/beide.jpg";
    const brought = "SELECT count(*) AS n FROM media WHERE source LIKE 'newsroom:%'";
    await indexMedia(env.DB);
    await post({
      notices: [
        { ...maria, picture },
        { ...josef, picture },
      ],
    });
    await post({ deleted: ["1"] });
    await deletePortraits(env);
    expect(await env.DB.prepare(brought).first("n")).toBe(1);
    await post({ deleted: ["2"] });
    await deletePortraits(env);
    expect(await env.DB.prepare(brought).first("n")).toBe(0);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM left_portraits").first("n")).toBe(0);
  });

  test("is led nowhere else for a picture", async () => {
    answerPicture = () => new Response(null, { status: 302, headers: { location: "https://anderswo.example/x.jpg" } });
    expect(await post({ notices: [{ ...maria, picture: "https://bilder.example/maria.jpg" }] })).toMatchObject({
      withoutPicture: [{ id: "1", reason: "https://anderswo.example is another address" }],
    });
    expect(fetched).toEqual(["https://bilder.example/maria.jpg"]);
  });

  test("needs a source of its own", async () => {
    expect(await post({ notices: [maria] }, "?source=A/b")).toMatchObject({ status: 400 });
    expect(await post({})).toMatchObject({ status: 400 });
  });
});

describe("readers", () => {
  beforeEach(() => post({ notices: [maria, josef] }));

  test.each([
    ["", 2],
    ['(name: "Müller")', 1],
    ['(name: "mueller gross")', 1],
    ['(name: "maria HUB")', 1],
    ['(name: "arbogast dornb")', 1],
    ['(name: "bauer")', 1],
    ['(name: "maria bauer")', 0],
    ['(name: "m")', 2],
    ['(municipality: "dornbirn")', 1],
    ['(municipality: "dornbirn", name: "josef")', 0],
    ['(name: "%_\\"*")', 2],
  ])("find by name and place: %s", async (args, count) => {
    expect((await list(args)).total).toBe(count);
  });

  test.each([`(name: "${"x".repeat(61)}")`, '(municipality: "")', "(page: 0)", "(page: 201)", "(per_page: 101)"])(
    "get nothing for %s",
    async (args) => {
      expect((await ask(`{ death_notices${args} { total } }`)).code).toBe("BAD_USER_INPUT");
    },
  );

  test("see one until its last day is over; list and page are kept no longer", async () => {
    const id = await idOf("2");
    const end = seconds("2026-12-01T23:00:00Z");
    const page = await ask(`{ death_notice(id: ${id}) { has_ended notice { kind name died last_day takes_condolences } } }`);
    expect(page.data.death_notice.notice).toEqual({
      kind: "THANKS",
      name: "Josef Bauer",
      died: "2025",
      last_day: "2026-12-01",
      takes_condolences: false,
    });
    expect([page.until, page.tags.includes(`death-notice:${id}`)]).toEqual([String(end), true]);
    expect((await ask("{ death_notices { total } }")).until).toBe(String(end));
    vi.setSystemTime((end - 1) * 1000);
    expect((await one(id)).notice).not.toBeNull();
    vi.setSystemTime(end * 1000);
    expect(await one(id)).toEqual({ has_ended: true, notice: null });
    expect(await names()).toEqual(["Maria Müller-Groß"]);
  });

  test("find no notice in the paper's own search", async () => {
    const { data } = await ask('{ search(query: "Müller-Groß") { total } }');
    expect(data?.search?.total ?? 0).toBe(0);
  });

  test("wait for no list that is read or sorted as a whole", async () => {
    const plans = await recordPlans(env, async (recording) => {
      for (const args of ["", '(name: "maria mueller")', '(municipality: "lech")', '(municipality: "lech", name: "maria")'])
        await ask(`{ death_notices${args} { total items { name } } }`, recording);
      await ask(`{ death_notice(id: ${await idOf("1")}) { notice { name } condolences { total items { name } } } }`, recording);
    });
    expect(plans.length).toBeGreaterThanOrEqual(9);
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });
});
