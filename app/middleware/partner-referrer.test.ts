import { expect, test } from "vitest";
import { partnerReferrerContext } from "#app/context.ts";
import { runMiddleware } from "#tests/support/units/run-middleware.ts";
import { partnerReferrerMiddleware } from "./partner-referrer.ts";

const partnerOf = async (headers: Record<string, string>) =>
  (await runMiddleware(partnerReferrerMiddleware, { headers, variables: { PARTNER_HOSTS: "vn.example" } })).context.get(
    partnerReferrerContext,
  );

test("a reader whom a configured partner sends is known by that partner", async () => {
  expect(await partnerOf({ referer: "https://www.vn.example/1" })).toBe("vn.example");
});

test("a reader from elsewhere is not", async () => {
  expect(await partnerOf({ referer: "https://suche.example/" })).toBeNull();
  expect(await partnerOf({})).toBeNull();
});
