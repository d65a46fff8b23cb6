import { expect, test } from "vitest";
import { firstLine, nextTickerLine, type TickerLineEvent } from "./ticker-line.ts";

const after = (...events: TickerLineEvent[]) => events.reduce(nextTickerLine, firstLine);

test("a ticker asks once its websocket has failed, and while it is tried again", () => {
  expect(firstLine).toEqual({ isListening: true, isPolling: false });
  expect(after("failed")).toEqual({ isListening: false, isPolling: true });
  expect(after("failed", "retry")).toEqual({ isListening: true, isPolling: true });
  expect(after("failed", "retry", "failed")).toEqual({ isListening: false, isPolling: true });
});

test("it goes back to the websocket with the first thing that comes over it", () => {
  expect(after("failed", "retry", "heard")).toEqual(firstLine);
  expect(after("heard")).toEqual(firstLine);
  // What came last before the failure is shown late, and says nothing of the line.
  expect(after("failed", "heard")).toEqual({ isListening: false, isPolling: true });
});
