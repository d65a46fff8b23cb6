/** What the page /hilfe of the demo paper says is what the code does. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONFIRM_HOURS, WAY_BACK_DAYS } from "#workers/backend/readers/accounts/address/address-times.ts";

const page = readFileSync(new URL("./hilfe.md", import.meta.url), "utf8");

test.each([`er ist ${CONFIRM_HOURS} Stunden gültig`, `die Änderung ${WAY_BACK_DAYS} Tage lang rückgängig machen`])(
  "the page says: %s",
  (words) => expect(page).toContain(words),
);
