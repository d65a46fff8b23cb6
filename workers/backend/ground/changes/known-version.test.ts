import { expect, test } from "vitest";
import { countWrites, findKnownVersion, forgetVersion, noteVersion } from "./known-version.ts";

const createDatabase = () => ({}) as D1Database;

test("a version is known for a second, and then has to be asked for", () => {
  const db = createDatabase();
  expect(findKnownVersion(db, 10_000)).toBeNull();
  noteVersion(db, "a", 10_000, 0);
  expect([10_000, 10_500].map((now) => findKnownVersion(db, now))).toEqual(["a", "a"]);
  expect(findKnownVersion(db, 11_001)).toBeNull();
});

test("in the second half of the second one asks again, and the others go on", () => {
  const db = createDatabase();
  noteVersion(db, "a", 10_000, 0);
  expect([10_501, 10_502, 10_900].map((now) => findKnownVersion(db, now))).toEqual([null, "a", "a"]);
  noteVersion(db, "b", 10_501, 0);
  expect(findKnownVersion(db, 10_903)).toBe("b");
});

test("a clock that was set back makes nothing known for longer", () => {
  const db = createDatabase();
  noteVersion(db, "a", 10_000, 0);
  expect(findKnownVersion(db, 5000)).toBeNull();
});

test("a write forgets it, also for who had asked before and hears the answer only now", () => {
  const db = createDatabase();
  const before = countWrites(db);
  noteVersion(db, "a", 10_000, before);
  forgetVersion(db);
  expect(findKnownVersion(db, 10_001)).toBeNull();
  noteVersion(db, "a", 10_001, before);
  expect(findKnownVersion(db, 10_002)).toBeNull();
  noteVersion(db, "b", 10_002, countWrites(db));
  expect(findKnownVersion(db, 10_003)).toBe("b");
});

test("of another database it says nothing", () => {
  const [one, other] = [createDatabase(), createDatabase()];
  noteVersion(one, "a", 10_000, 0);
  expect(findKnownVersion(other, 10_000)).toBeNull();
});
