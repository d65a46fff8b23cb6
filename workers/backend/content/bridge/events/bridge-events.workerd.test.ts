/** Events of a site that has The Events Calendar, as they are followed here. */
import { beforeEach, expect, test } from "vitest";
import {
  all,
  changed,
  clock,
  env,
  purged,
  setUpBridge,
  site,
  tell,
  waiting,
} from "#workers/backend/content/bridge/bridge-for-test.ts";
import { PIXEL, SITE } from "#workers/backend/content/bridge/wordpress-for-test.ts";
import { answerTribe, type FakeEvent, toVenue } from "#workers/backend/content/wordpress/events/tribe-for-test.ts";
import { places, write } from "#workers/backend/content/write/write-for-test.ts";
import { getBridge } from "#workers/backend/doors/admin/content/bridge.ts";

setUpBridge();

let events: FakeEvent[] = [];
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM events").run();
  await write(...places);
  events = [];
  site.before = (url) => (url.host === new URL(SITE).host ? answerTribe(events, url) : null);
});

type Kept = {
  uid: string;
  title: string;
  kind: string;
  municipality: string | null;
  media_id: number | null;
  is_cancelled: 0 | 1;
};
const kept = () => all<Kept>("SELECT uid, title, kind, municipality, media_id, is_cancelled FROM events ORDER BY starts_at, id");
const titles = async () => (await kept()).map(({ title }) => title);
const told = (id: number, event = "post.updated") => tell([changed(id, 0, event, "tribe_events")]);
const asked = () => site.asked.filter((path) => path.startsWith("/wp-json/tribe/")).length;
const NOON = "2026-11-20T12:00:00";

test("come with their kinds and places, each page of them, and the same again changes nothing", async () => {
  events = Array.from({ length: 120 }, (_, at) => ({ id: at + 1, title: `Nr. ${String(at).padStart(3, "0")}` }));
  events[0] = { id: 1, title: "Jazz &amp; Brunch", categories: [{ name: "Konzerte" }], venue: toVenue("Spielboden", "Dornbirn") };
  await clock(NOON);
  expect(await kept()).toHaveLength(120);
  expect((await kept())[0]).toMatchObject({ uid: "1", title: "Jazz & Brunch", kind: "concert", municipality: "dornbirn" });
  expect([asked(), purged.includes("service:events")]).toEqual([3, true]);
  const before = await all("SELECT revision, changed_at FROM events");
  purged.length = 0;
  await clock("2026-11-20T12:10:00");
  expect([await all("SELECT revision, changed_at FROM events"), purged]).toEqual([before, []]);
});

test("follow what is changed, called off and taken away there", async () => {
  events = [
    { id: 1, title: "Eins" },
    { id: 2, title: "Zwei" },
    { id: 3, title: "Drei" },
  ];
  await clock(NOON);
  events = [
    { id: 1, title: "Eins neu" },
    { id: 2, title: "Zwei", event_status: "canceled" },
    { id: 3, status: "trash" },
  ];
  await clock("2026-11-20T12:10:00");
  expect((await kept()).map(({ title, is_cancelled }) => [title, is_cancelled])).toEqual([
    ["Eins neu", 0],
    ["Zwei", 1],
  ]);
});

test("follow at once where the site's plugin tells of one", async () => {
  events = [{ id: 1, title: "Eins" }];
  expect(await told(1, "post.published")).toBe(202);
  expect(await titles()).toEqual(["Eins"]);
  events = [{ id: 1, title: "Eins neu" }];
  await told(1);
  expect(await titles()).toEqual(["Eins neu"]);
  events = [{ id: 1, status: "draft" }];
  await told(1, "post.unpublished");
  expect([await titles(), await waiting()]).toEqual([[], []]);
  await told(99, "post.deleted");
  expect(await waiting()).toEqual([]);
});

test("stay as staff have written them, and where staff have withdrawn them", async () => {
  events = [
    { id: 1, title: "Eins" },
    { id: 2, title: "Zwei" },
  ];
  await clock(NOON);
  await env.DB.batch([
    env.DB.prepare("UPDATE events SET is_ours = 1, title = 'Von hier' WHERE uid = '1'"),
    env.DB.prepare("UPDATE events SET state = 'withdrawn' WHERE uid = '2'"),
  ]);
  events = [
    { id: 1, title: "Eins neu" },
    { id: 2, title: "Zwei neu" },
  ];
  await clock("2026-11-20T12:10:00");
  events = [];
  await clock("2026-11-20T12:20:00");
  await told(1, "post.deleted");
  expect(await titles()).toEqual(["Von hier", "Zwei"]);
});

test("bring their picture into the library", async () => {
  site.media.set(77, { url: `${SITE}/a.png`, modified: "2026-11-20T08:00:00" });
  site.files.set("/a.png", PIXEL);
  events = [
    { id: 1, image: { id: 77, url: `${SITE}/a.png` } },
    {
      id: 2,
      image: { id: 78, url: "https://anderswo.example/b.png" },
      start_date: "2026-12-04 19:00:00",
      utc_start_date: "2026-12-04 18:00:00",
      utc_end_date: "2026-12-04 20:00:00",
    },
  ];
  await clock(NOON);
  const [first, second] = await kept();
  expect(await all("SELECT source FROM media WHERE id = ?1", first?.media_id)).toEqual([{ source: "wp:alt.example:77" }]);
  expect(second?.media_id).toBeNull();
});

test("of a site that answers with nonsense, or with nothing, stay as they are, and the operator is told", async () => {
  events = [{ id: 1, title: "Eins" }];
  await clock(NOON);
  const answers = [
    () => new Response("<html>Wartung</html>", { status: 200 }),
    () => Response.json({ code: "internal_server_error" }, { status: 500 }),
    () => Response.json({ events: "keine", total_pages: 1 }),
    () => Response.json({ code: "rest_no_route", data: { status: 404 } }, { status: 404 }),
  ];
  for (const answer of answers) {
    site.before = (url) => (url.pathname.startsWith("/wp-json/tribe/") ? answer() : null);
    await clock("2026-11-20T12:10:00").catch(() => {});
    await told(1, "post.deleted");
    expect(await titles()).toEqual(["Eins"]);
  }
});

test("of which many are missing at once stay until an operator confirms it", async () => {
  events = Array.from({ length: 30 }, (_, at) => ({ id: at + 1 }));
  await clock(NOON);
  events = [{ id: 1 }];
  await expect(clock("2026-11-20T12:10:00")).rejects.toThrow("29 of 30 events are missing");
  expect(await kept()).toHaveLength(30);
  const { suspicion, events: state } = await (await getBridge(env)).json<Record<string, { found?: string[] }>>();
  expect([suspicion?.found, state]).toEqual([
    ["29 of 30 events are missing at the site: nothing is removed"],
    { at: "2026-11-20T12:10:00.000Z", events: 1, refused: [], refusedCount: 0 },
  ]);
  await env.DB.prepare(
    "INSERT INTO bridge_state (key, value) VALUES ('deletions-confirmed-until', '2026-11-21T12:00:00.000Z')",
  ).run();
  await clock("2026-11-20T12:20:00");
  expect(await kept()).toHaveLength(1);
});

test("that cannot be kept are named, and the others come", async () => {
  events = [
    { id: 1, title: "Eins" },
    { id: 2, title: "" },
    { id: 3, start_date: "irgendwann" },
  ];
  await clock(NOON);
  expect(await titles()).toEqual(["Eins"]);
  const state = (await (await getBridge(env)).json<Record<string, unknown>>()).events;
  expect(state).toMatchObject({ events: 1, refusedCount: 2, refused: [{ id: 3 }, { id: 2, reason: "title: is empty" }] });
});

test("are at most a thousand, and of more none goes", async () => {
  events = Array.from({ length: 1060 }, (_, at) => ({ id: at + 1 }));
  await clock(NOON);
  expect([(await kept()).length, asked()]).toEqual([1000, 20]);
});

test("are none where the operator brings them as posts", async () => {
  events = [{ id: 1 }];
  await tell([changed(1, 0, "post.updated", "tribe_events")], { settings: { ...env, WORDPRESS_POST_TYPES: "tribe_events" } });
  expect([await kept(), asked()]).toEqual([[], 0]);
});
