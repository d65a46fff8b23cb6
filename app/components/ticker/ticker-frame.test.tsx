import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TickerBar } from "./ticker-frame.tsx";

const now = new Date("2026-11-29T23:25:00Z");

test.each([
  ["of this day", "2026-11-29T23:20:00Z", "00:20 Uhr"],
  ["of the evening before, which no phone has room to date", "2026-11-29T22:48:00Z", "23:48 Uhr"],
  ["of a day ago", "2026-11-28T23:25:00Z", "29. November 2026"],
  ["of no time that can be read", "gestern", ""],
])("the bar names the newest entry, %s", (_, date, text) => {
  const latest = { id: "7", date, title: "Ausgleich" };
  const html = renderToStaticMarkup(<TickerBar score={null} latest={latest} isOver={false} now={now} />);
  expect(html.replace(/<[^>]+>/g, "")).toBe(`Live${text} Ausgleich`);
});
