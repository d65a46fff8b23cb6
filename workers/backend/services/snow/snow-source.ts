/** The region's snow report (decisions 81, 89), in a form of this product's own (docs/import.md). */
import * as v from "valibot";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { type SnowReport, snowReportSchema } from "./snow-report.ts";

export const snowSource: ServiceSource<SnowReport> = {
  name: "snow",
  everyMinutes: 30,
  // Resorts measure in the morning.
  staleAfterMinutes: 24 * 60,
  schema: snowReportSchema,
  address: ({ SNOW_FEED_URL }) => SNOW_FEED_URL,
  async load({ fetchText, env }) {
    const parsed = v.safeParse(snowReportSchema, JSON.parse(await fetchText(env.SNOW_FEED_URL ?? "")));
    if (!parsed.success) throw new Error(toReason(parsed.issues));
    const names = parsed.output.resorts.map(({ resort }) => resort);
    if (new Set(names).size < names.length) throw new Error("a resort stands in it twice");
    return parsed.output;
  },
};
