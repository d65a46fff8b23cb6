import { expect, test } from "vitest";
import { applyMaxAge, type NewsChoice, toCutOff, toNewsButton, toNewsCategory, toNewsTopic } from "./municipality-news.ts";

const choose = (choice: Partial<NewsChoice> = {}): NewsChoice => ({
  ...{ municipality: null, topic: null, maxPosts: 3, maxAgeDays: null },
  ...choice,
});

test("the news are those of the municipality, or of all", () => {
  expect(toNewsCategory({ municipality: "lech" })).toBe("news-aus-lech");
  expect(toNewsCategory({ municipality: null })).toBe("news-aus-meinegemeinde");
});

test("a topic is that of the municipality where one is chosen", () => {
  expect(toNewsTopic(choose({ topic: "gemeindewahl", municipality: "lech" }))).toBe("gemeindewahl-lech");
  expect(toNewsTopic(choose({ topic: "gemeindewahl" }))).toBe("gemeindewahl");
  expect(toNewsTopic(choose({ municipality: "lech" }))).toBeNull();
});

test.each([
  [7, "2026-11-22T23:59:59Z", "2026-11-15T00:00:00.000Z"],
  [7, "2026-11-22T00:00:00Z", "2026-11-15T00:00:00.000Z"],
  // In the region it is the next day already.
  [1, "2026-11-22T23:30:00Z", "2026-11-21T00:00:00.000Z"],
  [31, "2027-01-15T12:00:00Z", "2026-12-15T00:00:00.000Z"],
])("%i days before %s begin at %s", (maxAgeDays, now, cutOff) => {
  expect(toCutOff({ maxAgeDays }, new Date(now))).toBe(cutOff);
});

test("without an age there is no cut-off", () => {
  expect(toCutOff({ maxAgeDays: null }, new Date())).toBeNull();
});

test.each([[0], [-1], [0.5], ["7"], [null], [undefined], [Number.NaN], [99_999]])(
  "a message's age of %s changes nothing",
  (days) => {
    expect(applyMaxAge(choose({ maxAgeDays: 3 }), days).maxAgeDays).toBe(3);
  },
);

test("a message's age above 0 holds", () => {
  expect(applyMaxAge(choose(), 7).maxAgeDays).toBe(7);
});

test("the button leads to the municipality, or to the topic", () => {
  const topic = { title: "Wohnen", buttonText: null, buttonLink: null };
  expect(toNewsButton(choose({ municipality: "lech" }), null)).toEqual({ text: "Zur Gemeindeseite", link: "/gemeinde/lech" });
  expect(toNewsButton(choose(), null).link).toBe("/gemeinde/gemeinde");
  expect(toNewsButton(choose({ topic: "wohnen" }), topic)).toEqual({ text: 'Mehr zu "Wohnen"', link: "/themen/wohnen" });
  const own = { ...topic, buttonText: "Alles zum Wohnen", buttonLink: "/wohnen" };
  expect(toNewsButton(choose({ topic: "wohnen", municipality: "lech" }), own)).toEqual({
    text: "Alles zum Wohnen",
    link: "/wohnen",
  });
  expect(toNewsButton(choose({ topic: "wohnen", municipality: "lech" }), topic).link).toBe("/themen/wohnen-lech");
  expect(toNewsButton(choose({ topic: "gemeindewahl", municipality: "lech" }), own).text).toBe("Zu den Gemeindewahlen");
});

test.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "http://plain.example", ""])(
  "%j is no link of a topic",
  (buttonLink) => {
    expect(toNewsButton(choose({ topic: "wohnen" }), { title: "W", buttonText: null, buttonLink }).link).toBe("/themen/wohnen");
  },
);
