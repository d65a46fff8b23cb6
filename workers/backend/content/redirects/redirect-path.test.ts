import { expect, test } from "vitest";
import { toRedirectPath } from "./redirect-path.ts";

test.each([
  ["https://alt.example/2024/05/titel/", "/2024/05/titel"],
  ["/2024/05/titel#kommentare", "/2024/05/titel"],
  ["/?p=12", "/?p=12"],
  ["/news/grüße/", "/news/gr%C3%BC%C3%9Fe"],
  ["relativ/pfad", "/relativ/pfad"],
  ["/", null],
  ["https://alt.example", null],
  ["https://[kaputt", null],
])("the former address %s is looked up as %s", (address, path) => {
  expect(toRedirectPath(address)).toBe(path);
});
