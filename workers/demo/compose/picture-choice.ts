/** Which pictures may have been taken in a municipality. */
import type { PictureKey } from "#workers/demo/picture-keys.ts";
import { kinOf } from "./picture-kin.ts";
import type { Place } from "./place.ts";

const only: Partial<Record<PictureKey, (p: Place) => boolean>> = {
  "bodensee-morgen": (p) => !p.alpine,
  "bodensee-abend": (p) => !p.alpine,
  "bodensee-sturm": (p) => !p.alpine,
  "bodensee-segelboote": (p) => !p.alpine,
  "bodensee-nebel": (p) => !p.alpine,
  rheindelta: (p) => !p.alpine,
  "zug-rheintal": (p) => p.rail,
  bahnhof: (p) => p.rail,
  autobahn: (p) => p.rail,
  passstrasse: (p) => !p.flat,
  "alpe-sommer": (p) => !p.flat,
  "alpe-herbst": (p) => !p.flat,
  "gipfel-sommer": (p) => !p.flat,
  skipiste: (p) => p.alpine,
  sessellift: (p) => p.alpine,
  "stadt-nacht": (p) => p.city,
  altstadt: (p) => p.people > 6000,
  "bergdorf-sommer": (p) => !p.city && !p.flat,
  "bergdorf-winter": (p) => !p.city && !p.flat,
  hafen: (p) => !p.alpine,
  fischer: (p) => !p.alpine,
  moor: (p) => !p.alpine,
  rheindamm: (p) => !p.alpine,
  "stadt-tag": (p) => p.rail,
  "gipfel-winter": (p) => !p.flat,
  steinbock: (p) => p.alpine,
  langlauf: (p) => p.alpine,
  hotel: (p) => p.alpine,
  bergsee: (p) => p.alpine,
  stausee: (p) => p.alpine,
  gondelbahn: (p) => p.alpine,
  lawinenhang: (p) => p.alpine,
  alpabtrieb: (p) => !p.flat,
  "regen-stadt": (p) => p.people > 6000,
  industriehalle: (p) => p.rail,
};

/** Views of places and land: they go with any text about a municipality when what fits better is taken. */
const views: readonly PictureKey[] = [
  "bergdorf-sommer",
  "bergdorf-winter",
  "altstadt",
  "marktplatz",
  "stadt-tag",
  "stadt-nacht",
  "kapelle",
  "glocken",
  "gasthaus",
  "steinbruecke",
  "ruhebank",
  "obstgarten",
  "bergbach",
  "bergsee",
  "moor",
  "wald-herbst",
  "wald-winter",
  "rheindamm",
  "rheindelta",
  "bodensee-morgen",
  "bodensee-abend",
  "bodensee-nebel",
  "bodensee-segelboote",
  "hafen",
  "radweg",
  "passstrasse",
  "alpe-sommer",
  "alpe-herbst",
  "gipfel-sommer",
  "gipfel-winter",
  "gipfel-abendrot",
  "gipfel-nacht",
  "rehe",
  "steinbock",
  "zug-rheintal",
  "bahnhof",
  "autobahn",
  "bus",
  "kreisverkehr",
  "wohnbau",
  "spielplatz",
  "baeckerei",
  "saegewerk",
  "bienen",
  "industriehalle",
  "freibad",
  "langlauf",
  "rodeln",
  "alpabtrieb",
  "fischer",
  "stausee",
  "gondelbahn",
  "sessellift",
  "regen-stadt",
  "funken",
  "lawinenhang",
  "hotel",
  "solar-dach",
  "berglauf",
];

/** What may stand with a text: pictures of its matter, what may stand in for them, and views of its place to fill up. */
export type Choice = { pictures: PictureKey[]; kin: PictureKey[]; landscapes: PictureKey[] };

function toChoice(pictures: PictureKey[], suits: (key: PictureKey) => boolean): Choice {
  const kin = kinOf(pictures).filter(suits);
  return { pictures, kin, landscapes: views.filter((key) => suits(key) && !pictures.includes(key) && !kin.includes(key)) };
}

/** Leaves out what cannot have been taken in the municipality, unless nothing else fits. */
export function choiceFor(keys: PictureKey[], place: Place): Choice {
  const suits = (key: PictureKey): boolean => only[key]?.(place) ?? true;
  const possible = keys.filter(suits);
  return toChoice(possible.length > 0 ? possible : keys, suits);
}

/** The same for a text about the whole land. */
export function choiceForLand(keys: PictureKey[]): Choice {
  return toChoice(keys, () => true);
}
