import { expect, test } from "vitest";
import { municipalities as shown } from "#app/domain/municipality/municipality.ts";
import { locateMunicipality } from "#workers/backend/ground/places/locate-municipality.ts";
import { readMunicipalities } from "./read-places.ts";

const municipalities = readMunicipalities();

test("the place of each municipality lies in it", () => {
  expect(municipalities.filter(({ id, latitude, longitude }) => locateMunicipality({ latitude, longitude }) !== id)).toEqual([]);
});

test("the portal's table has the same places", () => {
  const places = municipalities.map(({ slug, latitude, longitude }) => [slug, latitude, longitude]).sort();
  expect(shown.map(({ slug, latitude, longitude }) => [slug, latitude, longitude]).sort()).toEqual(places);
});

// In the middle of these areas nobody lives.
test.each([
  ["gaschurn", 46.9858, 10.027],
  ["lech", 47.208, 10.1418],
  ["dornbirn", 47.4143, 9.7419],
])("%s is where its people live", (slug, latitude, longitude) => {
  expect(municipalities.find((municipality) => municipality.slug === slug)).toMatchObject({ latitude, longitude });
});
