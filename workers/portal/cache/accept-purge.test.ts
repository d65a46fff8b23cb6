import { expect, test, vi } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { acceptPurge } from "./accept-purge.ts";
import { createPageCache } from "./page-cache.ts";
import { purgeLocations } from "./purge-locations.ts";

const SECRET = "a-secret-of-the-newsroom";
const zone = "0123456789abcdef0123456789abcdef";

async function purge(body: string, { token = SECRET, method = "POST", variables = {} } = {}) {
  const environment = parseEnvironment({ APP_ENV: "prod", CACHE_PURGE_SECRET: SECRET, ...variables }, "b1");
  const cache = createPageCache(1000, null);
  const purged: string[][] = [];
  vi.spyOn(cache, "purge").mockImplementation((tags) => void purged.push([...tags]));
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request("https://t.example/api/cache/purge", { method, headers, ...(method === "GET" ? {} : { body }) });
  const response = await acceptPurge(request, environment, cache);
  return { status: response.status, text: await response.text(), purged };
}

test("a caller with the secret purges pages by what they show", async () => {
  expect(await purge('{"tags":["post:12","menus"]}')).toEqual({ status: 204, text: "", purged: [["post:12", "menus"]] });
});

test.each([
  ["another secret", { token: "a-secret-of-the-newsroon" }, 401],
  ["no secret", { token: "" }, 401],
  ["another method", { method: "GET" }, 405],
  ["a portal without a secret", { variables: { CACHE_PURGE_SECRET: undefined } }, 404],
])("%s purges nothing", async (_name, options, status) => {
  expect(await purge('{"tags":["post:12"]}', options)).toMatchObject({ status, purged: [] });
});

test.each([
  ["", 400, "body"],
  ["{", 400, "body"],
  ['{"tags":[]}', 400, "must name at least one"],
  ['{"tags":["a,b"]}', 400, "must be of a-z"],
  ['{"tags":[7]}', 400, "tags.0"],
  [JSON.stringify({ tags: Array.from({ length: 1001 }, (_, index) => `post:${index}`) }), 400, "at most 1000"],
  [JSON.stringify({ tags: ["post:1"], filler: "x".repeat(200_000) }), 413, "too large"],
])("%.40s is an invalid purge", async (body, status, message) => {
  const answer = await purge(body);
  expect(answer).toMatchObject({ status, purged: [] });
  expect(answer.text).toContain(message);
});

test("where a location's isolates share pages and the zone is unknown, the operator learns that not everything was purged", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await purge('{"tags":["post:12"]}', { variables: { EDGE_CACHE: "location" } })).toMatchObject({
    status: 502,
    purged: [["post:12"]],
  });
  expect(errors).toHaveBeenCalled();
  errors.mockRestore();
});

test("Cloudflare gets the purge in calls of a hundred, with the zone's token", async () => {
  const calls: { url: string; tags: number; authorization: string | null }[] = [];
  const send = async (input: unknown, init: RequestInit = {}) => {
    const { tags } = JSON.parse(String(init.body));
    calls.push({ url: String(input), tags: tags.length, authorization: new Headers(init.headers).get("authorization") });
    return Response.json({ success: true });
  };
  const tags = Array.from({ length: 150 }, (_, index) => `post:${index}`);
  await purgeLocations({ edgeCache: "location", cloudflareZone: { zone, token: "t" } }, tags, send as typeof fetch);
  const url = `https://api.cloudflare.com/client/v4/zones/${zone}/purge_cache`;
  expect(calls).toEqual([100, 50].map((count) => ({ url, tags: count, authorization: "Bearer t" })));
});

test("a refusal is an error that names it", async () => {
  const send = async () => Response.json({ errors: [{ message: "no such zone" }] }, { status: 403 });
  const purging = purgeLocations(
    { edgeCache: "location", cloudflareZone: { zone, token: "t" } },
    ["post:1"],
    send as typeof fetch,
  );
  await expect(purging).rejects.toThrow("403");
});
