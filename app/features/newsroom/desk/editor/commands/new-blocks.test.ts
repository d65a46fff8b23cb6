import { expect, test } from "vitest";
import { deskSchema } from "#app/features/newsroom/desk/editor/schema/desk-schema.ts";
import { findNewBlocks, newBlocks, toNewNode } from "./new-blocks.ts";

test("each block of the menu is one that the schema allows, or is asked for first", () => {
  const asked = newBlocks.filter(({ name }) => {
    const node = toNewNode(deskSchema, name);
    node?.check();
    return node === null;
  });
  expect(asked.map(({ name }) => name)).toEqual(["image", "gallery", "recording", "embed", "video", "button"]);
});

test.each([
  ["fak", ["Faktenkasten"]],
  ["Foto", ["Bild", "Bilderstrecke"]],
  ["podcast", ["Aufnahme"]],
  ["film", ["Aufnahme", "Video der Plattform"]],
  ["über", ["Zwischentitel", "Kleiner Zwischentitel"]],
  ["xyz", []],
])("%s finds %j", (typed, titles) => {
  expect(findNewBlocks(typed, true).map(({ title }) => title)).toEqual(titles);
});

test("a ticker is offered where there can be one", () => {
  expect(findNewBlocks("live", true).map(({ name }) => name)).toEqual(["ticker"]);
  expect(findNewBlocks("live", false)).toEqual([]);
  expect(findNewBlocks("", false)).toHaveLength(newBlocks.length - 1);
});
