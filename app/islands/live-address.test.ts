import { expect, test } from "vitest";
import { readLiveAddress } from "./live-address.ts";

const open = (live: string | null, baseURI = "https://talblick.example/spiel/7") =>
  readLiveAddress({
    baseURI,
    querySelector: ((selector: string) =>
      selector === "[data-live]" && live !== null ? { dataset: { live } } : null) as Document["querySelector"],
  });

test("a path is a websocket of this site, as safe as the page", () => {
  expect(open("/graphql?ticker=7")).toBe("wss://talblick.example/graphql?ticker=7");
  expect(open("/graphql?ticker=7", "http://localhost:8787/spiel/7")).toBe("ws://localhost:8787/graphql?ticker=7");
});

test("a publisher's own endpoint is taken as it is", () => {
  expect(open("wss://live.example/graphql?ticker=7")).toBe("wss://live.example/graphql?ticker=7");
});

test("without a live element, or outside a page, there is no endpoint", () => {
  expect([open(null), open(""), readLiveAddress(undefined)]).toEqual([null, null, null]);
});
