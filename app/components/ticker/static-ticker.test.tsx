import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { StaticTicker } from "./static-ticker.tsx";
import { type TickerPlace, toTickerView } from "./to-ticker-view.ts";

const now = new Date("2026-03-01T12:00:00Z");
const createEntry = (id: string, changes: object = {}) => ({
  id,
  date: "2026-03-01T10:00:00Z",
  modified: `2026-03-01T10:00:0${id.length}Z`,
  title: `Titel ${id}`,
  html: `<p>Text ${id}</p>`,
  is_pinned: false,
  is_key_event: false,
  image: null,
  ...changes,
});
const place: TickerPlace = { postId: 7, path: "/spiel/7", page: 1, live: "/graphql" };
const render = (entries: ReturnType<typeof createEntry>[], at: TickerPlace | null = place, is_over = false) =>
  renderToString(<StaticTicker {...toTickerView({ __typename: "TickerBlock", is_over, entries }, at, now)} />);
const many = Array.from({ length: 120 }, (_, index) => createEntry(`${index}`));

test("a running ticker is an island that knows where it goes on, and carries no text twice", () => {
  const html = render([createEntry("b"), createEntry("a")]);
  expect(html).toContain('data-live="/graphql?ticker=7"');
  expect(html).toContain('data-island="live-ticker" data-until="visible"');
  expect(html.split("Text b")).toHaveLength(2);
  expect(html.split("Titel b")).toHaveLength(2);
  expect(html).toContain('Dieser Ticker läuft noch. <a href="/spiel/7">Neu laden</a>');
});

test("of an entry a browser is told its number and day, and what else is so", () => {
  const html = render([createEntry("a"), createEntry("b", { is_pinned: true, is_key_event: true })]);
  const props = JSON.parse((/data-props="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"'));
  const date = "2026-03-01T10:00:00Z";
  expect(props.entries).toEqual([
    { id: "b", date, isPinned: true, isKeyEvent: true },
    { id: "a", date },
  ]);
});

test("without an endpoint it is an island that polls; when it is over or was opened for this page alone it is a list", () => {
  expect(render([createEntry("a")], { ...place, live: "" })).not.toContain("data-live");
  expect(render([createEntry("a")], { ...place, live: "" })).toContain("data-island");
  for (const html of [
    render([createEntry("a")], place, true),
    render([createEntry("a")], { ...place, live: null }),
    render([createEntry("a")], null),
  ]) {
    expect(html).not.toContain("data-island");
    expect(html).toContain("Text a");
  }
});

test("pinned entries stand first, and every entry has an address", () => {
  const html = render([createEntry("b"), createEntry("a", { is_pinned: true }), createEntry("c d")]);
  expect([...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["eintrag-a", "eintrag-b", "eintrag-c%20d"]);
  expect(html).toContain('href="#eintrag-a"');
});

test("entries that an import gave one number are all there", () => {
  const html = render([createEntry("1", { html: "eins" }), createEntry("1", { html: "zwei" })]);
  expect([...html.matchAll(/<div>(eins|zwei)<\/div>/g)].map(([, text]) => text)).toEqual(["eins", "zwei"]);
});

test("a long ticker has pages, of which the first goes on by itself", () => {
  const pages = [1, 2, 3, 9].map((page) => render(many, { ...place, page }));
  expect(pages.map((html) => html.match(/<li /g)?.length)).toEqual([50, 50, 20, 20]);
  expect(pages.map((html) => html.includes("data-island"))).toEqual([true, false, false, false]);
  expect(pages[0]).toContain('<a href="/spiel/7?seite=2#ticker" rel="next">');
  expect(pages[1]).toContain('<a href="/spiel/7#ticker" rel="prev">');
  expect(pages[2]).not.toContain('rel="next"');
  expect(render(many, null).match(/<li /g)).toHaveLength(120);
});
