import { afterEach, expect, test, vi } from "vitest";
import { readSource } from "./read-source.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["", "", "direct"],
  ["https://talblick.example/news/politik", "", "own"],
  ["https://www.google.com/", "", "search"],
  ["https://www.google.at/search?q=rhein", "", "search"],
  ["android-app://com.google.android.googlequicksearchbox/", "", "search"],
  ["https://www.bing.com/", "", "search"],
  ["https://duckduckgo.com/", "", "search"],
  ["https://www.ecosia.org/", "", "search"],
  ["https://l.facebook.com/", "", "social"],
  ["https://m.facebook.com/", "", "social"],
  ["https://www.instagram.com/", "", "social"],
  ["https://t.co/", "", "social"],
  ["https://www.linkedin.com/", "", "social"],
  ["https://orf.at/", "", "other"],
  ["https://chat.co/", "", "other"],
  ["https://talblick.example.evil.test/", "", "other"],
  ["", "?utm_source=newsletter", "newsletter"],
  ["https://webmail.example/", "?utm_source=newsletter&x=1", "newsletter"],
  ["", "?x=1&utm_source=push", "push"],
  ["https://talblick.example/", "?utm_source=push", "push"],
  ["https://www.google.com/", "?utm_source=x", "search"],
])("from %j with %j is %s", (referrer, search, source) => {
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("location", { origin: "https://talblick.example", search });
  expect(readSource()).toBe(source);
});
