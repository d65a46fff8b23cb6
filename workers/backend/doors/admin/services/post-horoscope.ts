/** `POST /admin/horoscope`: takes up to 600 texts of the horoscope (docs/import.md); the same sign and period replaces what stood there. */
import * as v from "valibot";
import { takeRecords } from "#workers/backend/doors/admin/take-records.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { type HoroscopeText, horoscopeRecordSchema, MAX_RECORDS } from "#workers/backend/services/horoscope/horoscope-record.ts";
import { writeHoroscopes } from "#workers/backend/services/horoscope/horoscope-texts.ts";

const nameSchema = v.object({
  period: v.optional(v.string(), ""),
  date: v.optional(v.string(), ""),
  sign: v.optional(v.string(), ""),
});

type Result = { text: string; outcome: "taken" | "refused"; reason?: string };

export function postHoroscope(request: Request, env: Env): Promise<Response> {
  return takeRecords<typeof horoscopeRecordSchema, Result>(request, {
    schema: horoscopeRecordSchema,
    maxRecords: MAX_RECORDS,
    maxBodyBytes: 2 * 1024 * 1024,
    refuse: (record, reason) => ({ text: findName(record), outcome: "refused", reason }),
    async write(texts) {
      if (texts.length > 0) await writeHoroscopes(env, texts);
      return texts.map((text) => ({ text: toName(text), outcome: "taken" }));
    },
  });
}

function toName({ period, start, sign }: HoroscopeText): string {
  return `${period} ${start} ${sign}`;
}

function findName(record: unknown): string {
  const named = v.safeParse(nameSchema, record);
  return named.success ? `${named.output.period} ${named.output.date} ${named.output.sign}` : "";
}
