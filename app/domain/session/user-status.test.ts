import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { aboSchema } from "#app/domain/subscription/abo.ts";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { noStatus } from "#tests/support/units/no-rights.ts";
import { parseSessionUser, type SessionUser } from "./session-user.ts";
import { PURE_CONSENTS_ATTRIBUTE, parseUserStatus, toUserStatus, USER_STATUS_KEY, withAbo } from "./user-status.ts";

const NOW = 1_700_000_000_000;

function createUser(flags: readonly AboFlag[] = [], attributes: { name: string; value: string }[] = []): SessionUser {
  const reply = {
    user: { user_id: 7, login: "anna", email: "anna@mail.example", hash: "h", token: "t", lastname: "Berger" },
    piano: { userRef: "r", abo: Object.fromEntries(flags.map((flag) => [flag, true])) },
    attributes,
  };
  const user = parseSessionUser(reply);
  if (user === null) throw new Error("The reply names no reader");
  return user;
}

const nothing = { ...noStatus, ssoId: 7, email: "anna@mail.example", hash: "h", token: "t", fullname: "Berger", checkedAt: NOW };

test("a reader without subscription is remembered with no right at all", () => {
  expect(toUserStatus(createUser(), NOW)).toEqual(nothing);
  expect(toUserStatus({ ...createUser(), piano: null }, NOW)).toEqual(nothing);
});

test("a reader's rights are remembered by the names that the rules give (rules 3)", () => {
  const names = ["plusPremiumSubscriber", "plusSubscriber", "pureSubscriber", "googleIAPPlusSubscriber", "NeueSubscriber"];
  const others = ["VNSubscriber", "hasPlusAccess", "hasPlusPremiumAccess"];
  expect(Object.keys(toUserStatus(createUser(), NOW))).toEqual(expect.arrayContaining([...names, ...others]));
});

test.each(aboFlags)("%s is remembered by its own name and as nothing else, unless the shop sold it to the reader", (flag) => {
  const own = flag === "isPurSubscriber" ? "pureSubscriber" : flag.replace(/^is/, "");
  const name = Object.keys(nothing).find((key) => key.toLowerCase() === own.toLowerCase());
  expect(name === undefined).toBe(flag.startsWith("isKayak"));
  expect(toUserStatus(createUser([flag]), NOW)).toEqual(name === undefined ? nothing : { ...nothing, [name]: true });
});

test("the consent settings of a Pur reader are remembered as they were kept, those of others not", () => {
  const value = '{"necessary":true}';
  const attributes = [
    { name: "other", value: "x" },
    { name: PURE_CONSENTS_ATTRIBUTE, value },
  ];
  expect(PURE_CONSENTS_ATTRIBUTE).toBe("talblick-pure-subscription-consents");
  for (const flag of ["isPurSubscriber", "isRevenueCatPurSubscriber", "hasPurAccess"] as const)
    expect(toUserStatus(createUser([flag], attributes), NOW).consentSettings).toBe(value);
  for (const flags of [[], ["isPlusSubscriber", "hasPlusAccess"]] as const)
    expect(toUserStatus(createUser(flags, attributes), NOW).consentSettings).toBeNull();
});

test("it is kept under the product's prefix", () => {
  expect(USER_STATUS_KEY).toBe("talblick:user-status");
});

test("a stored status is read back unchanged", () => {
  const texts = fc.string({ unit: "grapheme" });
  const reader = fc.record({
    flags: fc.subarray([...aboFlags]),
    id: fc.integer({ min: 1 }),
    email: texts,
    fullname: texts,
    h: fc.string({ minLength: 1 }),
    t: fc.string({ minLength: 1 }),
    consents: fc.option(texts),
    now: fc.nat(),
  });
  fc.assert(
    fc.property(reader, ({ flags, consents, now, ...fields }) => {
      const attributes = consents === null ? [] : [{ name: PURE_CONSENTS_ATTRIBUTE, value: consents }];
      const status = toUserStatus({ ...createUser(flags, attributes), ...fields }, now);
      expect(parseUserStatus(JSON.stringify(status))).toEqual(status);
    }),
    { seed: 5, numRuns: 1000 },
  );
});

test.each([
  ["nothing", null],
  ["an empty text", ""],
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[]"],
  ["an older version", JSON.stringify({ ssoId: 7, email: "a@b.example" })],
  ["an edited ban", JSON.stringify({ ...nothing, commentBan: true })],
  ["an edited right", JSON.stringify({ ...nothing, hasPlusAccess: "true" })],
  ["a reader without a number", JSON.stringify({ ...nothing, ssoId: 0 })],
  ["a session without a token", JSON.stringify({ ...nothing, token: "" })],
  ["a session without a hash", JSON.stringify({ ...nothing, hash: "" })],
  ["a check at the end of time", JSON.stringify({ ...nothing }).replace(String(NOW), "1e999")],
  ["a prototype", '{"__proto__":{"ssoId":7,"email":"a","hash":"h","token":"t","fullname":"","checkedAt":1}}'],
])("%s is no reader", (_, text) => {
  expect(parseUserStatus(text)).toBeNull();
});

test("what other programs wrote there never breaks the page, and is never a reader", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    fc.anything().map((value) => String(JSON.stringify(value, toText))),
  );
  fc.assert(
    fc.property(texts, (text) => parseUserStatus(text) === null),
    { seed: 5, numRuns: 1000 },
  );
});

function toText(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

test("subscriptions that were just fetched are kept with the same reader, whose status the next page checks again", () => {
  const consents = [{ name: PURE_CONSENTS_ATTRIBUTE, value: "{}" }];
  const before = toUserStatus(createUser(["hasPurAccess"], consents), NOW);
  const after = withAbo(before, v.parse(aboSchema, { hasPurAccess: true, hasPlusAccess: true, isPlusSubscriber: true }));
  expect(after).toEqual({ ...before, hasPlusAccess: true, plusSubscriber: true, checkedAt: 0 });
  expect(withAbo(after, v.parse(aboSchema, {}))).toEqual({ ...nothing, checkedAt: 0 });
});
