import { expect, test } from "vitest";
import { embedProviders } from "#graphql/generated/contract.ts";
import {
  ALL_PROVIDERS,
  allConsents,
  isEverythingAllowed,
  necessaryConsents,
  purposes,
  withProvider,
  withPurpose,
} from "./change-consent.ts";

const allowed = (settings: typeof allConsents) => embedProviders.filter((provider) => settings.granular[provider]);

test("accept-all makes all four purposes true, and allows every provider", () => {
  expect(allConsents).toMatchObject({ necessary: true, preferences: true, marketing: true, statistics: true });
  expect(allowed(allConsents)).toEqual([...embedProviders]);
  expect(isEverythingAllowed(allConsents)).toBe(true);
});

test("only necessary allows nothing else; marketing that was never set reads as false", () => {
  expect(necessaryConsents).toMatchObject({ necessary: true, preferences: false, marketing: false, statistics: false });
  expect(allowed(necessaryConsents)).toEqual([]);
  expect(isEverythingAllowed(necessaryConsents)).toBe(false);
});

test.each(purposes)("the purpose %s is switched by itself, on and off", (purpose) => {
  const on = withPurpose(necessaryConsents, purpose, true);
  expect(purposes.filter((name) => on[name])).toEqual([purpose]);
  expect(allowed(on)).toEqual([]);
  expect(withPurpose(on, purpose, false)).toEqual(necessaryConsents);
});

test.each(embedProviders)("the provider %s is switched by itself, on and off", (provider) => {
  const on = withProvider(necessaryConsents, provider, true);
  expect(allowed(on)).toEqual([provider]);
  expect(withProvider(on, provider, false)).toEqual(necessaryConsents);
  expect(isEverythingAllowed(withProvider(allConsents, provider, false))).toBe(false);
});

test("the wildcard switches all known providers at once, and no purpose", () => {
  const on = withProvider(necessaryConsents, ALL_PROVIDERS, true);
  expect(allowed(on)).toEqual([...embedProviders]);
  expect(purposes.some((purpose) => on[purpose])).toBe(false);
  expect(withProvider(on, ALL_PROVIDERS, false)).toEqual(necessaryConsents);
});
