import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { embedProviders } from "#graphql/generated/contract.ts";
import { type ConsentSettings, parseConsentSettings, toGranularConsents } from "./consent.ts";
import { nextConsents, parseStoredConsents, type StoredConsents, toConsentsValue, toStoredText } from "./pur-consents.ts";

const allowing = (...providers: string[]): ConsentSettings => ({
  ...parseConsentSettings(null),
  granular: toGranularConsents((provider) => providers.includes(provider)),
});
const stored = (given: Partial<StoredConsents> = {}): StoredConsents => ({
  settings: allowing("vimeo"),
  session: "h1",
  isUnsent: false,
  ...given,
});
const started = (session: string, settings: ConsentSettings | null) =>
  ({ type: "session-started", session, value: settings === null ? null : toConsentsValue(settings) }) as const;

const anySettings = fc
  .record({
    preferences: fc.boolean(),
    marketing: fc.boolean(),
    statistics: fc.boolean(),
    allowed: fc.subarray([...embedProviders]),
  })
  .map(({ allowed, ...purposes }): ConsentSettings => ({ ...allowing(...allowed), ...purposes }));

test("settings survive the account and the browser as they are", () => {
  fc.assert(
    fc.property(anySettings, fc.string({ minLength: 1 }), fc.boolean(), (settings, session, isUnsent) => {
      expect(parseConsentSettings(toConsentsValue(settings))).toEqual(settings);
      expect(parseStoredConsents(toStoredText({ settings, session, isUnsent }))).toEqual({ settings, session, isUnsent });
    }),
    { seed: 4, numRuns: 300 },
  );
});

test.each([
  [null],
  [""],
  ["{"],
  ["null"],
  ["[]"],
  ['{"value":"{}"}'],
  ['{"value":{},"session":"h","isUnsent":false}'],
  ['{"value":"{}","session":"","isUnsent":false}'],
])("%j is nothing that was kept", (text) => {
  expect(parseStoredConsents(text)).toBeNull();
});

describe("When a session starts", () => {
  test("the account's settings are taken over, and marketing reads false when the account says nothing of it", () => {
    const next = nextConsents(null, started("h1", allowing("youtube")));
    expect(next).toEqual(stored({ settings: allowing("youtube") }));
    expect(nextConsents(null, started("h1", null))?.settings).toMatchObject({ necessary: true, marketing: false });
  });

  test("the account wins over the settings of an earlier session, synced or not", () => {
    for (const isUnsent of [true, false])
      expect(nextConsents(stored({ isUnsent }), started("h2", allowing("youtube")))).toEqual(
        stored({ session: "h2", settings: allowing("youtube") }),
      );
  });

  test("a change of this session that did not get through stays, to be tried again", () => {
    const unsent = stored({ isUnsent: true });
    expect(nextConsents(unsent, started("h1", allowing("youtube")))).toEqual(unsent);
  });

  test("the account's later change, made elsewhere, replaces the synced settings", () => {
    expect(nextConsents(stored(), started("h1", allowing()))?.settings).toEqual(allowing());
  });
});

describe("After that", () => {
  const changed = nextConsents(stored(), { type: "changed", session: "h1", settings: allowing("youtube") });

  test("the later change wins and waits to be sent", () => {
    expect(changed).toEqual(stored({ settings: allowing("youtube"), isUnsent: true }));
  });

  test("it is settled when the account has taken it", () => {
    const sent = { type: "sent", session: "h1", value: toConsentsValue(allowing("youtube")) } as const;
    expect(nextConsents(changed, sent)).toEqual(stored({ settings: allowing("youtube") }));
  });

  test("a change made while another was on its way still has to be sent", () => {
    const sent = { type: "sent", session: "h1", value: toConsentsValue(allowing("vimeo")) } as const;
    expect(nextConsents(changed, sent)).toEqual(changed);
  });

  test("an answer of a session that is over settles nothing", () => {
    const sent = { type: "sent", session: "h0", value: toConsentsValue(allowing("youtube")) } as const;
    expect(nextConsents(changed, sent)).toEqual(changed);
    expect(nextConsents(null, sent)).toBeNull();
  });
});

test("nothing is left of a reader who signed out or lost Pur", () => {
  expect(nextConsents(stored({ isUnsent: true }), { type: "ended" })).toBeNull();
});
