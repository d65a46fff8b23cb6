import { expect, test } from "vitest";
import { toTickerBar, withNews } from "./ticker-bar.ts";

const entry = (minute: number, title: string | null, isKeyEvent = true) => ({
  id: `e${minute}`,
  date: `2026-03-01T10:${String(minute).padStart(2, "0")}:00Z`,
  title,
  isKeyEvent,
});

test("the bar names the newest entry, wherever it stands in the list", () => {
  expect(toTickerBar([entry(1, "Anpfiff"), entry(7, "Pause"), entry(3, null)]).latest).toEqual({
    id: "e7",
    title: "Pause",
    date: "2026-03-01T10:07:00Z",
  });
  expect(toTickerBar([])).toEqual({ score: null, latest: null });
});

test.each([
  ["24. Minute: Ausgleich! 2:2", "2:2"],
  ["Tor für die Füchse, 13:12", "13:12"],
  ["Anpfiff um 18:30", null],
  ["18:30 Uhr: die Urnen sind zu", null],
  ["Weiter geht es 9:05", null],
  ["Sprengel 15 ist da", null],
])("of a key event %j the score is %j", (title, score) => {
  expect(toTickerBar([entry(1, title)]).score?.text ?? null).toBe(score);
});

test("the score is that of the newest key event that tells one", () => {
  expect(
    toTickerBar([entry(9, "Pause"), entry(7, "14:6 Schüsse", false), entry(5, "Tor, 2:1"), entry(2, "Tor, 1:1")]).score?.text,
  ).toBe("2:1");
});

test("what comes while it is read is newer than what the server knew, a correction of something older is not", () => {
  const bar = toTickerBar([entry(5, "Tor, 2:1"), entry(2, "Tor, 1:1")]);
  const toEntry = (minute: number, title: string | null) => ({
    ...entry(minute, title),
    isPinned: false,
    content: title === null ? ("kept" as const) : { title, html: "", image: null },
  });
  const corrected = withNews(bar, [toEntry(5, null), toEntry(2, "Tor, 0:1")], []);
  expect(corrected).toEqual(bar);
  const news = withNews(bar, [toEntry(8, "Auszeit"), toEntry(5, null)], [toEntry(9, "Ausgleich, 2:2")]);
  expect([news.latest?.title, news.score?.text]).toEqual(["Auszeit", "2:2"]);
  expect(withNews(bar, [{ ...toEntry(5, null), content: "gone" }, toEntry(2, null)], []).latest).toBeNull();
});
