import { expect, test } from "vitest";
import { toPagePath } from "./page-path.ts";

test.each([
  ["/", "/"],
  ["/profil", "/profil"],
  ["/profil.data", "/profil"],
  ["/_.data", "/"],
  ["/themen/_.data", "/themen/"],
  ["/x.data.data", "/x.data"],
  ["/x.data/y", "/x.data/y"],
])("what asks for %s is about %s", (path, page) => {
  expect(toPagePath(path)).toBe(page);
});
