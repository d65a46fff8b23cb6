import { expect, test } from "vitest";
import { wirePage } from "#tests/support/wire/wire.ts";
import { toPageView } from "./page-view-model.ts";

test("a standing page has its title as text and its text block by block", () => {
  expect(toPageView(wirePage({ title: { rendered: "Impressum &amp; <em>Kontakt</em>" }, description: "Wer wir sind." }))).toEqual(
    {
      title: "Impressum & Kontakt",
      lead: "Wer wir sind.",
      blocks: [{ kind: "ParagraphBlock", view: { html: "Talblick, Dornbirn." } }],
    },
  );
});
