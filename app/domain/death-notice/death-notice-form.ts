/** The form of a death notice: its fields, their limits, and their validation. */
import * as v from "valibot";
import { checkField } from "#app/domain/forms/check-field.ts";
import type { FormRules } from "#app/domain/forms/form-definition.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import {
  type DeathNoticeKind,
  deathNoticeKinds,
  FIRST_NOTICE_YEAR,
  MAX_NOTICE_LINE,
  MAX_NOTICE_MOURNERS,
  MAX_NOTICE_NAME,
  MAX_NOTICE_TEXT,
} from "#shared/rules/death-notice-rules.ts";
import { isLater, parseDayOrYear } from "./day-or-year.ts";

/** Of boxes that are ticked. */
export const TICKED = "ja";

/** As the contract has it. */
export type DeathNoticeDraft = {
  kind: Uppercase<DeathNoticeKind>;
  name: string;
  birth_name: string;
  born: string;
  died: string;
  place: string;
  municipality: string | null;
  text: string;
  mourners: string;
  farewell_day: string;
  farewell_time: string;
  farewell_place: string;
  farewell_text: string;
  undertaker: string;
  picture: number | null;
  picture_alt: string;
  last_day: string;
  takes_candles: boolean;
  takes_condolences: boolean;
};

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
    v.maxLength(max, `Höchstens ${max} Zeichen.`),
  );
const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `Höchstens ${max.toLocaleString("de-AT")} Zeichen.`));
const dayOrYear = v.pipe(
  v.string(),
  v.check((typed) => parseDayOrYear(typed) !== null, "Ein Tag wie 12.4.1938, oder nur das Jahr."),
  v.transform((typed) => parseDayOrYear(typed) ?? ""),
  v.check((day) => day === "" || Number(day.slice(0, 4)) >= FIRST_NOTICE_YEAR, `Frühestens ${FIRST_NOTICE_YEAR}.`),
);
const day = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === "" || (typed.length === 10 && parseDayOrYear(typed) === typed), "Ein Tag wie 2026-12-24."),
);
/** A number of the library, or the address of a picture's page there. */
const picturePattern = /^(?:(?:https?:\/\/[^/\s]+)?\/redaktion\/bilder\/)?([1-9]\d{0,8})\/?$/;

const schema = v.pipe(
  v.object({
    kind: v.picklist(deathNoticeKinds, "Wähl, was es ist."),
    name: v.pipe(line(MAX_NOTICE_NAME), v.minLength(1, "Um wen geht es?")),
    birthName: line(MAX_NOTICE_LINE),
    born: dayOrYear,
    died: dayOrYear,
    place: line(MAX_NOTICE_LINE),
    municipality: v.pipe(
      v.string(),
      v.check((slug) => slug === "" || parseMunicipality(slug) !== null, "Wähl eine Gemeinde aus der Liste."),
      v.transform((slug) => slug || null),
    ),
    text: text(MAX_NOTICE_TEXT),
    mourners: text(MAX_NOTICE_MOURNERS),
    farewellDay: day,
    farewellTime: v.pipe(v.string(), v.trim(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "Eine Uhrzeit wie 14:30.")),
    farewellPlace: line(MAX_NOTICE_LINE),
    farewellText: text(MAX_NOTICE_TEXT),
    undertaker: line(MAX_NOTICE_LINE),
    picture: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (typed) => typed === "" || picturePattern.test(typed),
        "Nummer oder Adresse eines Bildes aus der Bilderverwaltung.",
      ),
      v.transform((typed) => (typed === "" ? null : Number(picturePattern.exec(typed)?.[1]))),
    ),
    pictureAlt: line(MAX_NOTICE_LINE),
    lastDay: v.pipe(day, v.minLength(1, "Wie lange soll die Anzeige stehen?")),
    candles: v.string(),
    condolences: v.string(),
  }),
  checkField("died", ({ born, died }: Life) => born === "" || died === "" || !isLater(born, died), "Das liegt vor der Geburt."),
  checkField(
    "farewellTime",
    ({ farewellDay, farewellTime }: Farewell) => farewellTime === "" || farewellDay !== "",
    "Ohne Tag keine Uhrzeit.",
  ),
  checkField(
    "pictureAlt",
    ({ picture, pictureAlt }: Portrait) => picture === null || pictureAlt !== "",
    "Was ist auf dem Bild zu sehen? Das hören alle, die es nicht sehen.",
  ),
  v.transform(
    (notice): DeathNoticeDraft => ({
      kind: notice.kind.toUpperCase() as Uppercase<DeathNoticeKind>,
      name: notice.name,
      birth_name: notice.birthName,
      born: notice.born,
      died: notice.died,
      place: notice.place,
      municipality: notice.municipality,
      text: notice.text,
      mourners: notice.mourners,
      farewell_day: notice.farewellDay,
      farewell_time: notice.farewellTime,
      farewell_place: notice.farewellPlace,
      farewell_text: notice.farewellText,
      undertaker: notice.undertaker,
      picture: notice.picture,
      picture_alt: notice.pictureAlt,
      last_day: notice.lastDay,
      takes_candles: notice.candles !== "",
      takes_condolences: notice.condolences !== "",
    }),
  ),
);

type Life = { born: string; died: string };
type Farewell = { farewellDay: string; farewellTime: string };
type Portrait = { picture: number | null; pictureAlt: string };

export const deathNoticeForm: FormRules<DeathNoticeDraft> = { name: "death-notice", schema };
/** Of the button that keeps a new notice from readers for now. */
export const DRAFT_FIELD = "draft";
