import { expect, test } from "vitest";
import { isAppMode } from "./app-mode.ts";

const none = new URLSearchParams();

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 TalblickApp-iOS/4.2"],
  ["Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 TalblickApp-Android"],
])("a reader in the app (%s) gets the page without header", (userAgent) => {
  expect(isAppMode(userAgent, none)).toBe(true);
});

test.each([[""], ["=1"], ["=0"]])("so does everybody who asks for it by ?noheader%s", (value) => {
  expect(isAppMode("Mozilla/5.0", new URLSearchParams(`noheader${value}`))).toBe(true);
});

test.each([
  [null],
  [""],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"],
  ["Mozilla/5.0 (Linux; Android 15; wv)"],
  ["NichtTalblickApp-iOS"],
  ["TalblickApp-iOSX"],
  ["TalblickApp"],
])("a reader with the browser %j gets the whole page", (userAgent) => {
  expect(isAppMode(userAgent, new URLSearchParams("header=no"))).toBe(false);
});
