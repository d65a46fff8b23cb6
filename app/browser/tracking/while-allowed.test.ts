import { expect, test } from "vitest";
import { allConsents, necessaryConsents, withPurpose } from "#app/domain/consent/change-consent.ts";
import type { ConsentSettings } from "#app/domain/consent/consent.ts";
import { createStore } from "#app/islands/stores/create-store.ts";
import { whileAllowed } from "./while-allowed.ts";

/** Each start, and whether it still runs. */
function follow(first: ConsentSettings) {
  const consents = createStore(first);
  const signals: AbortSignal[] = [];
  whileAllowed(consents, (allowed) => signals.push(allowed));
  return { write: consents.write, running: () => signals.map(({ aborted }) => !aborted) };
}

const statistics = withPurpose(necessaryConsents, "statistics", true);

test.each([
  ["a reader who has not decided or has refused", necessaryConsents],
  ["a reader who allows advertising alone", withPurpose(necessaryConsents, "marketing", true)],
  ["a reader who allows all but statistics", withPurpose(allConsents, "statistics", false)],
])("%s is not measured", (_name, settings) => {
  expect(follow(settings).running()).toEqual([]);
});

test("a reader who allows statistics is measured from then on, once", () => {
  const { write, running } = follow(necessaryConsents);
  write(statistics);
  expect(running()).toEqual([true]);
  write(allConsents);
  expect(running()).toEqual([true]);
});

test("a reader who takes it back is not measured any more, and may allow it again", () => {
  const { write, running } = follow(allConsents);
  write(withPurpose(allConsents, "statistics", false));
  expect(running()).toEqual([false]);
  write(necessaryConsents);
  write(statistics);
  expect(running()).toEqual([false, true]);
});
