import { SELF } from "cloudflare:test";
import { expect, test } from "vitest";

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
