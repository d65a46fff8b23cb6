import { expect, test } from "vitest";
import { emptyPageText, findPageFaults, type PageText, toPageSlug } from "./page-text.ts";

const text: PageText = {
  title: "Kontakt",
  description: "So erreichst du uns.",
  slug: "",
  blocks: [{ kind: "paragraph", html: "Ruf an." }],
};
const kinds = (changes: Partial<PageText>, published: string | null = null) =>
  findPageFaults({ ...text, ...changes }, published, () => null).map(({ kind }) => kind);

test("the address is the title's where none is written", () => {
  expect([toPageSlug(text), toPageSlug({ title: "Über uns", slug: "wir" }), toPageSlug({ title: "Über uns", slug: "" })]).toEqual(
    ["kontakt", "wir", "ueber-uns"],
  );
});

const recording = {
  kind: "media" as const,
  medium: "AUDIO" as const,
  sources: [{ media: "a" }],
  tracks: [],
  poster: null,
  title: null,
  caption: null,
  duration: null,
};

test.each<[Partial<PageText>, string | null, string[]]>([
  [{}, null, []],
  [emptyPageText, null, ["no title", "no text", "no description"]],
  [{ description: " " }, null, ["no description"]],
  [{ slug: "Kontakt" }, null, ["bad address"]],
  [{ slug: "über-uns" }, null, ["bad address"]],
  // It came so from a former system.
  [{ slug: "über-uns" }, "über-uns", []],
  [{ title: "Themen" }, null, ["reserved address"]],
  [{ slug: "wp-json" }, "kontakt", ["reserved address"]],
  [{ slug: "wer-wir-sind" }, "impressum", ["fixed address"]],
  [{ blocks: [{ kind: "image", image: { media: "a", alt: null, caption: null, credit: null } }] }, null, ["gone picture"]],
  [{ blocks: [recording] }, null, ["gone recording"]],
])("%j, public as %s, lacks %j", (changes, published, expected) => {
  expect(kinds(changes, published)).toEqual(expected);
});
