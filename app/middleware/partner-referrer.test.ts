import { expect, test } from "vitest";
import { partnerHostContext, readingContext } from "#app/context.ts";
import { runMiddleware } from "#tests/support/units/run-middleware.ts";
import { partnerReferrerMiddleware } from "./partner-referrer.ts";

const partnerOf = async (headers: Record<string, string>) =>
  (await runMiddleware(partnerReferrerMiddleware, { headers, variables: { PARTNER_HOSTS: "vn.example" } })).context.get(
    partnerHostContext,
  );

test("a reader whom a configured partner sends is known by that partner", async () => {
  expect(await partnerOf({ referer: "https://www.vn.example/1" })).toBe("vn.example");
});

test("a reader from elsewhere is not", async () => {
  expect(await partnerOf({ referer: "https://suche.example/" })).toBeNull();
  expect(await partnerOf({})).toBeNull();
});

test("a page fetched ahead gets no partner's read, and is refused if that would have opened it", async () => {
  const fetchAhead = async (headers: Record<string, string>, isClosed: boolean) => {
    const { response, context } = await runMiddleware(
      (args, next) =>
        partnerReferrerMiddleware(args, async () => {
          args.context.set(readingContext, { isOpen: !isClosed, counts: false, isClosed, isShared: false, text: null });
          return next();
        }),
      { headers, variables: { PARTNER_HOSTS: "vn.example" } },
    );
    return [context.get(partnerHostContext), response.status];
  };
  const referer = "https://vn.example/1";
  expect(await fetchAhead({ referer, "sec-purpose": "prefetch" }, true)).toEqual([null, 503]);
  expect(await fetchAhead({ referer, "sec-purpose": "prefetch" }, false)).toEqual([null, 200]);
  expect(await fetchAhead({ "sec-purpose": "prefetch" }, true)).toEqual([null, 200]);
  expect(await fetchAhead({ referer }, true)).toEqual(["vn.example", 200]);
});
