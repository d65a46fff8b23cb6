import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackCheckoutPage } from "./checkout-tracking.ts";

let sent: unknown[];
let document: { referrer: string; querySelector: () => object | null };

beforeEach(() => {
  sent = [];
  document = { referrer: "", querySelector: () => null };
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { origin: "https://talblick.example", pathname: "/abo/bestellen" });
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  vi.stubGlobal("navigator", { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a purchase counts for the post on whose page it is", () => {
  document.querySelector = () => ({ dataset: { post: "653" } });
  document.referrer = "https://talblick.example/anders/7";
  trackCheckoutPage("payment");
  trackCheckoutPage("confirmation");
  trackCheckoutPage("complete");
  expect(sent).toMatchObject([
    { events: ["checkout-started"], post: 653 },
    { events: ["checkout-completed"], post: 653 },
  ]);
});

test.each([
  ["https://talblick.example/rheindamm/653", 653],
  ["https://talblick.example/rheindamm/653?utm_source=push", 653],
  ["https://talblick.example/news/politik", undefined],
  ["https://other.example/rheindamm/653", undefined],
  ["", undefined],
])("on a page of its own it counts for the post that led there: %j", (referrer, post) => {
  document.referrer = referrer;
  trackCheckoutPage("payment");
  expect(sent).toEqual([{ page: "subscription", events: ["checkout-started"], ...(post === undefined ? {} : { post }) }]);
});
