/** What the page /hilfe of the demo paper says is what the code does. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mayShow } from "#app/service-worker/offline/decide-keep.ts";
import { CONFIRM_HOURS, WAY_BACK_DAYS } from "#workers/backend/readers/accounts/address/address-times.ts";

const page = readFileSync(new URL("./hilfe.md", import.meta.url), "utf8");

test.each([`er ist ${CONFIRM_HOURS} Stunden gültig`, `die Änderung ${WAY_BACK_DAYS} Tage lang rückgängig machen`])(
  "the page says: %s",
  (words) => expect(page).toContain(words),
);

test("a paid text stays without a line as long as the page says", () => {
  const isThere = (days: number) => mayShow({ reader: "anna", keptAt: 0 }, "anna", days * 86_400_000);
  expect([isThere(6.9), isThere(7)]).toEqual([true, false]);
  expect(page).toContain("höchstens 7 Tage ohne Verbindung");
});
