import { expect, test } from "vitest";
import { allConsents, necessaryConsents, withProvider, withPurpose } from "./change-consent.ts";
import { createConsentStatus, parseConsentStatus, toConsentStatusText, toProofText } from "./consent-status.ts";
import { hasAnswered } from "./consent-version.ts";

const now = new Date("2026-01-02T12:00:00Z");
const id = "3b241101-e2bb-4255-8caf-4136c566a962";
const create = (settings = necessaryConsents) => createConsentStatus(settings, "settings", { now, id });
const text = toConsentStatusText(create());
const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });

test.each([
  ["only necessary", necessaryConsents],
  ["one purpose", withPurpose(necessaryConsents, "statistics", true)],
  ["one provider", withProvider(necessaryConsents, "vimeo", true)],
  ["everything", allConsents],
])("an answer is kept as it was given, with its proof: %s", (_name, settings) => {
  const status = create(settings);
  expect(parseConsentStatus(toConsentStatusText(status))).toEqual(status);
  expect(status).toMatchObject({ id, time: "2026-01-02T12:00:00.000Z", source: "settings" });
  expect(hasAnswered(toConsentStatusText(status))).toBe(true);
});

test("a stored grant accepts every setting, whatever it lists", () => {
  expect(parseConsentStatus(changed({ granted: true, settings: {} }))?.settings).toEqual(allConsents);
});

test("what an answer leaves out is not allowed", () => {
  expect(parseConsentStatus(changed({ settings: { statistics: true } }))?.settings).toEqual(
    withPurpose(necessaryConsents, "statistics", true),
  );
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a bare grant", '{"granted":true}'],
  ["an earlier question", changed({ version: 0 })],
  ["no version", changed({ version: undefined })],
  ["a foreign source", changed({ source: "elsewhere" })],
  ["no time", changed({ time: "gestern" })],
  ["no number", changed({ id: "1" })],
  ["a grant that is no boolean", changed({ granted: "yes" })],
  ["no settings", changed({ settings: null })],
])("%s is no answer, and allows nothing", (_name, stored) => {
  expect(parseConsentStatus(stored)).toBeNull();
});

test("the script of a page sees an answer by its version alone", () => {
  expect([null, "", "{}", changed({ version: 0 }), text].map(hasAnswered)).toEqual([false, false, false, false, true]);
});

test("the portal keeps the answer with its version, and nothing of the framework's string", () => {
  const status = createConsentStatus(necessaryConsents, "framework", { now, id, tcString: "CPabc" });
  expect(JSON.parse(toProofText(status))).toEqual({
    version: 1,
    id,
    time: "2026-01-02T12:00:00.000Z",
    source: "framework",
    granted: false,
    settings: necessaryConsents,
  });
});
