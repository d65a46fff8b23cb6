import { expect, test } from "vitest";
import { toArchivePath, toLeavePath } from "./newsletter-paths.ts";

test("newsletters have an archive, and mails an address that ends them", () => {
  expect(toArchivePath("morgen")).toBe("/newsletter/morgen");
  expect(toLeavePath("a b&c")).toBe("/newsletter/abmelden?key=a+b%26c");
});
