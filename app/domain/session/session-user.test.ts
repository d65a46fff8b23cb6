import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSessionUser } from "./session-user.ts";

const user = { user_id: 42, login: "anna", email: "anna@mail.example", hash: "the-hash", token: "the-token", lastname: "Berger" };

test("the reader of a reply is read field by field", () => {
  const abo = { hasPlusAccess: true, isPlusSubscriber: true };
  const attributes = [{ name: "theme", value: "dark" }];
  const parsed = parseSessionUser({ user, piano: { userRef: "ref", abo }, attributes, success: "1", code: "x" });
  expect(parsed).toMatchObject({
    id: 42,
    lastname: "Berger",
    username: "anna",
    email: "anna@mail.example",
    fullname: "Berger",
    h: "the-hash",
    t: "the-token",
    piano: { userRef: "ref", abo: { hasPlusAccess: true, isPlusSubscriber: true, hasPurAccess: false } },
    attributes,
  });
});

test("a back end that numbers its readers in text is understood", () => {
  expect(parseSessionUser({ user: { ...user, user_id: "42" } })?.id).toBe(42);
});

test.each([
  ["the last name", {}, "Berger"],
  ["the user name", { lastname: "" }, "anna"],
  ["the user name", { lastname: null }, "anna"],
  ["the last name, whatever else the reply calls them", { fullname: "Somebody Else" }, "Berger"],
])("a reply calls its reader by %s", (_, names, fullname) => {
  expect(parseSessionUser({ user: { ...user, ...names } })?.fullname).toBe(fullname);
});

test("a reader without subscription and attributes is a reader", () => {
  for (const rest of [{}, { piano: null, attributes: null }]) {
    expect(parseSessionUser({ user, ...rest })).toMatchObject({ id: 42, piano: null, attributes: [] });
  }
});

describe("No reader is made of", () => {
  test.each([
    ["nothing", null],
    ["a refusal", { user: null, success: "0", error: "201" }],
    ["a list", [user]],
    ["a reader outside the reply's field", user],
    ["a number below one", { user: { ...user, user_id: 0 } }],
    ["half a number", { user: { ...user, user_id: 1.5 } }],
    ["a number that is too large to be exact", { user: { ...user, user_id: 2 ** 53 } }],
    ["a number in other words", { user: { ...user, user_id: "0x2a" } }],
    ["an empty user name", { user: { ...user, login: "" } }],
    ["an empty hash", { user: { ...user, hash: "" } }],
    ["no token", { user: { ...user, token: undefined } }],
    ["a token that is no text", { user: { ...user, token: true } }],
    ["a reader whose rights are garbled", { user, piano: { userRef: "r", abo: { hasPlusAccess: "yes" } } }],
    ["inherited fields", { user: Object.create(null) }],
  ])("%s", (_, reply) => {
    expect(parseSessionUser(reply)).toBeNull();
  });

  test("whatever a back end may answer by mistake", () => {
    const name = fc.constantFrom("user", "piano", "attributes", "abo", "__proto__", "constructor", "user_id", "hash", "token");
    const junk = fc.anything({ key: fc.oneof(name, fc.string()), withBigInt: true, withDate: true, withNullPrototype: true });
    fc.assert(
      fc.property(junk, (reply) => parseSessionUser(reply) === null),
      { seed: 3, numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.constantFrom("user_id", "login", "hash", "token"), junk, (field, value) => {
        const parsed = parseSessionUser({ user: { ...user, [field]: value } });
        const isFit = field === "user_id" ? Number.isSafeInteger(parsed?.id) : typeof value === "string" && value !== "";
        return parsed === null || isFit;
      }),
      { seed: 3, numRuns: 1000 },
    );
  });
});
