/** A shift of a duty rota (decision 81), as it is imported and kept. */
import * as v from "valibot";

export const dutyKinds = ["doctor", "pharmacy", "dentist", "vet"] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** A shift longer than a fortnight is a mistake. */
export const MAX_SHIFT_S = 14 * 24 * 60 * 60;
/** Of one rota; a year of a region has some 10,000, and is imported in parts. */
export const MAX_SHIFTS = 3000;

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `is longer than ${max} characters`));
const optionalText = (max: number) =>
  v.pipe(
    v.nullable(text(max)),
    v.transform((value) => (value === "" ? null : value)),
  );

/** Who is on duty. Kept as JSON in this order, so that the same shift is the same text. */
export const dutyEntrySchema = v.object({
  kind: v.picklist(dutyKinds),
  name: v.pipe(text(200), v.nonEmpty("is empty")),
  address: optionalText(200),
  /** Slugs of the region's places. */
  municipality: v.nullable(v.string()),
  district: v.nullable(v.string()),
  phone: v.pipe(text(40), v.regex(/^\+?[\d\s()/-]{3,}$/, "is no telephone number")),
  note: optionalText(500),
});

export type DutyEntry = v.InferOutput<typeof dutyEntrySchema>;
/** Seconds; on duty from `starts_at` until before `ends_at`. */
export type DutyShift = { starts_at: number; ends_at: number; entry: DutyEntry };

/** All of a source's shifts that begin in a period, in seconds. */
export const rotaSchema = v.object({
  from: v.number(),
  until: v.number(),
  shifts: v.array(v.object({ starts_at: v.number(), ends_at: v.number(), entry: dutyEntrySchema })),
});

export type Rota = v.InferOutput<typeof rotaSchema>;
