/** What a state of a standing page says beside another text of it. */
import { expect, test } from "vitest";
import { toPageStateView } from "./page-state-view-model.ts";

const write = (html: string, title = "Kontakt") =>
  JSON.stringify({ title, description: "So geht es.", slug: "kontakt", blocks: [{ kind: "paragraph", html }] });
const page = { id: 3, title: "Kontakt", revision: 4, latest: 9 };
const state = {
  id: 7,
  set: "2026-11-28T10:00:00Z",
  set_by: "Ida" as string | null,
  cause: "PUBLISHED" as const,
  text: write("<p>Ruf uns an.</p>"),
};

test("what was taken out and what came is told in words, with the way back", () => {
  const view = toPageStateView(page, { ...state, beside: "STANDS", beside_text: write("<p>Ruf uns gern an.</p>", "Kontakte") });
  expect(view).toMatchObject({ title: expect.stringMatching(/^Veröffentlicht, .*, Ida$/), isFormer: true });
  expect(view.difference.parts.filter(({ kind }) => kind === "new").map(({ text }) => text.trim())).toEqual(["Kontakte", "gern"]);
  expect(view.difference.parts.filter(({ kind }) => kind === "gone").map(({ text }) => text.trim())).toEqual(["Kontakt"]);
});

test("what readers have stands beside the state before, the other way round", () => {
  const view = toPageStateView(page, { ...state, beside: "BEFORE", beside_text: write("<p>Ruf uns gern an.</p>") });
  expect(view.difference.parts.find(({ kind }) => kind === "gone")?.text.trim()).toBe("gern");
  expect(view).toMatchObject({ isFormer: false, about: expect.stringContaining("neben dem Stand davor") });
});

test("of the first state that is kept all is new", () => {
  const view = toPageStateView(page, { ...state, set_by: null, beside: "BEFORE", beside_text: null });
  expect(view.difference.parts.map(({ kind }) => kind)).toEqual(["new"]);
  expect(view.about).toContain("kein Stand davor");
});

test("nothing is brought back that readers have, but what they do not have is, though the draft says the same", () => {
  const same = { ...state, beside_text: state.text };
  expect(toPageStateView(page, { ...same, beside: "STANDS" })).toMatchObject({ isFormer: false, difference: { isSame: true } });
  expect(toPageStateView(page, { ...same, beside: "DRAFT" })).toMatchObject({ isFormer: true, difference: { isSame: true } });
});

test("what differs besides words is said", () => {
  const view = toPageStateView(page, { ...state, beside: "STANDS", beside_text: write("<p>Ruf <b>uns</b> an.</p>") });
  expect(view.difference).toMatchObject({ isSame: false, isMore: true });
});
