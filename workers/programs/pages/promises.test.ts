import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { pageRecords } from "#app/domain/page/records/page-records.ts";
import { readPageFiles, templatesFolder } from "./page-files.ts";

const pages = [...readPageFiles(templatesFolder), ...readPageFiles(fileURLToPath(new URL("../../demo/pages", import.meta.url)))];
const known = [
  ...pages.map(({ slug }) => `/${slug}`),
  ...Object.keys(pageRecords).filter((pattern) => !/[:*]/.test(pattern)),
  "/lizenzen.txt",
];
const texts = pages.map(({ slug, title, lead, markdown }) => ({ slug, text: `${title}\n${lead}\n${markdown}` }));

test.each(texts)("/$slug links only to what is there", ({ text }) => {
  const links = [...text.matchAll(/\]\((\/[^)#?]*)/g)].map(([, path = ""]) => path);
  expect(links.filter((path) => !known.includes(path) && !path.startsWith("/themen/"))).toEqual([]);
});

test.each(texts)("/$slug promises no page that is not built", ({ text }) => {
  expect(text).not.toMatch(/Autor(?:inn)?enseite|Netiquette/i);
});

test("the terms say what becomes of a subscription with its account, and what is confirmed by mail", () => {
  const terms = texts.find(({ slug }) => slug === "agb")?.text ?? "";
  expect(terms).toContain("auf Wunsch am Ende der bezahlten Zeit, sonst sofort; dann verfällt die bezahlte Zeit.");
  expect(terms).toContain("Bestellung, Kündigung, Fortsetzung und vorzeitiges Ende bestätigen wir per E-Mail.");
});
