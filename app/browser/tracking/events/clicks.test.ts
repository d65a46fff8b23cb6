import { expect, test } from "vitest";
import { toTrackedUrl } from "./data-layer.ts";

test.each([
  ["https://www.talblick.example/suche?q=krank#oben", "https://www.talblick.example/suche"],
  ["https://other.example/a/b?token=1", "https://other.example/a/b"],
  ["mailto:anna@leser.example?subject=Tipp", "mailto:"],
  ["tel:+435574123", "tel:"],
])("of a link to %s is tracked %s", (href, url) => {
  expect(toTrackedUrl(new URL(href))).toBe(url);
});
