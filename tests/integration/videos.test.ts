/** Videos through the built portal: what is sold plays in its post alone, and the frame of the platform's player is held tight. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SOLD_VIDEO } from "#tests/support/edge/canned-answers.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";

let edge: Edge;
let get: Portal;
beforeAll(async () => {
  edge = await startEdge();
  get = await edge.startPortal();
});
afterEach(() => edge.backend.reset());
afterAll(() => edge.stop());

test("of a video that is sold no page of videos says more than where its post is, whatever the back end says", async () => {
  for (const path of ["/video", "/video/page/2", "/video/film-301/301"]) {
    const { text } = await get(path);
    expect(text, path).toContain("/film-302/302");
    expect(text, path).not.toContain("/video/film-302");
    expect(text, path).not.toContain(SOLD_VIDEO);
  }
});

test.each([
  ["one that is sold", "/video/film-302/302", 302, "/film-302/302"],
  ["a post without a video", "/video/film-303/303", 302, "/film-303/303"],
  ["a wrong slug", "/video/frueher/301?a=b", 301, "/video/film-301/301?a=b"],
])("the address of %s leads on", async (_name, path, status, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, target]);
});

test.each([["/video/film/999"], ["/video/film/x"], ["/video/page/4"], ["/video/page/0"]])("%s is a 404", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("a page of one video is known by its own address, and says to search engines what it shows", async () => {
  const { text } = await get("/video/film-301/301");
  expect(text).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/video\/film-301\/301"/);
  const [video] = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = ""]) =>
    JSON.parse(json),
  );
  expect(video).toMatchObject({
    "@type": "VideoObject",
    name: "Film 301",
    duration: "PT2M14S",
    uploadDate: "2026-01-02T08:00:00Z",
  });
});

/** As a browser asks for the page of a frame. */
const framed = { headers: { "sec-fetch-dest": "iframe" } };

test("the player's page is for frames alone: no account of the platform fills a window under this site's name", async () => {
  const path = "/video/player?account=a1&video=v1";
  for (const headers of [{ "sec-fetch-dest": "" }, { "sec-fetch-dest": "document" }, { "sec-fetch-dest": "object" }])
    expect((await get(path, { headers })).status).toBe(404);
  const { status, headers } = await get(path, framed);
  expect([status, headers.vary]).toEqual([200, expect.stringContaining("sec-fetch-dest")]);
});

test("the player's page holds the platform's element, in a sandbox without an origin, and reaches the platform alone", async () => {
  const { status, headers, text } = await get("/video/player?account=a1&player=p2&playlist=17&ads=live.1", framed);
  expect(status).toBe(200);
  expect(text).toContain(
    '<video-js data-account="a1" data-player="p2" data-embed="default" data-playlist-id="17" data-ad-config-id="live.1" controls playsinline>',
  );
  expect(text).toContain('data-script="https://players.brightcove.net/a1/p2_default/index.min.js"');
  expect(headers["x-robots-tag"]).toBe("noindex");
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[\w+/=]{44}' https:\/\/players\.brightcove\.net;/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(/sandbox ([^;]*)/.exec(policy)?.[1]).not.toMatch(/same-origin|top-navigation|forms/);
  expect(policy.match(/'unsafe-[^']*'/g)).toEqual(["'unsafe-inline'"]);
  expect(policy).toContain("style-src 'unsafe-inline'");
  expect(edge.backend.requests).toEqual([]);
});

test("the platform's script comes from where the operator says", async () => {
  const other = await edge.startPortal({ VIDEO_SCRIPT_ORIGIN: "https://video.publisher.example" });
  const { text, headers } = await other("/video/player?account=a1&video=v1", framed);
  expect(text).toContain('data-script="https://video.publisher.example/a1/default_default/index.min.js"');
  expect(headers["content-security-policy"]).toContain("' https://video.publisher.example;");
});

test.each([[""], ["?account=a1"], ["?video=1"], ["?account=a1&video=%22%3E%3Cscript%3E"], ["?account=..%2Fx&video=1"]])(
  "/video/player%s is no player",
  async (query) => {
    const { status, text } = await get(`/video/player${query}`, framed);
    expect([status, text]).toEqual([404, "not found"]);
  },
);
