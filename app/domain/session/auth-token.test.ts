import { expect, test } from "vitest";
import { authTokenAttributes, toAuthorization, toAuthTokenName } from "./auth-token.ts";

test.each([
  ["default", "apollo:default.token"],
  ["dev", "apollo:dev.token"],
  ["prod", "apollo:prod.token"],
] as const)("in the environment %s the token is called %s", (environment, name) => {
  expect(toAuthTokenName(environment)).toBe(name);
});

test("the token is kept for seven days, for this site alone and over encryption alone", () => {
  expect(authTokenAttributes).toEqual({ path: "/", maxAge: 604_800, sameSite: "lax", secure: true });
});

test.each([
  ["a bare token gets its scheme", "abc", "Bearer abc"],
  ["a token with a scheme keeps it", "Bearer abc", "Bearer abc"],
  ["another scheme is kept as well", "Basic YTpi", "Basic YTpi"],
  ["a scheme in small letters is a word", "bearer abc", "bearer abc"],
  ["a token with a hyphen before the space is no scheme", "a-b c", "Bearer a-b c"],
  ["a word without a space is a token", "Bearer", "Bearer Bearer"],
  ["a space without a word is no scheme", " abc", "Bearer  abc"],
  ["a tab is no space", "Bearer\tabc", "Bearer Bearer\tabc"],
  ["a token of the base64url alphabet is a token", "ab_c-d0", "Bearer ab_c-d0"],
  ["no token is nothing to prove", "", "Bearer"],
  ["none at all neither", null, "Bearer"],
  ["a line break begins no other header", "abc\r\nx-caller: forged", "Bearer"],
  ["a control character is in no token", "abc\0", "Bearer"],
  ["nor is a letter beyond ASCII", "schlüssel", "Bearer"],
])("%s", (_, token, header) => {
  expect(toAuthorization(token)).toBe(header);
});
