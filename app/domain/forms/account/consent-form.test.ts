import { expect, test } from "vitest";
import { parseConsentSettings } from "#app/domain/consent/consent.ts";
import { embedProviders } from "#graphql/generated/contract.ts";
import { parseConsentForm, toConsentValues } from "./consent-form.ts";

test("a ticked box allows, an unticked one forbids", () => {
  const settings = parseConsentForm({ intent: "consents", marketing: "on", "consent-youtube": "on", "consent-vimeo": "" });
  expect(settings).toMatchObject({ necessary: true, preferences: false, marketing: true, statistics: false });
  expect(Object.entries(settings.granular).filter(([, isAllowed]) => isAllowed)).toEqual([["youtube", true]]);
  expect(Object.keys(settings.granular)).toEqual([...embedProviders]);
});

test.each([
  ["1", true],
  ["0", false],
  ["x", false],
])("the button all=%s decides everything, whatever is ticked", (all, isAllowed) => {
  const { necessary, granular, ...purposes } = parseConsentForm({ all, marketing: "on", "consent-youtube": "on" });
  expect(necessary).toBe(true);
  expect(new Set([...Object.values(purposes), ...Object.values(granular)])).toEqual(new Set([isAllowed]));
});

test("kept settings come back as the same ticks", () => {
  const ticks = { preferences: "on", "consent-apa": "on", "consent-generic": "on" };
  const kept = JSON.stringify(parseConsentForm(ticks));
  expect(toConsentValues(parseConsentSettings(kept))).toEqual({ necessary: "on", ...ticks });
});
