import { describe, expect, test } from "vitest";
import { MAX_GUEST_FOLLOWS } from "#graphql/generated/contract.ts";
import {
  MAX_COOKIE_LENGTH,
  parseAccountFollows,
  parseFollows,
  toAccountText,
  toFollowsText,
  withoutSubjects,
  withSubject,
} from "./follow-list.ts";
import { parseForYouPlace, toFollowedPath, toForYouPath, toStoppedPath } from "./follow-paths.ts";
import { readAttributeFollows, toFollowsValue } from "./follows-attribute.ts";
import { parseSubjectName, type Subject, toCalled, toReason, toSubjectName, toSubjectPath, toTitleOfKey } from "./subject.ts";

const lake: Subject = { kind: "topic", key: "bodensee" };
const place: Subject = { kind: "municipality", key: "dornbirn" };
const author: Subject = { kind: "author", key: "katharina-natter" };

describe("a subject", () => {
  test.each([
    [lake, "t.bodensee", "/themen/bodensee", "Thema X", "Thema X"],
    [place, "g.dornbirn", "/gemeinde/dornbirn", "aus X", "Gemeinde X"],
    [author, "a.katharina-natter", "/autor/katharina-natter", "von X", "Texte von X"],
  ])("%j has a name, a page and words", (subject, name, path, reason, called) => {
    expect([
      toSubjectName(subject),
      toSubjectPath(subject),
      toReason({ ...subject, title: "X" }),
      toCalled({ ...subject, title: "X" }),
    ]).toEqual([name, path, reason, called]);
    expect(parseSubjectName(name)).toEqual(subject);
  });

  test.each([
    [""],
    ["bodensee"],
    ["x.bodensee"],
    ["t."],
    ["t.a b"],
    ["t.a~g.b"],
    ["t.../../etc"],
    ["t.a\nb"],
    ['t."><script>'],
    [`t.${"x".repeat(201)}`],
    [undefined],
    [7],
  ])("is not named by %j", (name) => {
    expect(parseSubjectName(name)).toBeNull();
  });

  test("is called by its slug where nobody knows its title", () => {
    expect(toTitleOfKey(author)).toBe("Katharina natter");
  });
});

describe("the list of a browser", () => {
  test("is what its cookie says, each once, without what is none", () => {
    expect(parseFollows("t.bodensee~kaputt~g.dornbirn~t.bodensee~x.y")).toEqual([lake, place]);
    expect(parseFollows(toFollowsText([author, place]))).toEqual([author, place]);
    for (const forged of [
      undefined,
      null,
      7,
      "",
      "~~~",
      "%00",
      "x".repeat(MAX_COOKIE_LENGTH + 1),
      `t.a~${"~".repeat(MAX_COOKIE_LENGTH)}`,
    ])
      expect.soft(parseFollows(forged)).toEqual([]);
  });

  test("has the newest first, and room for so many and so long names alone", () => {
    expect(withSubject([lake], place)).toEqual([place, lake]);
    expect(withSubject([lake, place], place)).toEqual([place, lake]);
    const full = Array.from({ length: MAX_GUEST_FOLLOWS }, (_, at): Subject => ({ kind: "topic", key: `t${at}` }));
    expect(withSubject(full, lake)).toBeNull();
    expect(withSubject(full, { kind: "topic", key: "t3" })).toHaveLength(MAX_GUEST_FOLLOWS);
    const long = Array.from({ length: 12 }, (_, at): Subject => ({ kind: "topic", key: `${at}${"x".repeat(196)}` }));
    const umlauts: Subject = { kind: "topic", key: "ü".repeat(60) };
    expect(withSubject(long, lake)).not.toBeNull();
    expect(withSubject(long, umlauts)).toBeNull();
    expect(parseFollows(`${toFollowsText(full)}~g.dornbirn`)).toHaveLength(MAX_GUEST_FOLLOWS);
    expect(withoutSubjects([lake, place], [place, author])).toEqual([lake]);
  });
});

test("what the account followed is believed for its reader alone, and found in its text as in the cookie", () => {
  const umlaut: Subject = { kind: "topic", key: "käse" };
  const text = toAccountText({ reader: 7, askedAt: 5, subjects: [lake, umlaut] });
  expect(parseAccountFollows(text, 7)).toEqual({ reader: 7, askedAt: 5, subjects: [lake, umlaut] });
  expect(text).toContain(encodeURIComponent("t.käse"));
  expect(parseAccountFollows(text, 8)).toBeNull();
  expect(parseAccountFollows(JSON.stringify({ reader: 7, askedAt: 5, list: "%E0%A4%A" }), 7)?.subjects).toEqual([]);
  for (const wrong of [null, "", "{", "[]", '{"reader":7,"askedAt":"x","list":""}'])
    expect.soft(parseAccountFollows(wrong, 7)).toBeNull();
});

test("an attribute holds a hundred, within its length", () => {
  const many = Array.from({ length: 150 }, (_, at): Subject => ({ kind: "topic", key: `${at}-${"x".repeat(150)}` }));
  const value = toFollowsValue(many);
  expect(value.length).toBeLessThanOrEqual(10_000);
  expect(readAttributeFollows([{ name: "talblick-follows", value }]).slice(0, 2)).toEqual(many.slice(0, 2));
  expect(readAttributeFollows([{ name: "talblick-follows", value: '{"a":1}' }])).toEqual([]);
  expect(readAttributeFollows([])).toEqual([]);
});

test("addresses say where a list begins, what was followed, and what no more", () => {
  expect([parseForYouPlace("1740990000-201"), parseForYouPlace("' OR 1"), parseForYouPlace(null)]).toEqual([
    "1740990000-201",
    null,
    null,
  ]);
  expect(toForYouPath("1-2")).toBe("/fuer-dich?nach=1-2");
  expect(toFollowedPath(lake)).toBe("/themen/bodensee#folge-ich");
  expect(toStoppedPath(place)).toBe("/fuer-dich?ohne=g.dornbirn");
});
