import { expect, test } from "vitest";
import { toDoneText, toStanding, toTermView, type WireTerm } from "./term-view-model.ts";
import { toTermsView, type WireListed } from "./terms-view-model.ts";

const wire = (overrides: Partial<WireTerm> = {}): WireTerm => ({
  taxonomy: "TOPIC",
  slug: "wohnen",
  title: "Wohnen",
  description: "Was es kostet.",
  page_link: "/themen/wohnen",
  parent: null,
  picture: null,
  button_text: null,
  button_link: null,
  post_count: 0,
  newest: null,
  owner: "own",
  origin: null,
  latest: 3,
  states: [],
  parents: [{ slug: "bauen", title: "Bauen" }],
  removal: null,
  ...overrides,
});

test("the fields hold what stands, and say nothing where there is nothing", () => {
  const { values } = toTermView(wire({ picture: { id: 7, src: "/media/7.jpeg", width: null, height: null, alt: "" } }));
  expect(values).toEqual({
    title: "Wohnen",
    description: "Was es kostet.",
    parent: "",
    picture: "7",
    buttonText: "",
    buttonLink: "",
  });
});

test("what it stands below can be kept, also where that is offered to no other", () => {
  const parent = { slug: "gemeindewahl", title: "Gemeindewahl" };
  expect(toTermView(wire({ parent })).parents.map(({ slug }) => slug)).toEqual(["gemeindewahl", "bauen"]);
  expect(toTermView(wire({ parent: { slug: "bauen", title: "Bauen" } })).parents).toHaveLength(1);
});

test.each([
  [{ owner: "wp:blick" }, "WordPress (blick)", null],
  [{ owner: "own", origin: "wp:blick" }, "Ursprünglich kam es aus WordPress (blick)", "WordPress (blick)"],
  [{ owner: "own" }, "wird hier gepflegt", null],
  [{ owner: "demo" }, "aus der Demo", null],
  [{ owner: null }, "gehört niemandem", null],
])("%j is told, with the way back", (facts, text, backTo) => {
  const view = toTermView(wire(facts));
  expect(view.origin).toContain(text);
  expect(view.backTo).toBe(backTo);
});

test("what names a topic that was begun here is told with numbers; what came from elsewhere is not deleted", () => {
  const nothing = { posts: 0, drafts: 0, topics: 0, menus: 0, front: 0, newsletters: 0, follows: 0, devices: 0, redirects: 0 };
  expect(toTermView(wire()).namedBy).toBeNull();
  expect(toTermView(wire({ removal: nothing })).namedBy).toEqual([]);
  expect(toTermView(wire({ removal: { ...nothing, posts: 1, drafts: 2, follows: 12 } })).namedBy).toEqual([
    "1 Beitrag",
    "2 Texte am Desk, die noch nicht so erschienen sind",
    "12 Personen, die ihm folgen",
  ]);
});

test("a state says which fields it changed", () => {
  const state = {
    id: 3,
    set: "2026-11-20T17:05:00Z",
    set_by: "Vera",
    cause: "PUBLISHED" as const,
    changes: [
      { kind: "CHANGED" as const, what: "title" },
      { kind: "CHANGED" as const, what: "media" },
    ],
  };
  expect(toTermView(wire({ states: [state] })).states).toEqual([
    expect.objectContaining({ id: 3, text: "geändert: Titel, Bild", isPresent: true }),
  ]);
});

test("who came too late is told what stands where they say something else", () => {
  const parent = { slug: "bauen", title: "Bauen" };
  const view = toTermView(wire({ parent, picture: { id: 7, src: "/media/7.jpeg", width: 3, height: 2, alt: "" } }));
  expect(toStanding(view, { title: "Wohnen ", description: "Anders", parent: "", picture: "8", buttonText: "Mehr" })).toEqual([
    { label: "Beschreibung", text: "Was es kostet." },
    { label: "übergeordnet", text: "Bauen" },
    { label: "Bild", text: "Nr. 7" },
    { label: "Text des Knopfs", text: "nichts" },
  ]);
  expect(toStanding(view, {})).toEqual([]);
});

test("what was brought back says what of it is gone", () => {
  expect(toDoneText({ done: null, left: ["bild"] })).toBeNull();
  expect(toDoneText({ done: "gespeichert", left: [] })).toBe("Gespeichert: So sehen es jetzt alle.");
  expect(toDoneText({ done: "zurueckgeholt", left: ["bild", "<b>"] })).toBe(
    "Zurückgeholt: So sehen es jetzt alle. Das Bild von damals gibt es nicht mehr.",
  );
});

const listed = (slug: string, overrides: Partial<WireListed> = {}): WireListed => ({
  taxonomy: "TOPIC",
  slug,
  title: slug,
  parent: null,
  post_count: 1,
  newest: null,
  owner: "own",
  ...overrides,
});

test("a line says what hangs on it, and where it comes from unless that is here", () => {
  const question = { taxonomy: "TOPIC", words: "", after: null } as const;
  const { lines, next } = toTermsView(
    [
      listed("a", { post_count: 1200, newest: "2026-11-20T17:05:00Z", owner: "wp:blick" }),
      listed("b", { post_count: 0, parent: { slug: "a", title: "Oben" } }),
    ],
    question,
  );
  expect(lines[0]?.text).toMatch(/^1.200 Beiträge · zuletzt 20\. November 2026/);
  expect(lines[0]?.origin).toBe("Aus WordPress (blick)");
  expect(lines[1]).toMatchObject({ text: "Unter „Oben“ · Noch kein Beitrag", origin: null });
  expect(next).toBeNull();
});

test("a full page leads to the next, a full search says that there may be more", () => {
  const many = Array.from({ length: 50 }, (_, n) => listed(`t${n}`));
  expect(toTermsView(many, { taxonomy: "TOPIC", words: "", after: null })).toMatchObject({
    next: "/redaktion/themen?nach=t49",
    isCut: false,
  });
  expect(toTermsView(many, { taxonomy: "TOPIC", words: "t", after: null })).toMatchObject({ next: null, isCut: true });
});
