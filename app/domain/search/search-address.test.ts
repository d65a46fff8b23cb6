import { describe, expect, test } from "vitest";
import { isNarrowed, MAX_QUERY_LENGTH, parseSearch, toQuery, toSearchPath } from "./search-address.ts";

const parse = (query: string) => parseSearch(new URLSearchParams(query));
const nothing = { q: "", gemeinde: null, thema: null, art: null, zeitraum: null, zugang: null, sortierung: null };

describe("an address", () => {
  test("says what is searched for and how it is narrowed", () => {
    const query = "q=Bus&gemeinde=st-anton&thema=verkehr&art=video&zeitraum=woche&zugang=plus&sortierung=neueste&seite=2";
    expect(parse(query)).toEqual({
      q: "Bus",
      gemeinde: "st-anton",
      thema: "verkehr",
      art: "video",
      zeitraum: "woche",
      zugang: "plus",
      sortierung: "neueste",
    });
    expect(toSearchPath(parse(query), 2)).toBe(`/suche?${query}`);
  });

  test.each([
    "",
    "q=",
    "gemeinde=../x&thema=%00&art=alles&zeitraum=gestern&zugang=1&sortierung=zufall",
    `thema=${"x".repeat(101)}`,
    "x=y",
  ])("%s says nothing", (query) => {
    expect(parse(query)).toEqual(nothing);
  });

  test("is that of the page without anything to search for, and holds the place of a number", () => {
    expect(toSearchPath({})).toBe("/suche");
    expect(toSearchPath({ q: "Bus & Bahn" }, "{page}")).toBe("/suche?q=Bus+%26+Bahn&seite={page}");
  });
});

test("the typed text is searched without invisible characters, and cut to a length", () => {
  expect(toQuery("  Bus \u200b\n und\u0000Bahn ")).toBe("Bus und Bahn");
  expect(toQuery("Du\u0308ns")).toBe("Düns");
  expect(toQuery("x".repeat(1000))).toHaveLength(MAX_QUERY_LENGTH);
  expect(toQuery(`${"x".repeat(MAX_QUERY_LENGTH - 1)}🎉`).isWellFormed()).toBe(true);
});

test("an order narrows nothing", () => {
  expect(isNarrowed({ ...nothing, q: "Bus", sortierung: "neueste" })).toBe(false);
  expect(isNarrowed({ ...nothing, zugang: "frei" })).toBe(true);
});
