import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { toDateText } from "#app/domain/post/date-text.ts";
import { earlyScript } from "./early-script.ts";

const now = new Date("2026-03-09T12:00:00Z");

type Page = { dates?: string[]; cookie?: string; places?: Record<string, string> };

/** Runs the script in a page that arrives in two parts. What stands there after each of them, and whether it still watches then. */
function run({ dates = [], cookie = "", places = {} }: Page) {
  const times = dates.map((dateTime) => ({ dateTime, textContent: "am 1. März", isNew: true, removeAttribute: () => {} }));
  for (const time of times)
    time.removeAttribute = () => {
      time.isNew = false;
    };
  const label = { textContent: "Gemeinde auswählen" };
  const page = { arrived: 0, notice: () => {}, end: () => {}, isWatched: true };
  const document = {
    cookie,
    addEventListener: (_: string, listener: () => void) => Object.assign(page, { end: listener }),
    querySelector: () => label,
    querySelectorAll: (selector: string) => {
      if (selector === "[data-popup] option")
        return Object.entries(places).map(([value, textContent]) => ({ value, textContent }));
      return times.slice(0, page.arrived).filter(({ isNew }) => isNew);
    },
  };
  class MutationObserver {
    constructor(notice: () => void) {
      page.notice = notice;
    }
    observe() {}
    disconnect() {
      page.isWatched = false;
    }
  }
  runInNewContext(earlyScript, { document, MutationObserver, Date: { now: () => now.getTime(), parse: Date.parse } });
  const read = () => times.map(({ textContent }) => textContent);
  page.arrived = 1;
  page.notice();
  const early = read();
  page.arrived = times.length;
  page.end();
  return { early, texts: read(), label: label.textContent, isWatched: page.isWatched };
}

// Noon is 13 hours old there.
const ages = [0, 59, 60, 119, 120, 3599, 3600, 7199, 7200, 46_799, 46_801, 86_400, 133_199, 133_201, 900_000, -1];

test.each(ages)("a date of %i seconds ago reads as everywhere else", (age) => {
  const iso = new Date(now.getTime() - age * 1000).toISOString();
  expect(run({ dates: [iso] }).texts).toEqual([toDateText(iso, "am 1. März", now).text]);
});

test("an invalid date stays", () => {
  expect(run({ dates: ["gestern"] }).texts).toEqual(["am 1. März"]);
});

test("each part is changed when it arrives, and watching ends once all of them are there", () => {
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  expect(run({ dates: [hourAgo, hourAgo] })).toMatchObject({
    early: ["vor 1 Stunde", "am 1. März"],
    texts: ["vor 1 Stunde", "vor 1 Stunde"],
    isWatched: false,
  });
});

test.each([
  ["CurrentCity=dornbirn", "Dornbirn"],
  ["a=1; CurrentCity=dornbirn; b=2", "Dornbirn"],
  ["CurrentCity=gotzis", "Götzis"],
  ["CurrentCity=fussach", "Fußach"],
  ["CurrentCity=langen-bei-bregenz", "Langen bei Bregenz"],
  ["CurrentCity=nirgendwo", "Gemeinde auswählen"],
  ["NotCurrentCity=dornbirn", "Gemeinde auswählen"],
  ['CurrentCity="]', "Gemeinde auswählen"],
  ["", "Gemeinde auswählen"],
])("with the cookie %s the header says %s", (cookie, label) => {
  expect(
    run({
      cookie,
      places: { Dornbirn: "Dornbirn", Götzis: "Götzis", Fußach: "Fußach", "Langen bei Bregenz": "Langen bei Bregenz" },
    }).label,
  ).toBe(label);
});
