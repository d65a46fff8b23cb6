import { describe, expect, test } from "vitest";
import { type NewsRequest, parseMaxAge, parseMaxAgeMessage, toCutoff, toNewsButton, toNewsPath } from "./news-request.ts";

const now = new Date("2026-11-22T23:30:00+01:00");
const request = (changes: Partial<NewsRequest> = {}): NewsRequest => ({
  municipality: "gotzis",
  topic: null,
  maxPosts: 3,
  maxAge: null,
  ...changes,
});
const types = "post_type=nnp_clubs%2Cnnp_births%2Cnnp_weddings%2Cnnp_schools%2Cnnp_baptism";

describe("the widget asks", () => {
  test.each([
    [{}, `/wp-json/wp/v2/posts?per_page=3&category_slug=news-aus-gotzis&${types}`],
    [{ municipality: null }, `/wp-json/wp/v2/posts?per_page=3&category_slug=news-aus-meinegemeinde&${types}`],
    [
      { maxAge: 7, maxPosts: 5 },
      `/wp-json/wp/v2/posts?per_page=5&category_slug=news-aus-gotzis&after=2026-11-15T00%3A00%3A00.000Z&${types}`,
    ],
    [{ topic: "gemeindewahl" }, "/wp-json/nnp/v1/topics/gemeindewahl-gotzis?per_page=3"],
    [{ topic: "wohnen", municipality: null }, "/wp-json/nnp/v1/topics/wohnen?per_page=3"],
    [{ topic: "a/b", municipality: null }, "/wp-json/nnp/v1/topics/a%2Fb?per_page=3"],
  ])("for %j by %s", (changes, path) => {
    expect(toNewsPath(request(changes), "nnp", now)).toBe(path);
  });

  test("by days of UTC, whatever the hour", () => {
    const cutoff = new Date("2026-11-15T00:00:00Z");
    for (const hour of ["00:00:00", "12:00:00", "23:59:59"])
      expect(toCutoff({ maxAge: 7 }, new Date(`2026-11-22T${hour}Z`))).toEqual(cutoff);
    expect(toCutoff({ maxAge: null }, now)).toBeNull();
  });
});

describe("the widget leads", () => {
  const topic = { title: "Wohnen", buttonText: null, buttonLink: null };
  test.each([
    [{}, null, { text: "Zur Gemeindeseite", link: "/gemeinde/gotzis" }],
    [{ municipality: null }, null, { text: "Zur Gemeindeseite", link: "/gemeinde/gemeinde" }],
    [{ topic: "gemeindewahl" }, topic, { text: "Zu den Gemeindewahlen", link: "/themen/gemeindewahl-gotzis" }],
    [{ topic: "wohnen" }, topic, { text: "Mehr zu „Wohnen“", link: "/themen/wohnen-gotzis" }],
    [
      { topic: "wohnen", municipality: null },
      { ...topic, buttonText: "Alles" },
      { text: "Alles", link: "/themen/wohnen" },
    ],
    [{ topic: "wohnen" }, { ...topic, buttonLink: "/wohnen" }, { text: "Mehr zu „Wohnen“", link: "/wohnen" }],
    [{ topic: "wohnen" }, null, { text: "Mehr zu „wohnen“", link: "/themen/wohnen-gotzis" }],
  ])("%j, %j: %j", (changes, known, button) => {
    expect(toNewsButton(request(changes), known)).toEqual(button);
  });
});

test("a maximum age counts only if it is above 0", () => {
  expect([7, "30", 0, -1, 1.5, "", " ", "x", null, Number.NaN, 1e9].map(parseMaxAge)).toEqual([
    7,
    30,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(parseMaxAgeMessage({ type: "portal:max-age", days: 14 })).toBe(14);
  for (const data of [{ type: "portal:max-age", days: 0 }, { days: 14 }, "portal:max-age", null, { type: "x", days: 1 }])
    expect(parseMaxAgeMessage(data)).toBeNull();
});
