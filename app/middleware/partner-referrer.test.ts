import { expect, test } from "vitest";
import { partnerReferrerContext } from "../context.ts";
import { partnerReferrerMiddleware } from "./partner-referrer.ts";
import { runMiddleware } from "./run-for-test.ts";

const isPartner = async (headers: Record<string, string>) =>
  (await runMiddleware(partnerReferrerMiddleware, { headers, variables: { PARTNER_HOSTS: "vn.example" } })).context.get(
    partnerReferrerContext,
  );

test("a reader whom a configured partner sends is known as such", async () => {
  expect(await isPartner({ referer: "https://www.vn.example/1" })).toBe(true);
});

test("a reader from elsewhere is not", async () => {
  expect(await isPartner({ referer: "https://suche.example/" })).toBe(false);
  expect(await isPartner({})).toBe(false);
});
