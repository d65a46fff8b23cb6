import { expect, test } from "vitest";
import { type ArticleTracking, parseArticleTracking, toArticleTrackingText } from "./article-tracking.ts";

const plain: ArticleTracking = {
  origin: "talblick",
  imageCount: 5,
  videoCount: 1,
  slideshowCount: 0,
  isLiveticker: false,
  isPaid: true,
};

test("an article's document says it in one short line", () => {
  expect(toArticleTrackingText(plain)).toBe("5 1 0 0 1 talblick");
});

test.each([
  ["an own text", plain],
  ["a live ticker", { ...plain, isLiveticker: true, isPaid: false }],
  ["an origin of several words", { ...plain, origin: "APA 1 – Austria" }],
  ["no origin", { ...plain, origin: "" }],
])("what was written is read: %s", (_name, tracking) => {
  expect(parseArticleTracking(toArticleTrackingText(tracking))).toEqual(tracking);
});

test.each(["", "5 1 0 0 1", "5 1 0 0 2 talblick", "-1 0 0 0 0 talblick", "talblick 5 1 0 0 1"])("%j says nothing", (text) => {
  expect(parseArticleTracking(text)).toBeNull();
});
