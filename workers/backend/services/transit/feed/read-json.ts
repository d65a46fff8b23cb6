/** Reads the same message in its JSON form, with names of either spelling (`active_period`, `activePeriod`), enums by word or number. */
import * as v from "valibot";
import { transitCauses, transitEffects, transitSeverities } from "#shared/rules/transit-rules.ts";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import { MAX_ENTITIES, MAX_PERIODS, MAX_SELECTORS, MAX_TRANSLATIONS, type RawAlert, refuseTooMany } from "./raw-alert.ts";
import { refuseDifferential } from "./read-protobuf.ts";

const text = v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), "");
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.optional(v.pipe(v.array(item), v.maxLength(most, `has more than ${most} entries`)), []);
/** 64 bits are a text in JSON; what no date can be is none, as 0 is. */
const moment = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((seconds) => (Number(seconds) > 0 && Number(seconds) < 8_640_000_000_000 ? Math.trunc(Number(seconds)) : null)),
  ),
  0,
);
/** As the protocol counts them; a word that it does not have is 0. */
const word = (words: readonly string[]) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.integer())]),
      v.transform((value) => (typeof value === "number" ? value : words.indexOf(value) + 1)),
    ),
    0,
  );
const translated = v.optional(
  v.pipe(
    v.object({ translation: list(v.object({ text, language: text }), MAX_TRANSLATIONS) }),
    v.transform(({ translation }) => translation),
  ),
  { translation: [] },
);

const alertSchema = v.object({
  active_period: list(v.object({ start: moment, end: moment }), MAX_PERIODS),
  informed_entity: list(
    v.object({
      agency_id: text,
      route_id: text,
      route_type: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
      stop_id: text,
      trip: v.optional(v.object({ route_id: text }), { route_id: "" }),
    }),
    MAX_SELECTORS,
  ),
  cause: word(transitCauses),
  effect: word(transitEffects),
  severity_level: word(transitSeverities),
  url: translated,
  header_text: translated,
  description_text: translated,
});

const feedSchema = v.object({
  header: v.object({ gtfs_realtime_version: v.string(), incrementality: v.optional(v.union([v.string(), v.number()]), 0) }),
  entity: v.optional(
    v.array(v.object({ id: text, is_deleted: v.optional(v.boolean(), false), alert: v.optional(alertSchema) })),
    [],
  ),
});

/** Throws an Error, for operators. */
export function readJsonAlerts(document: string): RawAlert[] {
  const parsed = v.safeParse(feedSchema, parse(document));
  if (!parsed.success) throw new Error(toReason(parsed.issues));
  const { header, entity } = parsed.output;
  if (entity.length > MAX_ENTITIES) refuseTooMany("entities", MAX_ENTITIES);
  refuseDifferential(header.incrementality === "DIFFERENTIAL" ? 1 : Number(header.incrementality) || 0);
  return entity.flatMap(({ id, is_deleted, alert }) => {
    if (alert === undefined || is_deleted) return [];
    const { active_period, informed_entity, severity_level, header_text, description_text, ...rest } = alert;
    return {
      ...rest,
      id,
      periods: active_period,
      severity: severity_level,
      header: header_text,
      description: description_text,
      entities: informed_entity.map(({ agency_id, route_id, route_type, stop_id, trip }) => ({
        agency: agency_id,
        route: route_id || trip.route_id,
        routeType: route_type,
        stop: stop_id,
      })),
    };
  });
}

/** With names as the protocol spells them. */
function parse(document: string): unknown {
  try {
    return JSON.parse(document, (_, value: unknown) =>
      typeof value !== "object" || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value).map(([name, one]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), one]),
          ),
    );
  } catch {
    throw new Error("it is no JSON");
  }
}
