import { expect, test } from "vitest";
import { serviceGroups } from "#app/domain/page/records/page-lists.ts";
import { findOwnPages, suggestOwnPages } from "./own-pages.ts";

test.each([
  ["horoskop", "/horoskop"],
  ["Sternzeichen Löwe", "/horoskop"],
  ["spritpreise", "/spritpreise"],
  ["tanken", "/spritpreise"],
  ["wo tanken in Dornbirn", "/spritpreise"],
  ["benzin götzis", "/spritpreise"],
  ["apotheke", "/notdienste"],
  ["Zahnaerzte", "/notdienste"],
  ["abo kündigen", "/kuendigen"],
  ["Abo kuendigen", "/kuendigen"],
  ["kündigung", "/kuendigen"],
  ["abo", "/abo"],
  ["passwort vergessen", "/profil?dialog=forget-password"],
  ["kennwort", "/profil?dialog=forget-password"],
  ["schnee", "/schneebericht"],
  ["Schigebiet", "/schneebericht"],
  ["wetter", "/wetter"],
  ["stau", "/verkehr"],
  ["vollmond heute", "/mondkalender"],
  ["anmelden", "/profil?dialog=login"],
  ["newsletter abbestellen", "/newsletter"],
])("%s leads to %s", (query, link) => {
  expect(findOwnPages(query)[0]?.link).toBe(link);
});

test.each([
  [""],
  ["der"],
  ["Dornbirn"],
  ["Gemeinderat"],
  ["Apotheke überfallen"],
  ["Waagner"],
  ["Abend"],
  ["Löwenzahn im Garten"],
])("%s is no question for a page of the portal", (query) => {
  expect(findOwnPages(query)).toEqual([]);
});

test("what is being typed is completed, at most to three pages", () => {
  expect(suggestOwnPages("ho").map(({ title }) => title)).toContain("Horoskop");
  expect(suggestOwnPages("abo k")).toContainEqual({ title: "Abo kündigen", link: "/kuendigen" });
  expect(suggestOwnPages("s").length).toBe(0);
  expect(suggestOwnPages("be").length).toBeLessThanOrEqual(3);
});

test("every service is found by its title", () => {
  for (const { title, link } of serviceGroups.flatMap(({ services }) => services))
    expect(
      findOwnPages(title).map((page) => page.link),
      title,
    ).toContain(link);
});
