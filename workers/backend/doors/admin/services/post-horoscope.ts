/** `POST /admin/horoscope`: takes up to 600 texts of the horoscope (docs/import.md); the same sign and period replaces what stood there. */
import { readField, takeRecords } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { horoscopeRecordSchema, MAX_RECORDS } from "#workers/backend/services/horoscope/horoscope-record.ts";
import { writeHoroscopes } from "#workers/backend/services/horoscope/horoscope-texts.ts";

type Result = { text: string; outcome: "taken" | "refused"; reason?: string };

export function postHoroscope(request: Request, env: Env): Promise<Response> {
  return takeRecords<typeof horoscopeRecordSchema, Result>(request, {
    schema: horoscopeRecordSchema,
    maxRecords: MAX_RECORDS,
    maxBodyBytes: 2 * 1024 * 1024,
    refuse(record, reason) {
      const [period, date, sign] = ["period", "date", "sign"].map((name) => readField(record, name));
      return { text: `${period} ${date} ${sign}`, outcome: "refused", reason };
    },
    async write(texts) {
      if (texts.length > 0) await writeHoroscopes(env, texts);
      return texts.map((text) => ({ text: `${text.period} ${text.start} ${text.sign}`, outcome: "taken" }));
    },
  });
}
