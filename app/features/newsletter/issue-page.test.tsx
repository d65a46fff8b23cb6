import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { findUnnamedSections } from "#tests/support/pages/document-faults.ts";
import { wireTeaser } from "#tests/support/wire/wire.ts";
import { IssuePage } from "./issue-page.tsx";

test("the parts of an issue are regions with a name, or are no sections", () => {
  const part = (title: string | null, id: number) => ({ title, teasers: [toTeaser(wireTeaser(id))] });
  const newsletter = { title: "Morgenpost", description: "Was kommt.", frequency: "", archive: "/newsletter/morgenpost" };
  const view = { newsletter, day: "2026-01-02", date: "2. Jänner 2026", letter: null };
  const html = renderToStaticMarkup(
    <IssuePage view={{ ...view, sections: [part("Das Wichtigste", 1), part("Sport", 2), part(null, 3)] }} />,
  );
  expect(findUnnamedSections(html)).toEqual([]);
  expect(html.match(/<section/g)).toHaveLength(1);
  expect(findUnnamedSections("<section><h2>A</h2></section>")).toEqual(["A"]);
});
