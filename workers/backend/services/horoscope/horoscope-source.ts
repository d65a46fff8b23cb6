/** Texts of the horoscope that the clock brings from an address (decisions 81), in the form that an operator would post. */
import * as v from "valibot";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { type HoroscopeText, horoscopeRecordSchema, horoscopeTextSchema, MAX_RECORDS } from "./horoscope-record.ts";
import { HOROSCOPE, toHoroscopeStatement } from "./horoscope-texts.ts";

const feedSchema = v.object({
  records: v.pipe(v.array(horoscopeRecordSchema), v.nonEmpty("are none"), v.maxLength(MAX_RECORDS)),
});

export const horoscopeSource: ServiceSource<HoroscopeText[]> = {
  name: HOROSCOPE,
  everyMinutes: 180,
  staleAfterMinutes: 2 * 24 * 60,
  schema: v.array(horoscopeTextSchema),
  address: ({ HOROSCOPE_FEED_URL }) => HOROSCOPE_FEED_URL,
  async load({ fetchText, env, write }) {
    const parsed = v.safeParse(feedSchema, JSON.parse(await fetchText(env.HOROSCOPE_FEED_URL ?? "")));
    if (!parsed.success) throw new Error(toReason(parsed.issues));
    write(toHoroscopeStatement(env.DB, parsed.output.records));
    return parsed.output.records;
  },
};
