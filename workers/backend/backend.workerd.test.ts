import { SELF } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { Env } from "#workers/backend/ground/env.ts";
import backend from "./backend.ts";

test.each([
  ["/graphql?query={__typename}", 200, "application/json; charset=utf-8"],
  ["/wp-json/wp/v2/posts", 200, "application/json"],
  ["/wp-json/sso/v1/login", 405, "application/json"],
  ["/media/wp/none.jpg", 404, "text/plain;charset=UTF-8"],
  ["/views", 405, "application/json"],
  ["/health", 200, "application/json"],
  ["/admin/state", 401, "application/json"],
  ["/nothing", 404, "text/plain;charset=UTF-8"],
  ["/", 404, "text/plain;charset=UTF-8"],
])("%s is answered with %i by its own step", async (path, status, type) => {
  const response = await SELF.fetch(`http://backend${path}`);
  expect([response.status, response.headers.get("content-type")]).toEqual([status, type]);
  await response.text();
});

test.each([{ LOG_SAMPLE: "2" }, { ERROR_DSN: "https://key@errors.example:99999/42" }])(
  "with %j the back end says that its configuration is wrong, as with every other variable",
  async (variables) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const bindings = { ...(env as unknown as Env), ...variables };
    const answer = await backend.fetch(new Request("http://backend/health"), bindings);
    expect([answer.status, await answer.json()]).toEqual([503, { ok: false, problem: "configuration" }]);
    expect((await backend.fetch(new Request("http://backend/graphql"), bindings)).status).toBe(500);
  },
);
