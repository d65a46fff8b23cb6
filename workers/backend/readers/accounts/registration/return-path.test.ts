import { expect, test } from "vitest";
import { parseReturnPath } from "./return-path.ts";

test.each(["/", "/rheindamm/653", "/abo?angebot=plus-jahr&returnTo=%2Frheindamm%2F653", "/themen/wohnen?page=2#kommentare"])(
  "a reader who came from %s is led back there",
  (returnTo) => {
    expect(parseReturnPath(JSON.stringify({ source: "app", returnTo }))).toBe(returnTo);
  },
);

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  "rheindamm/653",
  "",
  `/${"x".repeat(500)}`,
  7,
  null,
  ["/"],
])("%j is no way back", (returnTo) => {
  expect(parseReturnPath(JSON.stringify({ returnTo }))).toBeNull();
});

test.each([null, "", "{", "null", "[]", "{}", '"/abo"'])("userData %j names none", (userData) => {
  expect(parseReturnPath(userData)).toBeNull();
});
