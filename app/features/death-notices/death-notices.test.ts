import { describe, expect, test } from "vitest";
import type { GetDeathNoticeQuery, GetDeathNoticesQuery } from "#graphql/generated/operations.ts";
import { toCandleText, toDeathNoticeDescription, toDeathNoticeView } from "./death-notice-view-model.ts";
import { isWorthIndexing, parseDeathNoticesChoice, toChoicePath, toDeathNoticesVariables } from "./death-notices-choice.ts";
import { toDeathNoticesView } from "./death-notices-view-model.ts";

type Wire = NonNullable<GetDeathNoticeQuery["death_notice"]["notice"]>;

const notice: Wire = {
  id: 7,
  kind: "DEATH",
  name: "Maria Muster",
  birth_name: "Huber",
  born: "1938-04-12",
  died: "2026",
  place: "",
  municipality: "gotzis",
  is_sample: false,
  text: "Eins.\nZwei.\n\nDrei.",
  mourners: "Anna\nBeat",
  farewell_day: "2026-12-03",
  farewell_time: "14:30",
  farewell_place: "Pfarrkirche",
  farewell_text: "",
  undertaker: "",
  picture_alt: "",
  last_day: "2027-11-29",
  takes_candles: true,
  takes_condolences: true,
  candles: 37,
  image: null,
};
const condolences = {
  items: [{ id: 1, name: "Beat", place: "", text: "Unser Beileid.", sent: "2026-11-29T12:00:00Z" }],
  total: 41,
  total_pages: 3,
  page: 2,
};
const see = (changes: Partial<Wire> = {}) => toDeathNoticeView({ ...notice, ...changes }, condolences);
const list = (changes: Partial<GetDeathNoticesQuery["death_notices"]> = {}) => ({
  items: [notice],
  total: 1,
  total_pages: 1,
  page: 1,
  ...changes,
});
const choose = (query: string) => parseDeathNoticesChoice(new URLSearchParams(query));

describe("whom a reader looks for", () => {
  test.each([
    ["", "/trauer"],
    ["name=&gemeinde=&seite=", "/trauer"],
    ["name=+Maria++Muster+&gemeinde=gotzis&seite=2", "/trauer?name=Maria+Muster&gemeinde=gotzis&seite=2"],
  ])("%j has the address %s", (query, path) => {
    const choice = choose(query);
    expect(choice === null ? null : toChoicePath(choice)).toBe(path);
  });

  test.each(["gemeinde=paris", "seite=0", "seite=x", `name=${"x".repeat(61)}`])("no page is about %s", (query) => {
    expect(choose(query)).toBeNull();
  });

  test("search engines keep no page of who was looked for, nor who was there some time ago", () => {
    const kept = ["", "gemeinde=gotzis", "name=Maria", "seite=2"].map((query) => {
      const choice = choose(query);
      return choice !== null && isWorthIndexing(choice);
    });
    expect(kept).toEqual([true, true, false, false]);
  });

  test("nothing asks for all", () => {
    const choice = choose("");
    expect(choice === null ? null : toDeathNoticesVariables(choice)).toEqual({ name: null, municipality: null, page: 1 });
  });
});

describe("a list", () => {
  test("says of each what is known", () => {
    const { lines, summary, empty } = toDeathNoticesView({ name: "", municipality: null, page: 1 }, list());
    expect([summary, empty]).toEqual([null, null]);
    expect(lines).toMatchObject([
      {
        link: "/trauer/7",
        kind: "Todesanzeige",
        name: "Maria Muster",
        birthName: "geb. Huber",
        place: "Götzis",
        dates: [
          { mark: "*", text: "12. April 1938", iso: "1938-04-12" },
          { mark: "†", text: "2026", iso: "2026" },
        ],
      },
    ]);
  });

  test("counts what was found, and says when that is nothing, or nobody knows", () => {
    const choice = choose("name=Maria&gemeinde=gotzis") ?? { name: "", municipality: null, page: 1 };
    expect(toDeathNoticesView(choice, list()).summary).toBe("1 Anzeige zu „Maria“ aus Götzis");
    expect(toDeathNoticesView(choice, list({ items: [], total: 0 })).empty).toMatch(/^Zu diesem Namen/);
    expect(toDeathNoticesView({ ...choice, name: "" }, list({ items: [], total: 0 })).empty).toMatch(/^Aus Götzis/);
    expect(toDeathNoticesView({ name: "", municipality: null, page: 1 }, null).empty).toMatch(/^Zurzeit/);
  });
});

describe("a notice", () => {
  test("has its paragraphs, its farewell and its end in words", () => {
    expect(see()).toMatchObject({
      paragraphs: ["Eins.\nZwei.", "Drei."],
      mourners: ["Anna", "Beat"],
      farewell: { when: "Donnerstag, 3. Dezember 2026, 14:30\u00a0Uhr", iso: "2026-12-03T14:30", place: "Pfarrkirche" },
      lastDay: "29. November 2027",
      candles: { count: 37, text: "37 Kerzen" },
      isLong: false,
    });
  });

  test("without a farewell or candles says nothing of them", () => {
    const bare = { farewell_day: "", farewell_time: "", farewell_place: "", takes_candles: false };
    expect(see(bare)).toMatchObject({ farewell: null, candles: null });
  });

  test("turns the pages of what was written to it", () => {
    const view = see();
    expect(view.condolences.pagination).toMatchObject({ previous: "/trauer/7", next: "/trauer/7?seite=3" });
    expect(view.condolences.items[0]).toMatchObject({ name: "Beat", day: "29. November 2026" });
  });

  test.each([
    [0, "Noch brennt hier keine Kerze."],
    [1, "1 Kerze"],
    [1234, "1.234 Kerzen"],
  ])("%i candles are said as %j", (count, text) => {
    expect(toCandleText(count).replace(/[\u00a0\u202f ](?=\d)/g, ".")).toBe(text);
  });

  test("has a sentence for who is sent its link", () => {
    expect(toDeathNoticeDescription(see())).toBe("Todesanzeige für Maria Muster, Götzis.");
  });
});
