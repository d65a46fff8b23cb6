import { expect, test } from "vitest";
import { isNearRegion, locateMunicipality } from "./locate-municipality.ts";

test.each([
  // Its centre of area lies in the mountains, nearer to that of Ebnit's neighbours than to its own town.
  ["Dornbirn's market square", 47.4125, 9.7438, 80301],
  ["Bregenz' harbour", 47.5052, 9.7462, 80207],
  ["Feldkirch's old town", 47.2378, 9.5983, 80404],
  ["Lech", 47.2079, 10.1419, 80113],
])("%s lies in its municipality", (_, latitude, longitude, number) => {
  expect(locateMunicipality({ latitude, longitude })).toBe(number);
});

test.each([
  ["Vienna", 48.2082, 16.3738],
  ["St. Gallen, beside the region", 47.4245, 9.3767],
  ["the lake, far from the shore", 47.58, 9.55],
])("%s lies in none", (_, latitude, longitude) => {
  expect(locateMunicipality({ latitude, longitude })).toBeNull();
});

test("a point just over a simplified border still belongs to the nearest", () => {
  // Lustenau's bank of the Rhine.
  expect(locateMunicipality({ latitude: 47.427, longitude: 9.646 })).toBe(80303);
  expect(isNearRegion({ latitude: 47.58, longitude: 9.55 })).toBe(true);
  expect(isNearRegion({ latitude: 48.2, longitude: 16.4 })).toBe(false);
});
