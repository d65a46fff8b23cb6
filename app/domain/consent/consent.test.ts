import { expect, test } from "vitest";
import { embedProviders } from "#graphql/generated/contract.ts";
import { parseConsentSettings } from "./consent.ts";

test("the providers are the thirty-one of the rules (rules 3)", () => {
  expect(embedProviders).toHaveLength(31);
  expect(new Set(embedProviders).size).toBe(31);
});

test("settings are read purpose by purpose; an unset one reads as false", () => {
  const settings = parseConsentSettings('{"statistics":true,"granular":{"vimeo":true,"youtube":false,"unbekannt":true}}');
  expect(settings).toMatchObject({ necessary: true, preferences: false, marketing: false, statistics: true });
  expect(settings.granular).toMatchObject({ vimeo: true, youtube: false, apa: false });
  expect(settings.granular).not.toHaveProperty("unbekannt");
});

test.each([
  [null],
  [""],
  ["{"],
  ["null"],
  ["[]"],
  ['"x"'],
  ['{"marketing":"on"}'],
  ['{"granular":[true]}'],
  ['{"granular":{"apa":1}}'],
])("%j allows nothing but what is necessary", (json) => {
  const { necessary, granular, ...purposes } = parseConsentSettings(json);
  expect(necessary).toBe(true);
  expect([...Object.values(purposes), ...Object.values(granular)].some(Boolean)).toBe(false);
});
