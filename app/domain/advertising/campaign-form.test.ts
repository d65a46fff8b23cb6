import { expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { campaignForm } from "./campaign-form.ts";

const typed = (changes = {}) => ({
  advertiser: " Sennerei \n Egg ",
  own: "",
  link: "https://sennerei.example/kaese",
  alt: "Bergkäse",
  narrow: "12",
  wide: "https://talblick.example/redaktion/bilder/13",
  first: "2026-11-29",
  last: "2026-12-05",
  sections: "Sport, /news/politik sport",
  municipality: "",
  weight: "5",
  maxViews: "10.000",
  ...changes,
});

test("a campaign is from the midnight of its first day to that after its last", () => {
  const parsed = parseForm(campaignForm, typed());
  expect(parsed).toEqual({
    isValid: true,
    values: {
      advertiser: "Sennerei Egg",
      is_own: false,
      link: "https://sennerei.example/kaese",
      alt: "Bergkäse",
      narrow: 12,
      wide: 13,
      starts: "2026-11-28T23:00:00.000Z",
      ends: "2026-12-05T23:00:00.000Z",
      sections: ["sport", "politik"],
      municipality: null,
      weight: 5,
      max_views: 10_000,
    },
  });
});

test.each([
  ["link", { link: "http://sennerei.example/" }],
  ["link", { link: "/newsletter" }],
  ["link", { own: "ja", link: "//sennerei.example/" }],
  ["advertiser", { advertiser: " " }],
  ["alt", { alt: "" }],
  ["narrow", { narrow: "" }],
  ["wide", { wide: "kaese.jpg" }],
  ["last", { last: "2026-11-28" }],
  ["last", { last: "2028-11-28" }],
  ["first", { first: "morgen" }],
  ["sections", { sections: "Sport & Spiel" }],
  ["municipality", { municipality: "nirgendwo" }],
  ["weight", { weight: "11" }],
  ["maxViews", { maxViews: "0" }],
])("what is wrong with %s is said there: %j", (field, changes) => {
  const parsed = parseForm(campaignForm, typed(changes));
  expect(parsed.isValid ? {} : parsed.errors).toHaveProperty(field);
});

test("the paper's own may lead to one of its pages", () => {
  const parsed = parseForm(campaignForm, typed({ own: "ja", link: "/newsletter" }));
  expect(parsed).toMatchObject({ isValid: true, values: { is_own: true, link: "/newsletter" } });
});
