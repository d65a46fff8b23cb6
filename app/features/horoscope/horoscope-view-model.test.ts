import { expect, test } from "vitest";
import { parseHoroscopeChoice, toHoroscopeVariables, toHoroscopeView } from "./horoscope-view-model.ts";
import { signs } from "./signs.ts";

const now = new Date("2026-12-31T22:59:59Z");
const choose = (query: string, at = now) => parseHoroscopeChoice(new URLSearchParams(query), at);
const ask = (query: string, at = now) => {
  const choice = choose(query, at);
  return choice === null ? null : { ...toHoroscopeVariables(choice), isPresent: choice.isPresent };
};

test.each([
  ["", { period: "DAY", date: "2026-12-31", isPresent: true }],
  ["datum=2026-12-31", { period: "DAY", date: "2026-12-31", isPresent: true }],
  ["datum=2026-12-30", { period: "DAY", date: "2026-12-30", isPresent: false }],
  ["zeitraum=woche", { period: "WEEK", date: "2026-12-28", isPresent: true }],
  ["zeitraum=woche&datum=2027-01-03", { period: "WEEK", date: "2026-12-28", isPresent: true }],
  ["zeitraum=woche&datum=2027-01-04", { period: "WEEK", date: "2027-01-04", isPresent: false }],
  ["zeitraum=monat&datum=2026-12-02", { period: "MONTH", date: "2026-12-01", isPresent: true }],
])("%j asks for its period", (query, asked) => {
  expect(ask(query)).toEqual(asked);
});

test("a second later it is the next year", () => {
  expect(ask("", new Date("2026-12-31T23:00:00Z"))).toMatchObject({ date: "2027-01-01" });
});

test.each(["zeitraum=jahr", "zeitraum=toString", "datum=2026-02-30", "datum=", "datum=heute"])("%s is no choice", (query) => {
  expect(choose(query)).toBeNull();
});

function view(query: string, horoscope: Partial<Parameters<typeof toHoroscopeView>[1] & object> | null = {}) {
  const choice = choose(query);
  if (choice === null) throw new Error(`${query} is no choice`);
  const none = { state: { as_of: null, is_stale: true, is_sample: false }, start: "", texts: [], previous: null, next: null };
  return toHoroscopeView(choice, horoscope === null ? null : { ...none, ...horoscope }, now);
}

test.each([
  ["", "Heute, Donnerstag, 31. Dezember"],
  ["datum=2026-12-30", "Mittwoch, 30. Dezember"],
  ["zeitraum=woche", "Woche vom 28. Dezember bis 3. Jänner"],
  ["zeitraum=woche&datum=2026-11-22", "Woche vom 16. bis 22. November"],
  ["zeitraum=monat", "Dezember 2026"],
])("%j is called by its days", (query, title) => {
  expect(view(query).title).toBe(title);
});

test("texts are in the order of the year, in paragraphs; unknown signs are left out", () => {
  const texts = [
    { sign: "pisces", text: "Eins.\n\nZwei.\n \n" },
    { sign: "snake", text: "x" },
    { sign: "aries", text: "Drei." },
  ];
  expect(view("", { texts }).texts.map(({ slug, paragraphs }) => [slug, paragraphs])).toEqual([
    ["widder", ["Drei."]],
    ["fische", ["Eins.", "Zwei."]],
  ]);
});

test("neighbours are linked where there are texts, the present by its own address", () => {
  const { previous, next, periods } = view("zeitraum=woche&datum=2026-12-21", { previous: "2026-12-14", next: "2026-12-28" });
  expect(previous).toEqual({ title: "Woche vom 14. bis 20. Dezember", link: "/horoskop?zeitraum=woche&datum=2026-12-14" });
  expect(next?.link).toBe("/horoskop?zeitraum=woche");
  expect(periods.map(({ link, isCurrent }) => `${link} ${isCurrent}`)).toEqual([
    "/horoskop false",
    "/horoskop?zeitraum=woche true",
    "/horoskop?zeitraum=monat false",
  ]);
});

test("a back end without horoscopes has an empty page", () => {
  expect(view("", null)).toMatchObject({ texts: [], previous: null, next: null, state: null });
});

test("the signs are twelve, each with an address of its own, and their days leave no gap", () => {
  expect(new Set(signs.map(({ slug }) => slug)).size).toBe(12);
  const months = "Jänner Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");
  const toTime = (text: string) => {
    const [day = "", month = ""] = text.split(". ");
    return Date.UTC(2026, months.indexOf(month), Number(day));
  };
  const ranges = signs.map(({ dates }) => dates.split(" – ").map(toTime) as [number, number]);
  for (const [index, [, end]] of ranges.entries()) {
    const [start] = ranges[(index + 1) % 12] ?? [0];
    expect((start - end + 365 * 86_400_000) % (365 * 86_400_000)).toBe(86_400_000);
  }
});
