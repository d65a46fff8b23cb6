import { expect, test } from "vitest";
import { toPageDeskView } from "./page-desk-view-model.ts";
import { toOriginText, toPagesView } from "./pages-view-model.ts";

const line = {
  id: 3,
  title: "Kontakt",
  link: "/kontakt" as string | null,
  is_draft: false,
  publish_at: null as string | null,
  changed: "2026-03-01T10:00:00Z",
  changed_by: "Ida" as string | null,
  origin: null as string | null,
  is_owned: true,
};

test.each([
  [
    {},
    { title: "Kontakt", address: "/kontakt", state: { name: "PUBLISHED" }, text: expect.stringMatching(/^geändert .* von Ida$/) },
  ],
  [
    { title: "", link: null, is_draft: true },
    { title: "Ohne Titel", address: null, state: { name: "DRAFT", text: "Entwurf" } },
  ],
  [{ is_draft: true }, { state: { text: "Veröffentlicht, mit Entwurf" } }],
  [{ publish_at: "2026-03-02T10:00:00Z" }, { text: expect.stringContaining(" · erscheint ") }],
  [
    { changed_by: null, is_owned: false, origin: "wp:www.alt.example:12" },
    { text: expect.stringMatching(/Uhr · aus WordPress \(www\.alt\.example\)$/) },
  ],
])("a page with %j is a line of the list", (changes, expected) => {
  expect(toPagesView([{ ...line, ...changes }], null).lines).toMatchObject([expected]);
});

test("a full list leads on from its last address", () => {
  const many = Array.from({ length: 100 }, (_, id) => ({ ...line, id, link: `/seite-${id}` }));
  expect(toPagesView(many, null).more).toBe("/redaktion/seiten?nach=seite-99");
  expect(toPagesView([{ ...line, link: null }, ...many.slice(1)], "geloescht")).toMatchObject({
    more: null,
    notice: "Die Seite ist gelöscht.",
  });
});

test.each([
  ["demo:kontakt", "aus der Demo"],
  ["own:3", "aus einem Import"],
])("%s comes %s", (origin, text) => {
  expect(toOriginText(origin)).toBe(text);
});

const page = {
  ...line,
  revision: 2,
  text: JSON.stringify({ title: "Impressum", description: "", slug: "impressum", blocks: [] }) as string | null,
  slug: "impressum" as string | null,
  title: "Impressum",
  latest: 5,
  is_outdated: false,
  pictures: [],
  states: [{ id: 5, set: "2026-03-01T10:00:00Z", set_by: "Ida", cause: "PUBLISHED" as const, changes: [] }],
};

test("what the law wants is known by its address, and the state that stands as such while readers have it", () => {
  expect(toPageDeskView(page)).toMatchObject({ isLegal: true, isEditable: true, states: [{ isPresent: true }], outdated: null });
  expect(toPageDeskView({ ...page, slug: null, link: null, is_draft: true })).toMatchObject({
    isLegal: false,
    states: [{ isPresent: false }],
    state: { text: "Entwurf" },
  });
});

test("a page that has more than the desk holds can be looked at", () => {
  expect(toPageDeskView({ ...page, text: null })).toMatchObject({ isEditable: false, name: "Impressum" });
});

test.each([
  [{ origin: null, is_owned: true }, "hierher"],
  [
    { origin: "wp:alt.example:1", is_owned: true },
    "hierher, übernommen aus WordPress (alt.example); kein Import ändert sie mehr",
  ],
  [{ origin: "demo:a", is_owned: false }, "kommt aus der Demo; wird sie hier veröffentlicht, gehört sie hierher"],
])("the page says whose it is: %j", (changes, text) => {
  expect(toPageDeskView({ ...page, ...changes }).facts[1]?.text).toBe(text);
});

test("what is outdated and planned is said", () => {
  const view = toPageDeskView({ ...page, is_draft: true, is_outdated: true, publish_at: "2026-03-02T10:00:00Z" });
  expect(view.outdated).toContain("anders erschienen");
  expect(view.planned).toContain("so wie er dann dasteht");
});
