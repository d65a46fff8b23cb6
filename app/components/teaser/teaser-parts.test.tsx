import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wireTeaser } from "#tests/support/wire/wire.ts";
import { TeaserKicker } from "./teaser-parts.tsx";
import { toTeaser } from "./to-teaser.ts";

const LIVE = '<span class="live-mark">Live</span>';
const toKicker = (overrides: Parameters<typeof wireTeaser>[1]) =>
  renderToStaticMarkup(<TeaserKicker teaser={toTeaser(wireTeaser(7, overrides))} />);

test("a reader sees a red dot and the word Live while a ticker goes on, and neither once it is over", () => {
  expect(toKicker({ is_live: true, kicker: "Lustenau" })).toContain(`${LIVE} Lustenau`);
  expect(toKicker({ is_live: true })).toContain(LIVE);
  expect(toKicker({ is_live: false, kicker: "Lustenau" })).toBe('<p class="kicker">Lustenau</p>');
  expect(toKicker({ is_live: false })).toBe("");
});

test("a newsroom's own label for live is red while the ticker goes on, and where a back end says nothing of tickers", () => {
  const label = { text: "Liveticker" };
  const red = '<span class="live-mark">Liveticker</span>';
  expect(toKicker({ is_live: true, label })).toBe(`<p class="kicker">${red}</p>`);
  expect(toKicker({ is_live: null, label })).toBe(`<p class="kicker">${red}</p>`);
  expect(toKicker({ is_live: false, label })).toBe('<p class="kicker"><span>Liveticker</span></p>');
});
