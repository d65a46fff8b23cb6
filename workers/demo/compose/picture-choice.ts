/** Which pictures may have been taken in a municipality. */
import type { PictureKey } from "#workers/demo/media/picture-keys.ts";
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
  alpabtrieb: (p) => !p.flat,
  "regen-stadt": (p) => p.people > 6000,
  industriehalle: (p) => p.rail,
};

/** Those of the pictures that can have been taken in the municipality. */
export function picturesFor(keys: readonly PictureKey[], place: Place): PictureKey[] {
  return keys.filter((key) => only[key]?.(place) ?? true);
}
