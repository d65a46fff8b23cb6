import { expect, test } from "vitest";
import { municipalityContext } from "#app/context.ts";
import { runMiddleware } from "#tests/support/units/run-middleware.ts";
import { municipalityMiddleware } from "./municipality.ts";

const municipalityOf = async (cookie?: string) =>
  (await runMiddleware(municipalityMiddleware, { headers: { cookie } })).context.get(municipalityContext);

test("the municipality that a reader chose is known again", async () => {
  expect(await municipalityOf("CurrentCity=gotzis")).toMatchObject({ slug: "gotzis", title: "Götzis", district: "feldkirch" });
});

test("an older cookie with umlauts is understood as well", async () => {
  expect(await municipalityOf("CurrentCity=g%C3%B6tzis")).toMatchObject({ slug: "gotzis" });
});

test.each([
  [undefined],
  [""],
  ["CurrentCity="],
  ["CurrentCity=atlantis"],
  ["CurrentCity=gemeinde"],
  ["CurrentCity=%E0%A4%A"],
  ["CurrentCity=__proto__"],
])("the cookie %j names no municipality", async (cookie) => {
  expect(await municipalityOf(cookie)).toBeNull();
});
