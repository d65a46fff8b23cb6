import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { toDateText } from "#app/domain/post/date-text.ts";
import { earlyScript } from "./early-script.ts";

const now = new Date("2026-03-09T12:00:00Z");

type Page = { dates?: string[]; cookie?: string; places?: Record<string, string>; arrivals?: number };

/** Runs the script in a page of which a part arrives before each frame. What stands there then, and how many frames it took. */
function run({ dates = [], cookie = "", places = {}, arrivals = 1 }: Page) {
  const times = dates.map((dateTime) => ({ dateTime, textContent: "am 1. März", isNew: true, removeAttribute: () => {} }));
  for (const time of times)
    time.removeAttribute = () => {
      time.isNew = false;
    };
  const label = { textContent: "Gemeinde auswählen" };
  const frames: (() => void)[] = [];
  const document = {
    cookie,
    readyState: "loading",
    querySelectorAll: () => times.filter(({ isNew }) => isNew),
    querySelector: (selector: string) => {
      const [, slug = ""] = /value="([^"]*)"/.exec(selector) ?? [];
      return selector === "[data-chosen-city]" ? label : places[slug] === undefined ? null : { textContent: places[slug] };
    },
  };
  runInNewContext(earlyScript, {
    document,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    Date: { now: () => now.getTime(), parse: Date.parse },
  });
  let count = 0;
  for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) {
    count += 1;
    if (count > arrivals) document.readyState = "interactive";
    frame();
  }
  return { texts: times.map(({ textContent }) => textContent), label: label.textContent, frames: count };
}

const ages = [0, 59, 60, 119, 120, 3599, 3600, 7199, 7200, 86_399, 86_400, 900_000, -1];

test.each(ages)("a date of %i seconds ago reads as everywhere else", (age) => {
  const iso = new Date(now.getTime() - age * 1000).toISOString();
  expect(run({ dates: [iso] }).texts).toEqual([toDateText(iso, "am 1. März", now).text]);
});

test("what is no date stays", () => {
  expect(run({ dates: ["gestern"] }).texts).toEqual(["am 1. März"]);
});

test("it goes on frame by frame until the document is there, and then ends", () => {
  expect(run({ arrivals: 3 }).frames).toBe(4);
});

test.each([
  ["CurrentCity=dornbirn", "Dornbirn"],
  ["a=1; CurrentCity=dornbirn; b=2", "Dornbirn"],
  ["CurrentCity=nirgendwo", "Gemeinde auswählen"],
  ["NotCurrentCity=dornbirn", "Gemeinde auswählen"],
  ['CurrentCity="]', "Gemeinde auswählen"],
  ["", "Gemeinde auswählen"],
])("with the cookie %s the header says %s", (cookie, label) => {
  expect(run({ cookie, places: { dornbirn: "Dornbirn" } }).label).toBe(label);
});
