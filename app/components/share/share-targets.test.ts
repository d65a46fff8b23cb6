import { expect, test } from "vitest";
import {
  decideShareTargets,
  isPhoneOrTablet,
  shareLabels,
  toFacebookLink,
  toMailLink,
  toWhatsAppLink,
  toXLink,
} from "./share-targets.ts";

const shared = { url: "https://talblick.example/see-und-berg/653", text: "Käse & Brot: 100 % + mehr? Ja; #1" };

test("all targets but the share sheet, in their order and with their labels", () => {
  expect(decideShareTargets(false).map((target) => shareLabels[target])).toEqual([
    "Link kopieren",
    "Per Email teilen",
    "Auf Facebook teilen",
    "Auf X teilen",
    "Auf WhatsApp teilen",
  ]);
});

test("beside the share sheet there is only the clipboard", () => {
  expect(decideShareTargets(true).map((target) => shareLabels[target])).toEqual(["Link kopieren", "Teilen"]);
});

test("a mail has the headline as its subject and says where to read", () => {
  const link = new URL(toMailLink(shared, "Talblick"));
  expect(link.protocol).toBe("mailto:");
  // Mail programs do not read a plus as a space.
  const fields = link.search
    .slice(1)
    .split("&")
    .map((field) => field.split("=").map(decodeURIComponent));
  expect(fields).toEqual([
    ["subject", shared.text],
    ["body", `Artikel auf Talblick lesen: ${shared.url}`],
  ]);
});

test("X gets text and address", () => {
  const link = new URL(toXLink(shared));
  expect(link.origin + link.pathname).toBe("https://twitter.com/intent/tweet");
  expect(Object.fromEntries(link.searchParams)).toEqual({ text: shared.text, url: shared.url });
});

test("Facebook gets the address at its own page for sharing, and reads the rest there", () => {
  const link = new URL(toFacebookLink(shared));
  expect(link.origin + link.pathname).toBe("https://www.facebook.com/sharer/sharer.php");
  expect(Object.fromEntries(link.searchParams)).toEqual({ u: shared.url });
});

test("WhatsApp gets both in one text, in the app where there is one", () => {
  const [web, app] = [false, true].map((isPhone) => new URL(toWhatsAppLink(shared, isPhone)));
  expect(web?.origin + (web?.pathname ?? "")).toBe("https://web.whatsapp.com/send");
  expect(app?.href.startsWith("whatsapp://send?text=")).toBe(true);
  for (const link of [web, app]) expect(link?.searchParams.get("text")).toBe(`${shared.text} ${shared.url}`);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, true],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, false],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", 10, false],
  ["Mozilla/5.0 (X11; Linux x86_64)", 0, false],
])("%s with %i touch points: %s", (userAgent, maxTouchPoints, expected) => {
  expect(isPhoneOrTablet({ userAgent, maxTouchPoints })).toBe(expected);
});
