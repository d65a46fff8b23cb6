import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackCheckoutEvent, trackCheckoutPage } from "#app/browser/tracking/checkout/checkout-tracking.ts";
import { withPageFacts } from "#tests/support/units/page-facts.ts";
import { trackClick } from "./data-layer.ts";
import { trackVirtualPageView } from "./virtual-page-view.ts";

let page: { dataLayer?: unknown };

beforeEach(() => {
  page = {};
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { pathname: "/ein-titel/100" });
});
afterEach(() => vi.unstubAllGlobals());

test("a click is pushed with what is known of it", () => {
  trackClick({ type: "share", name: "article", action: "copy" });
  trackClick({ type: "teaser", name: "home", action: "click", url: "/a/1", text: "A", position: 0 });
  expect(page.dataLayer).toEqual([
    { event: "click_tracking", type: "share", name: "article", action: "copy" },
    { event: "click_tracking", type: "teaser", name: "home", action: "click", url: "/a/1", text: "A", position: 0 },
  ]);
});

test("a virtual page view is pushed with its type and address", () => {
  trackVirtualPageView("checkout", "/vplus/checkout/payment");
  expect(page.dataLayer).toEqual([{ event: "virtual_page_view", page_type: "checkout", page_url: "/vplus/checkout/payment" }]);
});

test("what a tag manager put there before stays", () => {
  const layer = [{ event: "gtm.js" }];
  page.dataLayer = layer;
  trackVirtualPageView("a", "/b");
  expect(page.dataLayer).toBe(layer);
  expect(layer).toHaveLength(2);
});

test("a tag manager that fails does not fail the caller", () => {
  vi.stubGlobal("document", withPageFacts({ appEnv: "prod" }));
  vi.stubGlobal("localStorage", undefined);
  page.dataLayer = Object.assign([], {
    push: () => {
      throw new Error("out of order");
    },
  });
  expect(() => trackClick({ type: "teaser", name: "card", action: "click" })).not.toThrow();
});

test("a step of the checkout is a page of its own, an event of it a click", () => {
  trackCheckoutPage("upsell/digi/offer");
  trackCheckoutEvent("upsell_abort");
  expect(page.dataLayer).toEqual([
    { event: "virtual_page_view", page_type: "checkout", page_url: "/vplus/checkout/upsell/digi/offer" },
    { event: "click_tracking", type: "vplus", name: "checkout", action: "upsell_abort", url: "/ein-titel/100" },
  ]);
});
