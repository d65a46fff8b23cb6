import { beforeEach, describe, expect, test } from "vitest";
import { findNewestVersion, isUntouched, noteChanges } from "./known-changes.ts";

let db: D1Database;
beforeEach(() => {
  db = {} as D1Database;
  noteChanges(db, null, { version: "a", changes: [] });
});

const change = (version: string, ...tags: string[]) => ({ version, tags });

test("an answer is true until something that it shows is touched", () => {
  expect(isUntouched(db, "a", ["everything", "post:1"])).toBe(true);
  noteChanges(db, "a", { version: "c", changes: [change("b", "post:1"), change("c", "post:2")] });
  expect(findNewestVersion(db)).toBe("c");
  expect([["post:1"], ["post:2"], ["post:3"]].map((tags) => isUntouched(db, "a", tags))).toEqual([false, false, true]);
  expect([["post:1"], ["post:2"]].map((tags) => isUntouched(db, "b", tags))).toEqual([true, false]);
  expect(isUntouched(db, "c", ["post:1", "post:2"])).toBe(true);
});

test("an answer that may show anything is touched by every change", () => {
  noteChanges(db, "a", { version: "b", changes: [change("b", "page:x")] });
  expect(isUntouched(db, "a", ["everything", "anything"])).toBe(false);
});

test("of a version that nobody has heard of no answer is worth anything", () => {
  expect(isUntouched(db, "z", [])).toBe(false);
});

describe("all answers are outdated", () => {
  test("by a change of which is not said what it touched, also between others", () => {
    const changes = [change("b", "post:1"), { version: "c", tags: null }, change("d", "post:2")];
    noteChanges(db, "a", { version: "d", changes });
    expect([isUntouched(db, "a", []), isUntouched(db, "b", [])]).toEqual([false, false]);
    expect([isUntouched(db, "c", []), isUntouched(db, "c", ["post:2"])]).toEqual([true, false]);
  });

  test("when the database does not know the version of before any more", () => {
    noteChanges(db, "a", { version: "x", changes: [] });
    expect([isUntouched(db, "a", []), isUntouched(db, "x", [])]).toEqual([false, true]);
  });

  test("when the changes do not lead to the version that was read", () => {
    noteChanges(db, "a", { version: "x", changes: [change("b")] });
    expect([findNewestVersion(db), isUntouched(db, "a", [])]).toEqual(["x", false]);
  });

  test("when the database was restored to an earlier day, even if that is known", () => {
    noteChanges(db, "a", { version: "b", changes: [change("b", "post:1")] });
    noteChanges(db, "b", { version: "a", changes: [] });
    expect([findNewestVersion(db), isUntouched(db, "b", [])]).toEqual(["a", false]);
  });

  test("after more changes than are remembered", () => {
    for (let number = 1; number <= 1000; number += 1) {
      const version = `v${number}`;
      noteChanges(db, findNewestVersion(db), { version, changes: [change(version, `post:${number}`)] });
    }
    expect([isUntouched(db, "a", []), isUntouched(db, "v1000", [])]).toEqual([false, true]);
  });
});

test("two who asked at once may hear in any order", () => {
  const [early, late] = [
    { version: "b", changes: [change("b", "post:1")] },
    { version: "c", changes: [change("b", "post:1"), change("c", "post:2")] },
  ];
  noteChanges(db, "a", late);
  noteChanges(db, "a", early);
  expect(findNewestVersion(db)).toBe("c");
  expect(isUntouched(db, "a", ["post:1"])).toBe(false);
  const other = {} as D1Database;
  noteChanges(other, null, { version: "a", changes: [] });
  noteChanges(other, "a", early);
  noteChanges(other, "a", late);
  expect(findNewestVersion(other)).toBe("c");
  expect([["post:2"], ["post:3"]].map((tags) => isUntouched(other, "a", tags))).toEqual([false, true]);
});
