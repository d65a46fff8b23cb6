import type { BrandLand, BrandLandFacts } from "#app/configuration/brands/brand.ts";

export const land: BrandLand = {
  whole: "Ganz Vorarlberg",
  in: "in Vorarlberg",
  from: "aus Vorarlberg",
  over: "über Vorarlberg",
  of: "Vorarlbergs",
  its: "seinen",
  onRoads: "auf der A14, der S16 und den Landesstraßen",
  law: "https://www.ris.bka.gv.at/Lr-Vorarlberg/",
};

export const landFacts: BrandLandFacts = {
  roads: ["A14", "S16", "L190", "L191", "L200", "L202", "L203", "L204", "B190", "B200"],
  patronDay: { month: 3, day: 19, title: "Josefitag, Landesfeiertag" },
  // In the middle of where most of its people live.
  sky: { place: "Dornbirn", latitude: 47.4125, longitude: 9.7417, height: 437 },
};
