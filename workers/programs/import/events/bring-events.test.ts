import { afterEach, expect, test } from "vitest";
import { answerTribe, type FakeEvent, toVenue } from "#workers/backend/content/wordpress/events/tribe-for-test.ts";
import { createMemoryBackend } from "#workers/programs/import/memory-backend-for-test.ts";
import { runForTest, serveForTest, type TestSite } from "#workers/programs/import/run-for-test.ts";

let site: TestSite | undefined;
afterEach(() => site?.close());

/** A site without posts; `events` null is one without the plugin. */
async function serve(events: FakeEvent[] | null, answer?: () => Response): Promise<TestSite> {
  const served = await serveForTest(async (request, response) => {
    const url = new URL(request.url ?? "/", served.origin);
    const send = (status: number, body: unknown, headers = {}) =>
      void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
    const isTribe = url.pathname.startsWith("/wp-json/tribe/");
    const own = isTribe ? (answer?.() ?? answerTribe(events ?? [], url)) : null;
    if (own !== null && (events !== null || answer !== undefined)) return send(own.status, await own.json());
    if (url.pathname === "/wp-json/") return send(200, { name: "Blatt", home: served.origin, namespaces: ["wp/v2"] });
    if (url.pathname === "/wp-json/wp/v2/types") return send(200, { post: { rest_base: "posts" }, page: { rest_base: "pages" } });
    if (url.pathname === "/wp-json/wp/v2/taxonomies") return send(200, {});
    const isList = /^\/wp-json\/wp\/v2\/(?:posts|pages|categories|tags|users|comments|media)$/.test(url.pathname);
    return isList ? send(200, [], { "x-wp-total": "0", "x-wp-totalpages": "0" }) : send(404, { code: "rest_no_route" });
  });
  site = served;
  return served;
}

const run = (of: TestSite, backend = createMemoryBackend(), more = {}) =>
  runForTest({ command: { from: { kind: "wordpress", url: of.origin }, ...more }, backend });

test("the events of a site come with its posts, page by page, and are counted", async () => {
  const events = Array.from({ length: 60 }, (_, at): FakeEvent => ({ id: at + 1 }));
  events[0] = { id: 1, title: "Jazz &amp; Brunch", venue: toVenue("Spielboden", "Dornbirn"), image: { id: 77 } };
  const backend = createMemoryBackend();
  const { exitCode, report } = await run(await serve([...events, { id: 90, start_date: "2027-01-01" }]), backend);
  expect([exitCode, backend.events.map((sent) => sent.events.length)]).toEqual([0, [25, 25, 10]]);
  expect(backend.events[0]?.events[0]).toMatchObject({ title: "Jazz & Brunch", city: "Dornbirn", picture: 77 });
  expect(backend.events[0]?.path).toBe(`POST /admin/events?wordpress=${encodeURIComponent(new URL(site?.origin ?? "").host)}`);
  expect(report).toMatch(/60 {2}events\n/);
  expect(report).toContain("event 90: start_date: is no moment");
});

test("a dry run counts them and sends none", async () => {
  const backend = createMemoryBackend();
  const { report } = await run(await serve([{ id: 1 }]), backend, { isDryRun: true });
  expect([backend.requests, report]).toEqual([[], expect.stringMatching(/1 {2}events\n/)]);
});

test("a site without the plugin goes on without", async () => {
  const backend = createMemoryBackend();
  const { exitCode, report } = await run(await serve(null), backend);
  expect([exitCode, backend.events, report]).toEqual([0, [], expect.not.stringContaining("event")]);
});

test("an answer that makes no sense is a failure that the report names", async () => {
  const { exitCode, report } = await run(await serve([], () => Response.json({ events: "keine" })));
  expect([exitCode, report]).toEqual([1, expect.stringContaining("does not answer as The Events Calendar does")]);
});
