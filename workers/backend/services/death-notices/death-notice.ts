/** A death notice, as it is entered, imported and kept. */
import * as v from "valibot";
import {
  deathNoticeKinds,
  FIRST_NOTICE_YEAR,
  MAX_NOTICE_LINE,
  MAX_NOTICE_MOURNERS,
  MAX_NOTICE_NAME,
  MAX_NOTICE_TEXT,
} from "#shared/rules/death-notice-rules.ts";
import { isDay } from "#workers/backend/services/sources/parse-moment.ts";
import { line, paragraphs } from "#workers/backend/services/sources/plain-text.ts";

const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/;

function isDayName(text: string): boolean {
  const [, year, month, day] = isoDay.exec(text) ?? [];
  return day !== undefined && isDay(Number(year), Number(month), Number(day));
}

/** Nobody may know more of a life than the year; empty where not even that is known. */
const dayOrYear = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === "" || /^\d{4}$/.test(text) || isDayName(text), "must be a day such as 1938-04-12, or a year"),
  v.check((text) => text === "" || Number(text.slice(0, 4)) >= FIRST_NOTICE_YEAR, `is before ${FIRST_NOTICE_YEAR}`),
);
const day = v.pipe(v.string(), v.trim(), v.check(isDayName, "must be a day such as 2026-12-03"));

export const deathNoticeSchema = v.pipe(
  v.object({
    kind: v.picklist(deathNoticeKinds),
    name: v.pipe(line(MAX_NOTICE_NAME), v.nonEmpty("is empty")),
    birthName: line(MAX_NOTICE_LINE),
    born: dayOrYear,
    died: dayOrYear,
    place: line(MAX_NOTICE_LINE),
    /** A slug of the region's. */
    municipality: v.nullable(v.string()),
    text: paragraphs(MAX_NOTICE_TEXT),
    mourners: paragraphs(MAX_NOTICE_MOURNERS),
    farewellDay: v.union([v.literal(""), day], "must be a day such as 2026-12-03, or empty"),
    farewellTime: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "must be a time such as 14:30, or empty"),
    ),
    farewellPlace: line(MAX_NOTICE_LINE),
    farewellText: paragraphs(MAX_NOTICE_TEXT),
    undertaker: line(MAX_NOTICE_LINE),
    /** The number of a picture of the library. */
    picture: v.nullable(v.number()),
    pictureAlt: line(MAX_NOTICE_LINE),
    lastDay: day,
    takesCandles: v.boolean(),
    takesCondolences: v.boolean(),
  }),
  v.forward(
    v.check(({ born, died }) => born === "" || died === "" || !isLater(born, died), "is before the birth"),
    ["died"],
  ),
  v.forward(
    v.check(({ farewellDay, farewellTime }) => farewellTime === "" || farewellDay !== "", "has no day"),
    ["farewellTime"],
  ),
);

export type DeathNoticeFacts = v.InferOutput<typeof deathNoticeSchema>;

/** Of a day and a year only the years can be compared. */
export function isLater(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) > other.slice(0, length);
}
