/** A snow report (docs/import.md): invented depths that change from day to day. */
import type { ServiceDocument } from "./documents.ts";

type Sample = readonly [resort: string, base: number, top: number, lifts: number, municipalities: readonly string[]];

const samples: readonly Sample[] = [
  ["Lech Zürs", 45, 110, 42, ["lech"]],
  ["Silvretta Montafon", 25, 95, 35, ["schruns", "st-gallenkirch", "gaschurn"]],
  ["Warth-Schröcken", 55, 125, 15, ["warth", "schrocken"]],
  ["Damüls-Mellau", 40, 100, 29, ["damuls", "mellau"]],
  ["Diedamskopf", 15, 80, 10, ["au", "schoppernau"]],
  ["Golm", 10, 60, 9, ["vandans"]],
  ["Brandnertal", 12, 55, 14, ["brand", "burserberg"]],
  ["Sonnenkopf", 20, 70, 9, ["klosterle"]],
  ["Gargellen", 22, 75, 8, ["st-gallenkirch"]],
  ["Laterns-Gapfohl", 0, 30, 6, ["laterns"]],
  ["Bödele", 0, 0, 8, ["schwarzenberg", "dornbirn"]],
];
const DAY_MS = 86_400_000;

export const snowReport: ServiceDocument = {
  path: "/schnee.json",
  type: "application/json",
  title: "Snow report (JSON)",
  toBody: ({ now }) => {
    const day = Math.floor(now.getTime() / DAY_MS);
    const resorts = samples.map(([resort, base, top, lifts, municipalities], index) => {
      const fresh = ((day * 7 + index * 3) % 5) * 3;
      return {
        resort,
        depths: { base: base === 0 ? 0 : base + fresh, top: top === 0 ? 0 : top + 2 * fresh },
        openLifts: base === 0 ? 0 : lifts - ((day + index) % 4),
        lifts,
        municipalities,
      };
    });
    return JSON.stringify({ resorts });
  },
};
