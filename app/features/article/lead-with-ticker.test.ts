import { expect, test } from "vitest";
import { leadWithTicker } from "./lead-with-ticker.ts";

const text = { __typename: "ParagraphBlock" };
const ticker = (count: number) => ({ __typename: "TickerBlock", entries: Array.from({ length: count }, () => ({})) });

test("a ticker of some length stands before what was written around it", () => {
  const match = ticker(5);
  expect(leadWithTicker([text, match, text])).toEqual({ ticker: match, background: [text, text] });
});

test.each([
  ["a text without a ticker", [text]],
  ["a story with a few entries in it", [text, ticker(4)]],
  ["a day with two tickers", [ticker(9), ticker(9)]],
])("%s stays in its order", (_, blocks) => {
  expect(leadWithTicker(blocks)).toBeNull();
});
