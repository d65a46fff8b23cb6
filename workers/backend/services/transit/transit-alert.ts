/** A disturbance as it is kept: with the names of lines and stops, and in one language. */
import * as v from "valibot";
import {
  MAX_TRANSIT_ALERTS,
  MAX_TRANSIT_NAMES,
  transitCauses,
  transitEffects,
  transitModes,
  transitSeverities,
} from "#shared/rules/transit-rules.ts";
import { MAX_PERIODS } from "./feed/raw-alert.ts";

export const MAX_TITLE = 300;
export const MAX_TEXT = 2000;

const seconds = v.nullable(v.number());

const alertSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(200)),
  modes: v.pipe(v.array(v.picklist(transitModes)), v.minLength(1)),
  cause: v.picklist(transitCauses),
  effect: v.picklist(transitEffects),
  severity: v.picklist(transitSeverities),
  title: v.pipe(v.string(), v.maxLength(MAX_TITLE)),
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  link: v.nullable(v.string()),
  periods: v.pipe(v.array(v.object({ starts: seconds, ends: seconds })), v.maxLength(MAX_PERIODS)),
  lines: v.pipe(v.array(v.object({ name: v.string(), mode: v.picklist(transitModes) })), v.maxLength(MAX_TRANSIT_NAMES)),
  stops: v.pipe(v.array(v.string()), v.maxLength(MAX_TRANSIT_NAMES)),
});

export const transitSchema = v.object({ alerts: v.pipe(v.array(alertSchema), v.maxLength(MAX_TRANSIT_ALERTS)) });

export type TransitAlert = v.InferOutput<typeof alertSchema>;
export type TransitAlerts = v.InferOutput<typeof transitSchema>;
