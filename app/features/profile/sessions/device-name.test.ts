import fc from "fast-check";
import { expect, test } from "vitest";
import { isHandheld, toDeviceName } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Firefox auf Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Chrome auf Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`],
  ["Edge auf Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ["Opera auf Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/139.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  [
    "Safari auf iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome auf iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1",
  ],
  [
    "Firefox auf iPad",
    "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15",
  ],
  [
    "Safari auf Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
  ],
  ["Chrome auf Android", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`],
  [
    "Samsung Internet auf Android",
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ["Firefox auf Linux", "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  ["Chrome auf Chromebook", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`],
  ["Chrome auf Linux", `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`],
  ["Talblick-App auf iPhone", "Mozilla/5.0 TalblickApp-iOS/3.1"],
  ["Talblick-App auf Android", "Mozilla/5.0 (Linux; Android 15; Pixel 9) TalblickApp-Android/3.1"],
  ["Browser auf Windows", "Mozilla/5.0 (Windows NT 10.0)"],
  ["Firefox", "Firefox/145.0"],
  ["Unbekanntes Gerät", ""],
  ["Unbekanntes Gerät", "curl/8.5.0"],
  ["Unbekanntes Gerät", "<script>alert(1)</script>"],
])("a reader sees a session as %s", (name, userAgent) => {
  expect(toDeviceName(userAgent)).toBe(name);
});

test("whatever a browser calls itself, the name is made of known words only", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (userAgent) => {
      expect(toDeviceName(userAgent)).toMatch(
        /^(?:Unbekanntes Gerät|[A-Z][A-Za-z -]+?(?: auf [A-Z]?[A-Za-z]+)?|Browser auf \w+)$/,
      );
    }),
  );
});

test("phones and tablets are told from computers", () => {
  expect(isHandheld("Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X)")).toBe(true);
  expect(isHandheld("Mozilla/5.0 TalblickApp-Android/3.1")).toBe(true);
  expect(isHandheld("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0")).toBe(false);
});
