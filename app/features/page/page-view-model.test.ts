import { expect, test } from "vitest";
import { wirePage } from "#tests/support/wire/wire.ts";
import { toPageView } from "./page-view-model.ts";

test("a standing page has its title as text and its text as HTML", () => {
  expect(toPageView(wirePage({ title: { rendered: "Impressum &amp; <em>Kontakt</em>" }, description: "Wer wir sind." }))).toEqual(
    {
      title: "Impressum & Kontakt",
      lead: "Wer wir sind.",
      html: "<p>Talblick, Dornbirn.</p>",
    },
  );
});
