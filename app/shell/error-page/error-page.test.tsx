import { expect, test } from "vitest";
import { render, textOf, within } from "#tests/support/units/markup.ts";
import { wireTeaser } from "#tests/support/wire/wire.ts";
import { type ErrorHome, type ErrorKind, ErrorPage } from "./error-page.tsx";
import { StoriesContext } from "./stories-context.ts";

function open(kind: ErrorKind, { home = "paper", count = 0 }: { home?: ErrorHome; count?: number } = {}) {
  const stories = Array.from({ length: count }, (_, at) => wireTeaser(at + 1, { link: `/eine-geschichte/${at + 1}` }));
  return render(
    <StoriesContext value={stories}>
      <ErrorPage kind={kind} details={null} home={home} />
    </StoriesContext>,
  );
}

test("a reader whose page is not there can search for it, and has five stories to read", () => {
  const markup = open("not-found", { count: 5 });
  expect(textOf(markup.one("h1"))).toBe("404 - Seite nicht gefunden.");
  expect(markup.one("form", { action: "/suche" }).attribs.method ?? "get").toBe("get");
  expect(markup.one("input", { name: "q" }).attribs.type).toBe("search");
  const section = within(markup.one("section", { "aria-labelledby": "statt-der-seite" }));
  expect(section.all("a").map(({ attribs }) => attribs.href)).toEqual([1, 2, 3, 4, 5].map((id) => `/eine-geschichte/${id}`));
});

test("without stories there is no heading over nothing, and the search is still there", () => {
  expect(open("not-found").all("section")).toEqual([]);
  expect(open("not-found").all("form", { action: "/suche" })).toHaveLength(1);
});

test("after another error, and in the newsroom, nothing of the paper is offered", () => {
  for (const markup of [open("generic", { count: 5 }), open("not-found", { home: "newsroom", count: 5 })]) {
    expect(markup.all("form")).toEqual([]);
    expect(markup.all("section")).toEqual([]);
  }
});

test("whoever comes too late to a death notice is led to the others, and to no story", () => {
  const markup = open("ended", { count: 5 });
  expect(textOf(markup.one("h1"))).toBe("Diese Anzeige steht hier nicht mehr.");
  expect(markup.one("a").attribs.href).toBe("/trauer");
  expect(markup.all("section")).toEqual([]);
});
