import { expect, test } from "vitest";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { wireCrop, wireSection, wireTeaser } from "#tests/support/wire/wire.ts";
import { type HomeSection, toHomeView } from "./home-view-model.ts";

const toSections = (...sections: ReturnType<typeof wireSection>[]) => toHomeView({ sections }, null).sections;
const idsOf = (section: HomeSection | undefined) => (section?.kind === "teasers" ? section.teasers.map(({ id }) => id) : null);

test("sections keep the newsroom's order, and posts theirs", () => {
  const sections = toSections(wireSection([3, 1], { layout: "LEAD", title: null }), wireSection([2], { layout: "GRID" }));
  expect(sections.map(({ layout }) => layout)).toEqual(["LEAD", "GRID"]);
  expect(sections.map(idsOf)).toEqual([[3, 1], [2]]);
});

test("a reader meets a post once: the upper section keeps it", () => {
  expect(toSections(wireSection([1, 2]), wireSection([2, 3]), wireSection([3, 1, 4])).map(idsOf)).toEqual([[1, 2], [3], [4]]);
});

test("a post that a section names twice is shown once", () => {
  expect(toSections(wireSection([1, 1, 2])).map(idsOf)).toEqual([[1, 2]]);
});

test("most read may repeat posts from above, and takes no posts from sections below", () => {
  const sections = toSections(wireSection([1]), wireSection([1, 9], { layout: "MOST_READ" }), wireSection([9]));
  expect(sections.map(idsOf)).toEqual([[1], [1, 9], [9]]);
});

test("a section without any post left is not shown", () => {
  expect(toSections(wireSection([1]), wireSection([1]), wireSection([]))).toHaveLength(1);
});

test("a front page without sections is empty", () => {
  expect(toSections()).toEqual([]);
});

test("the reader's municipality names its section and leads to its page", () => {
  const section = wireSection([1], { layout: "MUNICIPALITY", title: "Aus deiner Gemeinde", link: null });
  const [shown] = toHomeView({ sections: [section] }, parseMunicipality("gotzis")).sections;
  expect(shown).toMatchObject({ title: "Götzis", link: "/gemeinde/gotzis" });
});

test("without a chosen municipality the section keeps the newsroom's title", () => {
  const section = wireSection([1], { layout: "MUNICIPALITY", title: "Aus den Gemeinden", link: "/gemeinde/gemeinde" });
  expect(toSections(section)[0]).toMatchObject({ title: "Aus den Gemeinden", link: "/gemeinde/gemeinde" });
});

test("cards have the ratio and the button that the newsroom chose, upright ones the upright picture", () => {
  const video = wireTeaser(2, { portrait_crops: [wireCrop("9-16", "jpeg")], video: { formattedDuration: "2:14" } });
  const posts = [video, wireTeaser(3)];
  const [small, portrait, card] = toSections(
    wireSection([1], { layout: "SLIDER", title: "Wohnen", link: "/themen/wohnen", button_text: "Alles zum Wohnen" }),
    wireSection([], { layout: "VIDEO", ratio: "PORTRAIT", posts }),
    wireSection([4], { layout: "SLIDER", ratio: "CARD" }),
  ).map((section) => (section.kind === "cards" ? section.cards : null));
  expect(small).toMatchObject({ title: "Wohnen", link: "/themen/wohnen", ratio: "small", buttonText: "Alles zum Wohnen" });
  expect([portrait?.ratio, card?.ratio, card?.buttonText]).toEqual(["portrait", "card", null]);
  const images = portrait?.items.map(({ picture }) => picture?.img.src);
  expect(images).toEqual(["/media/bild-9-16-800.jpeg", "/media/bild-4-3-800.jpeg"]);
  expect(portrait?.items.map(({ duration }) => duration)).toEqual(["2:14", null]);
});

test("a section without pictures counts none; the ranked list never does", () => {
  const posts = [wireTeaser(1, { picture_count: 5 })];
  const shown = toSections(
    wireSection([], { layout: "GRID", posts, shows_pictures: false }),
    wireSection([], { layout: "MOST_READ", posts }),
  );
  expect(shown).toMatchObject([
    { teasers: [{ picture: null, pictureCount: null }] },
    { teasers: [{ picture: null, pictureCount: null }] },
  ]);
});
