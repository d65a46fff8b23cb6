/** Groups of pictures that may stand in for each other. */
import type { PictureKey } from "#workers/demo/picture-keys.ts";

const groups: readonly PictureKey[][] = [
  ["rathaus", "sitzungssaal", "buergerversammlung"],
  ["wahlurne", "wahlkabine", "wahlplakate", "auszaehlung", "rathaus", "sitzungssaal", "buergerversammlung"],
  ["baustelle", "wohnbau", "stadt-tag"],
  ["bus", "kreisverkehr", "passstrasse", "bahnhof", "zug-rheintal", "autobahn", "radweg"],
  ["bergbach", "steinbruecke", "rheindamm", "stausee"],
  ["schule", "schulhof", "klassenzimmer", "bibliothek", "spielplatz"],
  ["feuerwehr", "feuerwehruebung"],
  ["spital", "arztpraxis", "ruhebank"],
  ["buehne", "konzert", "chor", "blasmusik"],
  ["museum", "atelier", "bibliothek", "kapelle"],
  ["werkstatt", "saegewerk", "webstuhl", "industriehalle"],
  ["industriehalle", "labor", "webstuhl"],
  ["alpe-sommer", "alpe-herbst", "kaesekeller", "alpabtrieb"],
  ["obstgarten", "bienen", "wald-herbst", "ruhebank"],
  ["marktplatz", "baeckerei", "kaesekeller"],
  ["skipiste", "sessellift", "gondelbahn", "langlauf", "rodeln", "gipfel-winter", "hotel"],
  ["marktplatz", "altstadt", "gasthaus", "baeckerei", "christkindlmarkt"],
  ["fussballplatz", "schiedsrichterin"],
  ["handball", "kletterwand", "berglauf"],
  ["kinderwagen", "storch", "babyschuhe", "wiege", "spielplatz"],
  ["taufbecken", "kapelle", "glocken", "kinderwagen", "wiege", "babyschuhe"],
  ["blumen", "hochzeitspaar", "hochzeitstorte", "kapelle", "glocken"],
  ["bodensee-morgen", "bodensee-nebel", "hafen", "fischer", "rheindelta", "bodensee-segelboote"],
  ["gipfel-sommer", "gipfel-abendrot", "steinbock", "bergsee"],
  ["hochwasser", "regen-stadt", "gewitter"],
  ["solar-dach", "stausee"],
  ["diagramm-linie", "diagramm-balken"],
  ["wald-herbst", "wald-winter", "rehe", "moor"],
];

/** All that may stand in for one of these pictures. */
export function kinOf(keys: readonly PictureKey[]): PictureKey[] {
  const near = groups.filter((group) => group.some((key) => keys.includes(key))).flat();
  return [...new Set(near)].filter((key) => !keys.includes(key));
}
