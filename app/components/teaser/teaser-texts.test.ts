import { expect, test } from "vitest";
import { toCommentCountText, toPictureCountText, toReactionCountText, toShortLead } from "./teaser-texts.ts";

test.each([
  [0, null],
  [1, "1 Kommentar"],
  [2, "2 Kommentare"],
  [140, "140 Kommentare"],
])("%i comments read %j", (count, text) => {
  expect(toCommentCountText(count)).toBe(text);
});

test.each([
  [0, true, null],
  [1, true, null],
  [2, true, "2 Bilder"],
  [7, false, null],
])("%i pictures with display %j read %j", (count, isShown, text) => {
  expect(toPictureCountText(count, isShown)).toBe(text);
});

test.each([
  [0, null],
  [1, "1 Reaktion"],
  [76, "76 Reaktionen"],
])("%i reactions read %j", (count, text) => {
  expect(toReactionCountText(count)).toBe(text);
});

const longer = "Die Gemeinde sperrt am 8. Dezember in St. Anton die Straße zum Pass, wie sie am Montag mitteilte.";
test.each([
  [`${longer} Ersatz fährt stündlich.`, longer],
  [`Der Schnee ist da. ${longer} Mehr dazu.`, `Der Schnee ist da. ${longer}`],
  [longer, longer],
  ["Kurz. Und gut.", "Kurz. Und gut."],
])("a story of the second rank says the beginning of its lead: %s", (lead, short) => {
  expect(toShortLead(lead)).toBe(short);
});
