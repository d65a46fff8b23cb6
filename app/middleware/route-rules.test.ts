import { expect, test } from "vitest";
import { parseRouteRules } from "#app/configuration/route-rules.ts";
import { runMiddleware } from "#tests/support/run-middleware.ts";
import { createRouteRulesMiddleware, requireNamedMiddleware } from "./route-rules.ts";

const middleware = createRouteRulesMiddleware(
  parseRouteRules({ "/intern": { middleware: ["noindex"] }, "/kaputt": { middleware: ["noindex", "gibt-es-nicht"] } }),
);

test("an address whose rule names middleware passes it", async () => {
  const { response } = await runMiddleware(middleware, { path: "/intern?x=1" });
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(await response.text()).toBe("page");
});

test("other addresses do not", async () => {
  const { response } = await runMiddleware(middleware, { path: "/offen" });
  expect(response.headers.has("x-robots-tag")).toBe(false);
});

test("an operator who names middleware that does not exist is told its name, before any page is made", async () => {
  await expect(async () => runMiddleware(middleware, { path: "/kaputt" })).rejects.toThrow(
    "Unknown route middleware: 'gibt-es-nicht'",
  );
});

test.each([["gibt-es-nicht"], ["toString"], ["__proto__"], [""]])("'%s' is no route middleware", (name) => {
  expect(() => requireNamedMiddleware(name)).toThrow(`Unknown route middleware: '${name}'`);
});
