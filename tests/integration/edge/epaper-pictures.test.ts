/** Pictures of the printed paper on their way through the portal: who asks goes on to the back end, and no cache keeps an answer. */
import { describe, expect, test } from "vitest";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";

const { edge, portal } = prepareEdge();
const headers = { host: "www.talblick.example" };
const address = "/epaper/2026-11-24/bild/3-900.webp";
const path = "/epaper/2026-11-24/3-900.webp";

describe("a picture of a page", () => {
  test("is asked for with the reader's session, and kept by nobody unasked", async () => {
    edge.backend.answerRest(path, () => ({ type: "image/webp", headers: { etag: '"a"', "x-secret": "1" }, body: "x" }));
    const cookie = `EvoSSO=${encodeURIComponent("username=anna&id=42&email=a%40b.example&h=h-anna&t=t-anna")}; SsoSessionCookie=h-anna`;
    const answer = await portal(address, { headers: { ...headers, cookie } });
    expect([answer.status, answer.headers["content-type"], answer.headers.etag]).toEqual([200, "image/webp", '"a"']);
    expect([answer.headers["cache-control"], answer.headers["x-robots-tag"], answer.headers["x-secret"]]).toEqual([
      "private, no-cache",
      "noindex",
      undefined,
    ]);
    const [asked] = edge.backend.requests.filter((request) => request.path === path);
    expect(asked?.headers.authorization).toMatch(/^Bearer/);
    expect(asked?.headers.cookie).toBeUndefined();
  });

  test.each([401, 403, 404, 410])(
    "that the back end refuses with %s is refused so, with no word of it, and not kept",
    async (status) => {
      edge.backend.answerRest(path, () => ({ status, body: { message: "geheim" } }));
      const answer = await portal(address, { headers });
      expect([answer.status, answer.text, answer.headers["cache-control"]]).toEqual([status, "", "private, no-store"]);
    },
  );

  test("that the browser has already is not sent again", async () => {
    edge.backend.answerRest(path, ({ headers: asked }) => ({ status: asked["if-none-match"] === '"a"' ? 304 : 200, body: "" }));
    const answer = await portal(address, { headers: { ...headers, "if-none-match": '"a"' } });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([304, "private, no-cache"]);
  });

  test("takes no other method, and has no other address", async () => {
    expect(
      (await portal(address, { method: "POST", headers: { ...headers, origin: "http://www.talblick.example" } })).status,
    ).toBe(405);
    for (const other of ["/epaper/2026-11-24/bild/3-901.webp", "/epaper/2026-02-30/bild/3-900.webp", "/epaper/x/bild/3-900.webp"])
      expect((await portal(other, { headers })).status, other).toBe(404);
    expect(edge.backend.requests.filter((request) => request.path.startsWith("/epaper"))).toEqual([]);
  });

  test("of staff goes by the newsroom's session alone", async () => {
    const staffPath = "/newsroom/epaper/7/1-300.webp";
    edge.backend.answerRest(staffPath, () => ({ status: 401, body: {} }));
    expect((await portal("/redaktion/epaper/7/bild/1-300.webp", { headers })).status).toBe(401);
    expect(edge.backend.requests.map((request) => request.path)).toContain(staffPath);
  });
});
