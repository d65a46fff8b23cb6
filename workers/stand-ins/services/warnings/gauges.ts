/** Gauges in the form in which the hydrographic services publish them together: invented levels of waters that there are. */
import type { ServiceDocument } from "#workers/stand-ins/services/documents.ts";

type Sample = readonly [number: number, water: string, station: string, longitude: number, latitude: number, level: number];

const samples: readonly Sample[] = [
  [200_001, "Rhein", "Lustenau", 9.66, 47.43, 420],
  [200_014, "Bregenzerach", "Kennelbach", 9.7655, 47.4858, 152],
  [200_022, "Ill", "Gisingen", 9.58, 47.266, 118],
  [200_030, "Dornbirnerach", "Hoher Steg", 9.72, 47.42, 64],
  [200_041, "Lutz", "Garsella", 9.86, 47.22, 71],
  [200_052, "Bodensee", "Bregenz", 9.744, 47.5045, 361],
];
const stamp = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna", dateStyle: "short", timeStyle: "medium" });

export const gauges: ServiceDocument = {
  path: "/services/PegelAktuell/json",
  type: "application/json",
  title: "Gauges of the hydrographic services",
  toBody: ({ now }) => {
    const hours = Math.floor(now.getTime() / 3_600_000);
    const zp = stamp.format(hours * 3_600_000).replace(" ", "T");
    const toFeature = ([hzbnr, gewasser, messstelle, longitude, latitude]: Sample, facts: object) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [longitude, latitude] },
      properties: { hzbnr, gewasser, messstelle, hd: "Vorarlberg", zp, internet: "", ...facts },
    });
    const levels = samples.map((sample, index) => {
      const rise = Math.round(12 * Math.sin((hours / 40 + index) * 2));
      return toFeature(sample, {
        parameter: "W",
        wert: String(sample[5] + rise),
        einheit: "cm",
        gesamtcode: rise > 8 ? 310 : 230,
      });
    });
    const lake = samples.at(-1);
    const month = now.getUTCMonth();
    const warmth = (13 - 8 * Math.cos(((month - 7) / 12) * 2 * Math.PI + Math.PI)).toFixed(1).replace(".", ",");
    const temperatures =
      lake === undefined ? [] : [toFeature(lake, { parameter: "WT", wert: warmth, einheit: "°C", gesamtcode: 900 })];
    return JSON.stringify({ type: "FeatureCollection", features: [...levels, ...temperatures] });
  },
};
