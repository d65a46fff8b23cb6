import { expect, test } from "vitest";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { wireMenus } from "#tests/support/wire/wire.ts";
import { toBareLayoutView } from "./layout-view.ts";
import { toLayoutView } from "./to-layout-view.ts";

const now = new Date("2026-01-02T12:00:00Z");
const url = new URL("https://talblick.example/news/politik?x=1");

test("the menu marks where the reader is", () => {
  const { navigation } = toLayoutView(wireMenus, { municipality: null, url, isAppMode: false, isSessionOver: false, now });
  expect(navigation.map(({ title, isCurrent }) => [title, isCurrent])).toEqual([
    ["Politik", true],
    ["Themen", false],
  ]);
});

test("a form in the layout comes back to the page with its query, and names the chosen place", () => {
  const view = toLayoutView(wireMenus, {
    municipality: parseMunicipality("gotzis"),
    url,
    isAppMode: true,
    isSessionOver: false,
    now,
  });
  expect(view).toMatchObject({
    path: "/news/politik?x=1",
    municipality: { slug: "gotzis", title: "Götzis" },
    isAppMode: true,
    year: 2026,
  });
  expect(view.footer).toEqual([{ title: "Über uns", links: [{ title: "Impressum", link: "/impressum" }] }]);
});

test("a breaking line that goes on stands above it, and one that has ended does not", () => {
  const facts = { municipality: null, url, isAppMode: false, isSessionOver: false, now };
  const line = { id: 1, text: "Rhein über die Ufer", link: "/verkehr", is_ticker: false, ends: "2026-01-02T12:00:01Z" };
  expect(toLayoutView({ ...wireMenus, breaking_line: line }, facts).breaking).toMatchObject({ id: 1, link: "/verkehr" });
  expect(toLayoutView({ ...wireMenus, breaking_line: { ...line, ends: "2026-01-02T12:00:00Z" } }, facts).breaking).toBeNull();
  expect(toLayoutView(wireMenus, facts).breaking).toBeNull();
});

test("an error page without menus still knows where it stands", () => {
  expect(toBareLayoutView("/x?y", now, true)).toMatchObject({ navigation: [], footer: [], path: "/x?y", isAppMode: true });
});
