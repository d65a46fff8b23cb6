import { expect, test } from "vitest";
import { toFrontView } from "./front-view-model.ts";
import { toStates } from "./states-view-model.ts";

type Wire = Parameters<typeof toFrontView>[0];
type Front = Wire["front"];
type Place = Front["sections"][number]["places"][number];

const post = (id: number, changes: Partial<NonNullable<Place["post"]>> = {}) => ({
  id,
  title: `Beitrag ${id}`,
  link: `/b/${id}`,
  date: "2026-11-29T08:00:00Z",
  is_out: true,
  ...changes,
});
const section = (key: string, places: Place[], changes = {}): Front["sections"][number] => ({
  key,
  title: key,
  link: null,
  layout: "LIST",
  feed: "all",
  post_count: places.length,
  ratio: "SMALL",
  button_text: null,
  shows_pictures: true,
  places,
  ...changes,
});
const front = (changes: Partial<Front> = {}): Front => ({
  revision: 3,
  is_draft: true,
  base: 7,
  latest: 7,
  publish_at: null,
  changed: "2026-11-29T08:00:00Z",
  changed_by: "Lea",
  sections: [],
  sources: [{ key: "all", title: "Neueste Beiträge", kind: "LIST" }],
  ...changes,
});
const view = (changes: Partial<Front>, asked: Partial<Parameters<typeof toFrontView>[1]> = {}, found: Wire["found"] = null) =>
  toFrontView({ front: front(changes), found, line: null }, { opened: null, words: "", done: null, ...asked });

test("each place says what stands there and why", () => {
  const soon = post(4, { is_out: false, date: "2026-11-29T17:00:00Z" });
  const draft = post(5, { is_out: false, date: null });
  const { sections } = view({
    sections: [
      section("a", [
        { post: post(1), pin: null },
        { post: post(2), pin: { post_id: 2, ends: null, post: post(2) } },
        { post: post(2), pin: { post_id: 2, ends: "2026-11-29T17:00:00Z", post: post(2) } },
        { post: post(3), pin: { post_id: 4, ends: null, post: soon } },
        { post: null, pin: { post_id: 5, ends: null, post: draft } },
        { post: null, pin: null },
      ]),
    ],
  });
  expect(
    sections[0]?.places.map(({ title, text, post: id, isPinned }) => [title, text.replaceAll("\u00a0", " "), id, isPinned]),
  ).toEqual([
    ["Beitrag 1", "Automatisch", 1, false],
    ["Beitrag 2", "Angeheftet", 2, true],
    ["Beitrag 2", "Angeheftet bis 29. November 2026, 18:00 Uhr", 2, true],
    ["Beitrag 4", "Angeheftet, erscheint 29. November 2026, 18:00 Uhr; bis dahin: Beitrag 3", 4, true],
    ["Beitrag 5", "Angeheftet, erscheint sobald er veröffentlicht ist", 5, true],
    ["Leer", "Die Liste hat keinen Beitrag mehr.", null, false],
  ]);
});

test("a section says its rank and what it shows; one that brings its own posts takes no pins", () => {
  const { sections } = view({
    sections: [
      section("a", [{ post: null, pin: null }]),
      section("m", [], { layout: "MOST_READ", feed: null, title: null, post_count: 5 }),
    ],
  });
  expect(sections.map(({ name, text, rank, isFirst, isLast, isFixed }) => [name, text, rank, isFirst, isLast, isFixed])).toEqual([
    ["a", "Liste · Neueste Beiträge · 1 Platz", "1 von 2", true, false, false],
    ["Meistgelesen", "Meistgelesen · 5 Plätze", "2 von 2", false, true, true],
  ]);
});

test.each([
  ["auf", { section: "a", place: null }, "„a“ steht jetzt an Stelle 1 von 1."],
  ["geaendert", { section: "a", place: null }, "„a“ ist geändert."],
  ["angeheftet", { section: "a", place: 0 }, "„Beitrag 1“ ist an Platz 1 von „a“ angeheftet."],
  ["geloest", { section: "a", place: 0 }, "Platz 1 von „a“ füllt sich wieder von selbst: Beitrag 1"],
  ["veroeffentlicht", null, "Veröffentlicht. Leserinnen und Leser sehen das jetzt."],
  ["erfunden", null, null],
])("%s is told", (code, spot, text) => {
  expect(view({ sections: [section("a", [{ post: post(1), pin: null }])] }, { done: { code, spot } }).done).toBe(text);
});

test("a draft that an import overtook says so; what stands is never outdated", () => {
  expect(view({ base: 6 }).outdated).toMatch(/ein Import oder ein früherer Stand/);
  expect(view({}).outdated).toBeNull();
  expect(view({ base: 6, is_draft: false }).outdated).toBeNull();
});

test("a place is opened with what was found for it", () => {
  const sections = [section("a", [{ post: post(1), pin: { post_id: 1, ends: "2026-11-29T17:00:00Z", post: post(1) } }])];
  const opened = { section: "a", place: 0 };
  const { opened: panel } = view({ sections }, { opened, words: "x" }, [post(8, { is_out: false, date: null })]);
  expect(panel).toMatchObject({ heading: "Platz 1 in „a“", ends: "2026-11-29T18:00", isMissed: false });
  expect(panel?.found).toEqual([{ id: 8, title: "Beitrag 8", text: "Nr. 8, Entwurf" }]);
  expect(view({ sections }, { opened, words: "x" }, []).opened?.isMissed).toBe(true);
  expect(view({ sections }, { opened: { section: "weg", place: 0 } }).opened).toBeNull();
});

test("states say who published when, and what it changed", () => {
  const change = (kind: "ADDED" | "PINNED", what: string) => ({ kind, what });
  const [first, second] = toStates(
    [
      {
        id: 9,
        set: "2026-11-29T08:00:00Z",
        set_by: "Lea",
        cause: "PUBLISHED",
        changes: [...["A", "B", "C", "D"].map((what) => change("ADDED", what)), change("PINNED", "Hochwasser &amp; Sturm")],
      },
      { id: 8, set: "2026-11-28T08:00:00Z", set_by: null, cause: "BEFORE", changes: [] },
    ],
    9,
  );
  expect(first?.title.replaceAll("\u00a0", " ")).toBe("Veröffentlicht, 29. November 2026, 09:00 Uhr, Lea");
  expect(first).toMatchObject({ text: "neu: „A“, „B“, „C“ und 1 mehr; angeheftet: „Hochwasser & Sturm“", isPresent: true });
  expect(second).toMatchObject({ text: "", isPresent: false });
});
