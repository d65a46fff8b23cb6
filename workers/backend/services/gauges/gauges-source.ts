/**
 * Levels of rivers and lakes (decision 81) as Austria's hydrographic services publish them together: GeoJSON of all gauges with their present
 * value and its stage (data.gv.at, "Pegel aktuell"; `https://ehyd.gv.at/services/PegelAktuell/json`).
 */
import * as v from "valibot";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import { parseLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { locateMunicipality } from "#workers/backend/ground/places/locate-municipality.ts";
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";

const MAX_GAUGES = 150;
/** An older value says nothing of now. */
const MAX_AGE_S = 6 * 3600;

export const quantities = ["LEVEL", "DISCHARGE", "TEMPERATURE"] as const;

const gaugeSchema = v.object({
  id: v.string(),
  water: v.string(),
  station: v.string(),
  /** Official number. */
  municipality: v.number(),
  quantity: v.picklist(quantities),
  value: v.number(),
  unit: v.string(),
  /** Of the value, in seconds. */
  at: v.pipe(v.number(), v.integer()),
  /** 1 low, 2 usual, 3 raised, 4 to 6 floods: from that of every year on, of every tenth, of every thirtieth. Null where the service names none. */
  stage: v.nullable(v.picklist([1, 2, 3, 4, 5, 6])),
});
export type Gauge = v.InferOutput<typeof gaugeSchema>;

const gaugesSchema = v.object({ gauges: v.pipe(v.array(gaugeSchema), v.maxLength(MAX_GAUGES)) });
export type Gauges = v.InferOutput<typeof gaugesSchema>;

const word = v.union([v.string(), v.number()]);
const answerSchema = v.object({
  features: v.pipe(
    v.array(
      v.object({
        geometry: v.nullable(v.object({ coordinates: v.array(v.number()) })),
        properties: v.object({
          hzbnr: word,
          gewasser: v.optional(v.nullable(v.string())),
          gewaesser: v.optional(v.nullable(v.string())),
          messstelle: v.optional(v.nullable(v.string())),
          parameter: v.optional(v.nullable(v.string())),
          wert: v.optional(v.nullable(word)),
          einheit: v.optional(v.nullable(v.string())),
          zp: v.optional(v.nullable(v.string())),
          zeitpunkt: v.optional(v.nullable(v.string())),
          gesamtcode: v.optional(v.nullable(word)),
        }),
      }),
    ),
    v.maxLength(5000),
  ),
});
type Feature = v.InferOutput<typeof answerSchema>["features"][number];

export const gaugesSource: ServiceSource<Gauges> = {
  name: "gauges",
  everyMinutes: 20,
  staleAfterMinutes: 180,
  schema: gaugesSchema,
  address: ({ GAUGES_URL }) => GAUGES_URL,
  async load({ fetchText, env, now }) {
    const parsed = v.safeParse(answerSchema, JSON.parse(await fetchText(env.GAUGES_URL ?? "")));
    if (!parsed.success) throw new Error(toReason(parsed.issues));
    const gauges = parsed.output.features.flatMap((feature) => toGauge(feature, now)).slice(0, MAX_GAUGES);
    if (gauges.length === 0) throw new Error("it has no gauge of the region");
    return { gauges: gauges.sort((one, other) => (other.stage ?? 0) - (one.stage ?? 0) || compare(one, other)) };
  },
};

const german = new Intl.Collator("de-AT");
const compare = (one: Gauge, other: Gauge) =>
  german.compare(one.water, other.water) || german.compare(one.station, other.station);

const kinds: Readonly<Record<string, Gauge["quantity"]>> = { W: "LEVEL", Q: "DISCHARGE", WT: "TEMPERATURE" };

/** Nothing of one beyond the region's borders, without a value, or silent for hours. */
function toGauge({ geometry, properties }: Feature, now: number): Gauge[] {
  const { hzbnr, gewasser, gewaesser, messstelle, parameter, wert, einheit, gesamtcode, ...moments } = properties;
  const [longitude, latitude] = geometry?.coordinates ?? [];
  const municipality = longitude === undefined || latitude === undefined ? null : locateMunicipality({ latitude, longitude });
  const quantity = kinds[parameter ?? ""];
  const value = wert == null || wert === "" ? Number.NaN : Number(String(wert).replace(",", "."));
  const at = toMoment(moments);
  const water = (gewasser ?? gewaesser ?? "").trim();
  if (municipality === null || quantity === undefined || Number.isNaN(value) || Number.isNaN(at) || water === "") return [];
  if (now - at > MAX_AGE_S) return [];
  return [
    {
      id: `${hzbnr}:${parameter}`.slice(0, 60),
      water: water.slice(0, 80),
      station: (messstelle ?? "").trim().slice(0, 80),
      municipality,
      quantity,
      value,
      unit: (einheit ?? "").trim().slice(0, 20),
      at,
      stage: toStage(Number(gesamtcode)),
    },
  ];
}

/** In the region's time without a zone, or with one; not a number where there is none. */
function toMoment({ zp, zeitpunkt }: { zp?: string | null | undefined; zeitpunkt?: string | null | undefined }): number {
  const text = (zp ?? zeitpunkt ?? "").trim().replace(" ", "T");
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return Math.floor(Date.parse(text) / 1000);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? parseLocalDate(text.slice(0, 19)) : Number.NaN;
}

/** The first of three digits; null for a code that names none. */
function toStage(code: number): Gauge["stage"] {
  const stage = Math.floor(code / 100);
  return Number.isInteger(code) && stage >= 1 && stage <= 6 ? (stage as 1) : null;
}
