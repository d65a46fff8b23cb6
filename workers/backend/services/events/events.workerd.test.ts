/** Events in the back end: how a file brings them, what readers may ask, and what hears of a change. */
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";

let purged: string[][] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(tags) } };

const head = "uid,title,kind,from,to,municipality";
const concert = "a,Konzert im Dom,Konzert,2026-11-29T19:00,2026-11-29T21:00,Dornbirn";
const market = "b,Markt,Markt,2026-11-30T08:00,,Dornbirn";
const museum = "c,Krippen,Ausstellung,2026-11-01,2027-01-06,Dornbirn";
const late = "d,Nachts,Konzert,2026-11-28T22:00,2026-11-29T02:00,";

async function post(rows: readonly string[], query = "?source=verein") {
  const request = new Request(`http://backend/admin/events${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${env.ADMIN_TOKEN}`, "content-type": "text/csv" },
    body: [head, ...rows].join("\n"),
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
const list = async (args: string) =>
  (await ask(`{ events(${args}) { total total_pages items { title } running { title } } }`)).data.events;
const titles = (items: { title: string }[]) => items.map(({ title }) => title);
const idOf = (uid: string) => env.DB.prepare("SELECT id FROM events WHERE uid = ?1").bind(uid).first<number>("id");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T12:00:00Z") });
  await writePaper(env);
  await env.DB.prepare("DELETE FROM events").run();
  purged = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a file", () => {
  test("brings events once; what it says anew of one replaces it, and the rest stays", async () => {
    expect(await post([concert, market])).toMatchObject({ status: 200, events: 2, added: 2, changed: 0, left: 0 });
    const version = () => env.DB.prepare("SELECT version FROM content_version").first("version");
    const before = await version();
    expect(await post([concert, market])).toMatchObject({ added: 0, changed: 0 });
    expect(await version()).toBe(before);
    expect(purged).toHaveLength(1);
    expect(await post([concert.replace("Dom", "Saal")])).toMatchObject({ added: 0, changed: 1 });
    expect(purged[1]).toEqual(["anything", "service:events", `event:${await idOf("a")}`]);
    expect(titles((await list('from: "2026-11-29"')).items)).toEqual(["Konzert im Saal", "Markt"]);
    expect(await post([concert], "?source=anderer")).toMatchObject({ added: 1 });
  });

  test("with a bad row brings nothing, unless it may be partial", async () => {
    const rows = [concert, "x,,Konzert,bald,,"];
    expect(await post(rows)).toMatchObject({ status: 400, refused: [{ row: 3, reason: expect.any(String) }] });
    expect(await idOf("a")).toBeNull();
    expect(await post(rows, "?source=verein&partial")).toMatchObject({ status: 200, added: 1, refusedCount: 1 });
  });

  test("leaves alone what staff have changed or taken from readers", async () => {
    await post([concert, market]);
    await env.DB.batch([
      env.DB.prepare("UPDATE events SET is_ours = 1 WHERE uid = 'a'"),
      env.DB.prepare("UPDATE events SET state = 'withdrawn' WHERE uid = 'b'"),
    ]);
    expect(await post([concert.replace("Dom", "Saal"), market.replace("Markt", "Flohmarkt")])).toMatchObject({
      changed: 0,
      left: 2,
    });
    expect(await ask(`{ event(id: ${await idOf("b")}) { title } }`)).toMatchObject({ data: { event: null } });
  });

  test("needs a source of its own", async () => {
    expect(await post([concert], "?source=A/b")).toMatchObject({ status: 400 });
  });
});

describe("readers", () => {
  beforeEach(() => post([concert, market, museum, late]));

  test("are told what begins from a day on, and what lasts meanwhile", async () => {
    const found = await list('from: "2026-11-29", days: 1');
    expect([titles(found.items), titles(found.running), found.total]).toEqual([["Konzert im Dom"], ["Krippen"], 1]);
    expect(titles((await list('from: "2026-11-28"')).items)).toEqual(["Nachts", "Konzert im Dom", "Markt"]);
    expect(titles((await list('from: "2027-01-07"')).running)).toEqual([]);
    expect(titles((await list('from: "2027-01-06"')).running)).toEqual(["Krippen"]);
  });

  test("choose place and kind, and turn pages", async () => {
    expect(titles((await list('from: "2026-11-28", kind: CONCERT')).items)).toEqual(["Nachts", "Konzert im Dom"]);
    expect(titles((await list('from: "2026-11-28", municipality: "dornbirn"')).items)).toEqual(["Konzert im Dom", "Markt"]);
    expect(titles((await list('from: "2026-11-28", municipality: "dornbirn", kind: MARKET')).items)).toEqual(["Markt"]);
    const second = await list('from: "2026-11-28", per_page: 2, page: 2');
    expect([titles(second.items), second.running, second.total_pages]).toEqual([["Markt"], [], 2]);
  });

  test.each([
    'from: "gestern"',
    'from: "2026-02-30"',
    'from: "2026-11-28", days: 401',
    'from: "2026-11-28", page: 0',
    'from: "2026-11-28", page: 201',
    'from: "2026-11-28", per_page: 101',
    'from: "2026-11-28", municipality: ""',
  ])("get nothing for %s", async (args) => {
    expect((await ask(`{ events(${args}) { total } }`)).code).toBe("BAD_USER_INPUT");
  });

  test("see one with all that is known of it, until it is over", async () => {
    const id = await idOf("a");
    const { data, tags, until } = await ask(
      `{ event(id: ${id}) { title kind starts ends is_all_day is_free text link image { src } } }`,
    );
    expect(data.event).toEqual({
      title: "Konzert im Dom",
      kind: "CONCERT",
      starts: "2026-11-29T18:00:00Z",
      ends: "2026-11-29T20:00:00Z",
      is_all_day: false,
      is_free: false,
      text: "",
      link: null,
      image: null,
    });
    expect(tags).toContain(`event:${id}`);
    expect(until).toBe(String(Date.parse("2026-11-29T20:00:00Z") / 1000));
    expect((await ask("{ event(id: 999999) { title } }")).data.event).toBeNull();
  });

  test("find them by words of title, place, municipality, organiser and kind, in any form", async () => {
    const find = async (query: string, more = "") => {
      const found = await list(`from: "2026-11-29", days: 365, query: ${JSON.stringify(query)}${more}`);
      return [...titles(found.items), ...titles(found.running)];
    };
    expect(await find("Konzerte")).toEqual(["Konzert im Dom"]);
    expect(await find("dornbirn konzert")).toEqual(["Konzert im Dom"]);
    expect(await find("Dornbirn")).toEqual(["Konzert im Dom", "Markt", "Krippen"]);
    expect(await find("Ausstellung")).toEqual(["Krippen"]);
    expect(await find("Dornbirn", ", kind: MARKET")).toEqual(["Markt"]);
    expect(await find("Dornbirn", ', municipality: "bregenz"')).toEqual([]);
    // It is over.
    expect(await find("Nachts")).toEqual([]);
    for (const query of ["", "x", '" OR *', "NEAR(a b)", "words : konzert"]) expect(await find(query), query).toEqual([]);
    expect((await ask(`{ events(from: "2026-11-29", query: "${"x".repeat(121)}") { total } }`)).code).toBe("BAD_USER_INPUT");
    const second = await list('from: "2026-11-29", query: "Dornbirn", per_page: 1, page: 2');
    expect([titles(second.items), second.total, second.total_pages]).toEqual([["Markt"], 2, 2]);
  });

  test("find what is there now: of changed events the new words, of withdrawn and deleted ones none", async () => {
    const find = async (query: string) => titles((await list(`from: "2026-11-29", query: "${query}"`)).items);
    await post([concert.replace("Dom", "Saal").replace("11-29T19", "11-30T19").replace("11-29T21", "11-30T21")]);
    expect([await find("Dom"), await find("Saal")]).toEqual([[], ["Konzert im Saal"]]);
    // Answers are kept until something is written: each question is another one.
    await env.DB.prepare("UPDATE events SET state = 'withdrawn' WHERE uid = 'a'").run();
    expect(await find("Saal Konzert")).toEqual([]);
    await env.DB.prepare("UPDATE events SET state = 'shown' WHERE uid = 'a'").run();
    expect(await find("Konzert Saal")).toEqual(["Konzert im Saal"]);
    await env.DB.prepare("DELETE FROM events").run();
    expect(await find("im Saal")).toEqual([]);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM events_search").first("n")).toBe(0);
  });

  test("are told by search engines of what is to come alone, and of nothing invented", async () => {
    await post([market.replace("b,Markt", "m,Muster")], "?source=demo");
    await post(["n,Ohne Ende,Markt,2026-11-29T08:00,,"]);
    const piece = async (args: string) =>
      (await ask(`{ site_addresses(kind: EVENT${args}) { items { link title modified image } next } }`)).data.site_addresses;
    const whole = await piece("");
    expect([titles(whole.items), whole.next]).toEqual([["Ohne Ende", "Konzert im Dom", "Markt", "Krippen"], null]);
    expect(whole.items[1]).toEqual({
      link: `/termine/${await idOf("a")}`,
      title: "Konzert im Dom",
      modified: "2026-11-29T12:00:00Z",
      image: null,
    });
    const first = await piece(", limit: 3");
    expect(titles((await piece(`, limit: 3, after: "${first.next}"`)).items)).toEqual(["Krippen"]);
    vi.setSystemTime(new Date("2026-11-29T20:00:00Z"));
    expect(titles((await piece("")).items)).toEqual(["Ohne Ende", "Markt", "Krippen"]);
  });

  test("wait for no list that is read or sorted as a whole", async () => {
    const choices = [
      "",
      ", kind: CONCERT",
      ', municipality: "dornbirn"',
      ', kind: CONCERT, municipality: "dornbirn"',
      ', query: "x y", kind: CONCERT',
    ];
    const plans = await recordPlans(env, async (recording) => {
      for (const choice of choices)
        await ask(`{ events(from: "2026-11-28"${choice}) { total items { title } running { title } } }`, recording);
      await ask("{ event(id: 12) { title } }", recording);
      await ask("{ site_addresses(kind: EVENT) { next } }", recording);
    });
    expect(plans.length).toBeGreaterThanOrEqual(13);
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });
});

describe("a calendar", () => {
  const entry = (lines: readonly string[]) => {
    const uid = lines[0]?.startsWith("UID") ? [] : ["UID:chor"];
    return ["BEGIN:VEVENT", ...uid, "SUMMARY:Probe", ...lines, "END:VEVENT"];
  };
  async function postCalendar(...entries: string[][]) {
    const request = new Request("http://backend/admin/events?source=chor", {
      method: "POST",
      headers: { authorization: `Bearer ${env.ADMIN_TOKEN}`, "content-type": "text/calendar" },
      body: ["BEGIN:VCALENDAR", ...entries.flatMap(entry), "END:VCALENDAR"].join("\r\n"),
    });
    return (await handleAdmin(request, env)).json<Record<string, unknown>>();
  }
  const kept = async () =>
    (await env.DB.prepare("SELECT uid FROM events ORDER BY starts_at").all<{ uid: string }>()).results.map(({ uid }) => uid);
  const weekly = ["DTSTART;TZID=Europe/Vienna:20261203T190000", "RRULE:FREQ=WEEKLY;COUNT=3"];

  test("brings each date of what repeats itself, and takes away what it has no more", async () => {
    expect(await postCalendar(weekly)).toMatchObject({ events: 3, added: 3, gone: 0 });
    expect(await postCalendar(weekly)).toMatchObject({ added: 0, changed: 0, gone: 0, left: 0 });
    expect(await postCalendar([...weekly, "EXDATE;TZID=Europe/Vienna:20261210T190000"])).toMatchObject({ added: 0, gone: 1 });
    expect(await kept()).toEqual(["chor 20261203T180000Z", "chor 20261217T180000Z"]);
    expect(purged.at(-1)).toEqual(["anything", "service:events", expect.stringMatching(/^event:\d+$/)]);
    // It became a single one, and is one of several again.
    expect(await postCalendar(["DTSTART:20261224T180000Z"])).toMatchObject({ added: 1, gone: 2 });
    expect(await postCalendar(weekly)).toMatchObject({ added: 3, gone: 1 });
  });

  test("takes nothing away that staff have changed, that is past, or of another name", async () => {
    await postCalendar(weekly, ["UID:chor2", "DTSTART:20261224T180000Z"]);
    await env.DB.prepare("UPDATE events SET is_ours = 1 WHERE uid = 'chor 20261217T180000Z'").run();
    vi.setSystemTime(new Date("2026-12-05T12:00:00Z"));
    expect(await postCalendar(["DTSTART:20261230T180000Z"])).toMatchObject({ added: 1, gone: 1 });
    expect(await kept()).toEqual(["chor 20261203T180000Z", "chor 20261217T180000Z", "chor2", "chor"]);
  });

  test("with more than a parameter of the database holds comes in pieces", async () => {
    const text = `DESCRIPTION:${"Wort ".repeat(900)}`;
    const daily = ["DTSTART:20261203T180000Z", "RRULE:FREQ=DAILY", text];
    expect(await postCalendar(daily, ["UID:zwei", ...daily], ["UID:drei", ...daily])).toMatchObject({ added: 600 });
  });
});
