import { expect, test } from "vitest";
import { sanitizeBlock } from "#workers/backend/content/records/sanitize-block.ts";
import { toAskedBlock } from "./asked-block.ts";

test.each([
  ["embed", " https://vimeo.com/76979871 ", { kind: "embed", provider: "vimeo", url: "https://vimeo.com/76979871" }],
  ["embed", "https://karte.example/x", { kind: "embed", provider: "generic", url: "https://karte.example/x" }],
  ["video", "6327763506112", { kind: "video", video: { id: "6327763506112", accountId: "", playerId: "default" } }],
  ["button", "orf.at", { kind: "button", link: "https://orf.at" }],
] as const)("%s: %s", (kind, typed, expected) => {
  const block = toAskedBlock(kind, typed);
  expect(block).toMatchObject(expected);
  expect(block === null ? null : sanitizeBlock(block)).toEqual(block);
});

test.each([
  ["embed", "javascript:alert(1)"],
  ["embed", "Wort"],
  ["video", "keine Kennung!"],
  ["button", "javascript:alert(1)"],
] as const)("%s: %s is no address for it", (kind, typed) => {
  expect(toAskedBlock(kind, typed)).toBeNull();
});
