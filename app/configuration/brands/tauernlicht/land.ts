import type { BrandLand, BrandLandFacts } from "#app/configuration/brands/brand.ts";

export const land: BrandLand = {
  whole: "Ganzes Land Salzburg",
  in: "im Land Salzburg",
  from: "aus dem Land Salzburg",
  over: "über dem Land Salzburg",
  of: "des Landes Salzburg",
  its: "seinen",
  onRoads: "auf der A1, der A10 und den Landesstraßen",
  law: "https://www.ris.bka.gv.at/Lr-Salzburg/",
};

export const landFacts: BrandLandFacts = {
  roads: ["A10", "B99", "B159", "B163", "B165", "B167", "B168", "B178", "B311"],
  patronDay: { month: 9, day: 24, title: "Rupertitag, Landesfeiertag" },
  sky: { place: "St. Johann im Pongau", latitude: 47.3473, longitude: 13.2036, height: 615 },
};
