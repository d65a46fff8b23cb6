import { env, SELF } from "cloudflare:test";
import { expect, test } from "vitest";
test("an unknown path is answered with 404", async () => {
  expect((await SELF.fetch("http://backend/nothing")).status).toBe(404);
  const r = await env.DB.prepare("select count(*) n from posts").first();
  expect(r).toEqual({ n: 0 });
});
