/** The form of what the publisher's system sends (docs/import.md). */
import * as v from "valibot";

/** Of one file. */
export const MAX_DEATH_NOTICES = 200;
/** Of its numbers that are to be deleted. */
const MAX_DELETED = 1000;

const text = v.optional(v.nullable(v.string("must be text")), null);
const yes = v.optional(v.boolean("must be true or false"), true);
const number = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer(), v.transform(String))], "must be text or a number"),
  v.trim(),
  v.nonEmpty("is empty"),
  v.maxLength(100, "is longer than 100 characters"),
);
const farewellSchema = v.strictObject({ day: text, time: text, place: text, text });

/** As it stands in the file (docs/import.md); what is left out is empty. */
export const deathNoticeRowSchema = v.strictObject({
  id: number,
  kind: text,
  name: v.string("must be text"),
  birthName: text,
  born: text,
  died: text,
  place: text,
  municipality: text,
  text,
  mourners: v.optional(v.array(v.string("must be text"), "must be a list of lines"), []),
  farewell: v.optional(v.nullable(farewellSchema), null),
  undertaker: text,
  picture: text,
  pictureText: text,
  lastDay: v.string("must be a day such as 2027-11-29"),
  candles: yes,
  condolences: yes,
});
export type Row = v.InferOutput<typeof deathNoticeRowSchema>;

export const deathNoticeFileSchema = v.strictObject({
  notices: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MAX_DEATH_NOTICES, `has more than ${MAX_DEATH_NOTICES}`)), []),
  deleted: v.optional(v.pipe(v.array(number), v.maxLength(MAX_DELETED, `has more than ${MAX_DELETED}`)), []),
});
