import { expect, test } from "vitest";
import { parseBreakingLink } from "./breaking-link.ts";

const origins = ["https://www.talblick.example"];

test.each([
  ["653", "653"],
  ["/rheindamm/653", "/rheindamm/653"],
  ["https://www.talblick.example/rheindamm/653#x", "/rheindamm/653"],
  ["talblick.example/rheindamm/653", "/rheindamm/653"],
  ["/verkehr?strasse=A14", "/verkehr?strasse=A14"],
  [" https://andere.example/x?y=1 ", "https://andere.example/x?y=1"],
])("%s leads to %s", (text, link) => {
  expect(parseBreakingLink(text, origins)).toEqual({ link });
});

test.each([
  ["", /weder eine Nummer/],
  ["javascript:alert(1)", /weder eine Nummer/],
  ["zwei Wörter", /weder eine Nummer/],
  ["http://andere.example/x", /andere\.example ist eine andere Website/],
  ["andere.example/x", /andere\.example ist eine andere Website/],
  ["//andere.example/x", /andere\.example ist eine andere Website/],
  ["/redaktion/team", /nicht für alle/],
  ["/Redaktion", /nicht für alle/],
  ["/vorschau/geheim", /nicht für alle/],
  ["/trauer/12", /Traueranzeige/],
  ["https://www.talblick.example/Trauer?name=x", /Traueranzeige/],
  [`https://andere.example/${"x".repeat(500)}`, /Höchstens 500/],
])("%s leads nowhere", (text, error) => {
  expect(parseBreakingLink(text, origins)).toEqual({ error: expect.stringMatching(error) });
});
