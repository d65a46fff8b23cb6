import { expect, test } from "vitest";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { wireCrop, wireSection, wireTeaser } from "#tests/support/wire/wire.ts";
import { type HomeSection, toHomeView } from "./home-view-model.ts";

type Sections = ReturnType<typeof wireSection>[];
const toView = (sections: Sections, place: string | null = null, newest = [99]) =>
  toHomeView({ home: { sections }, newest: { items: newest.map((id) => wireTeaser(id)) } }, parseMunicipality(place ?? ""));
/** What the newsroom put there. */
const toSections = (...sections: Sections) => toView(sections).sections.filter(({ kind }) => kind !== "choose");
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
  const [shown] = toView([section], "gotzis").sections;
  expect(shown).toMatchObject({ title: "Deine Gemeinde: Götzis", link: "/gemeinde/gotzis", isChosen: true });
});

test("the chosen municipality's news stands right below the lead, wherever the newsroom put its section", () => {
  const sections = [
    wireSection([1], { layout: "LEAD", title: null }),
    wireSection([2], { layout: "LIST" }),
    wireSection([3], { layout: "MUNICIPALITY" }),
  ];
  expect(toView(sections, "gotzis").sections.map(({ layout }) => layout)).toEqual(["LEAD", "MUNICIPALITY", "LIST"]);
  expect(toView(sections).sections.map(({ layout }) => layout)).toEqual(["LEAD", "LIST", "MUNICIPALITY"]);
});

test("a reader who chose no municipality is asked for one right below the lead", () => {
  const sections = [wireSection([1], { layout: "LEAD", title: null }), wireSection([2])];
  expect(toView(sections).sections.map(({ kind }) => kind)).toEqual(["teasers", "choose", "teasers"]);
  expect(toView(sections, "gotzis").sections.map(({ kind }) => kind)).toEqual(["teasers", "teasers"]);
});

test("the newest posts stand beside the lead, and no river repeats them", () => {
  const lead = wireSection([1, 2], { layout: "LEAD", title: null });
  const river = wireSection([3, 4, 5]);
  const { newest, sections } = toView([lead, river, wireSection([3], { layout: "MOST_READ" })], "gotzis", [4, 9, 2]);
  expect(newest.map(({ id }) => id)).toEqual([4, 9]);
  expect(sections.map(idsOf)).toEqual([[1, 2], [3, 5], [3]]);
  expect(toView([river], null, [4]).newest).toEqual([]);
});

test("what the reader's municipality and rows of pictures show is not among the newest", () => {
  const sections = [
    wireSection([1], { layout: "LEAD", title: null }),
    wireSection([2], { layout: "MUNICIPALITY" }),
    wireSection([3], { layout: "VIDEO" }),
    wireSection([4], { layout: "SLIDER" }),
  ];
  expect(toView(sections, "gotzis", [1, 2, 3, 4, 5]).newest.map(({ id }) => id)).toEqual([5]);
  expect(toView(sections, null, [2, 5]).newest.map(({ id }) => id)).toEqual([2, 5]);
});

test("without a chosen municipality the section keeps the newsroom's title", () => {
  const section = wireSection([1], { layout: "MUNICIPALITY", title: "Aus den Gemeinden", link: "/gemeinde/gemeinde" });
  expect(toSections(section)[0]).toMatchObject({ title: "Aus den Gemeinden", link: "/gemeinde/gemeinde" });
});

test("cards have the ratio and the button that the newsroom chose, upright ones the upright picture", () => {
  const ownPicture = (name: string) => [{ ...wireCrop("4-3", "jpeg"), src: `/media/${name}-4-3-800.jpeg` }];
  const video = wireTeaser(2, {
    image_crops: ownPicture("gondel"),
    portrait_crops: [wireCrop("9-16", "jpeg")],
    video: { formattedDuration: "2:14" },
  });
  const posts = [video, wireTeaser(3, { image_crops: ownPicture("traktor") })];
  const [small, portrait, card] = toSections(
    wireSection([1, 7, 8, 9, 10], { layout: "SLIDER", title: "Wohnen", link: "/themen/wohnen", button_text: "Alles zum Wohnen" }),
    wireSection([], { layout: "VIDEO", ratio: "PORTRAIT", posts }),
    wireSection([4], { layout: "SLIDER", ratio: "CARD" }),
  ).map((section) => (section.kind === "cards" ? section.cards : null));
  expect(small).toMatchObject({ title: "Wohnen", link: "/themen/wohnen", ratio: "small", buttonText: "Alles zum Wohnen" });
  expect([portrait?.ratio, card?.ratio, card?.buttonText]).toEqual(["portrait", "card", null]);
  const images = portrait?.items.map(({ picture }) => picture?.img.src);
  expect(images).toEqual(["/media/bild-9-16-800.jpeg", "/media/traktor-4-3-800.jpeg"]);
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

test("what the newsroom pinned stays where it is, though it is among the newest", () => {
  const river = { ...wireSection([2, 99], { layout: "LIST" }), pinned: [99] };
  const { sections, newest } = toView([wireSection([1], { layout: "LEAD", title: null }), river], null, [99, 98]);
  expect(sections.map(idsOf)).toContainEqual([2, 99]);
  expect(newest.map(({ id }) => id)).toEqual([98]);
});
