import { expect, test } from "vitest";
import { routeRuleContext } from "#app/context.ts";
import { runMiddleware } from "#tests/support/units/run-middleware.ts";
import { requireNamedMiddleware, routeRulesMiddleware } from "./route-rules.ts";

const run = (middleware: string[] | null) =>
  runMiddleware(routeRulesMiddleware, {
    prepare: (context) => context.set(routeRuleContext, middleware === null ? null : { middleware }),
  });

test("an address whose rule names middleware passes it", async () => {
  const { response } = await run(["noindex"]);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(await response.text()).toBe("page");
});

test("other addresses do not", async () => {
  for (const names of [null, []]) expect((await run(names)).response.headers.has("x-robots-tag")).toBe(false);
});

test("an operator who names middleware that does not exist is told its name, before any page is made", async () => {
  await expect(async () => run(["noindex", "gibt-es-nicht"])).rejects.toThrow("Unknown route middleware: 'gibt-es-nicht'");
});

test.each([["gibt-es-nicht"], ["toString"], ["__proto__"], [""]])("'%s' is no route middleware", (name) => {
  expect(() => requireNamedMiddleware(name)).toThrow(`Unknown route middleware: '${name}'`);
});
