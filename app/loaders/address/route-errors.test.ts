import { expect, test } from "vitest";
import { catchThrown } from "#tests/support/units/thrown.ts";
import { invalidRoute, unknownRoute } from "./route-errors.ts";

const url = new URL("https://talblick.example/a/b%20c?d=e&f#g");

test("an unknown route names the whole path with its query", async () => {
  const thrown = await catchThrown(() => {
    throw unknownRoute(url);
  });
  expect(thrown).toMatchObject({ status: 404, statusText: "Not Found", message: "Page not found: /a/b%20c?d=e&f" });
});

test("a route whose parameters fail has its own message", async () => {
  const thrown = await catchThrown(() => {
    throw invalidRoute(url);
  });
  expect(thrown).toMatchObject({ status: 404, statusText: "Not Found", message: "Page Not Found: /a/b%20c?d=e&f" });
});
