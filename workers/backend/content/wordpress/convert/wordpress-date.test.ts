import { describe, expect, test } from "vitest";
import type { WordPressDates } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { decideDates } from "./wordpress-date.ts";

const none: WordPressDates = { publishedLocal: null, publishedUtc: null, modifiedLocal: null, modifiedUtc: null, feed: null };
const decide = (dates: Partial<WordPressDates>) => decideDates({ ...none, ...dates }, "Europe/Vienna");

describe("the date of a post", () => {
  test("is the UTC date where there is one", () => {
    const dates = decide({
      publishedUtc: "2026-11-01 23:04:50",
      publishedLocal: "2026-11-02 00:04:50",
      modifiedUtc: "2026-11-03T01:00:00",
    });
    expect(dates?.published.toISOString()).toBe("2026-11-01T23:04:50.000Z");
    expect(dates?.modified.toISOString()).toBe("2026-11-03T01:00:00.000Z");
    expect(dates?.isFromLocalTime).toBe(false);
  });

  test.each([
    ["2026-01-15 12:00:00", "2026-01-15T11:00:00.000Z"],
    ["2026-07-15 12:00:00", "2026-07-15T10:00:00.000Z"],
    ["2026-03-29 03:30:00", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25 04:30:00", "2026-10-25T03:30:00.000Z"],
  ])("is reckoned from local time when UTC is zero: %s", (local, utc) => {
    const dates = decide({ publishedUtc: "0000-00-00 00:00:00", publishedLocal: local });
    expect(dates?.published.toISOString()).toBe(utc);
    expect(dates?.isFromLocalTime).toBe(true);
  });

  test("is the feed's or the last change's when all else is nonsense", () => {
    const nonsense = { publishedUtc: "2026-13-45 99:00:00", publishedLocal: "gestern" };
    expect(decide({ ...nonsense, feed: "Sun, 01 Nov 2026 23:04:50 +0000" })?.published.toISOString()).toBe(
      "2026-11-01T23:04:50.000Z",
    );
    expect(decide({ ...nonsense, modifiedUtc: "2026-11-01 00:00:00" })?.published.toISOString()).toBe("2026-11-01T00:00:00.000Z");
    expect(decide({ ...nonsense, feed: "Mon, 30 Nov -0001 00:00:00 +0000" })).toBeNull();
  });

  test("of the last change is never before the first publication", () => {
    const dates = decide({ publishedUtc: "2026-11-02 00:00:00", modifiedUtc: "2020-01-01 00:00:00" });
    expect(dates?.modified.toISOString()).toBe("2026-11-02T00:00:00.000Z");
  });
});
