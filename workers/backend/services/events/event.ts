/** An event of the region, as it is entered, imported and kept. */
import * as v from "valibot";
import {
  eventKinds,
  MAX_EVENT_DAYS,
  MAX_EVENT_LINE,
  MAX_EVENT_LINK,
  MAX_EVENT_TEXT,
  MAX_EVENT_TITLE,
} from "#shared/rules/event-rules.ts";
import { line, paragraphs } from "#workers/backend/services/sources/plain-text.ts";

/** Null for an empty text. */
const link = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text?.trim() || null),
  v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(MAX_EVENT_LINK, `is longer than ${MAX_EVENT_LINK} characters`),
      v.check(isSafeAddress, "is no https address"),
    ),
  ),
);

function isSafeAddress(text: string): boolean {
  const url = /^https:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === "" && url.password === "";
}

/** Seconds; `ends` is null where nobody knows it, and otherwise the first second after it. */
export const eventSchema = v.pipe(
  v.object({
    kind: v.picklist(eventKinds),
    title: v.pipe(line(MAX_EVENT_TITLE), v.nonEmpty("is empty")),
    text: paragraphs(MAX_EVENT_TEXT),
    starts: v.number(),
    ends: v.nullable(v.number()),
    isAllDay: v.boolean(),
    isCancelled: v.boolean(),
    place: line(MAX_EVENT_LINE),
    address: line(MAX_EVENT_LINE),
    /** A slug of the region's. */
    municipality: v.nullable(v.string()),
    organiser: line(MAX_EVENT_LINE),
    price: line(MAX_EVENT_LINE),
    isFree: v.boolean(),
    link,
    /** The number of a picture of the library. */
    picture: v.nullable(v.number()),
  }),
  v.forward(
    v.check(({ starts, ends }) => ends === null || ends > starts, "is not after the start"),
    ["ends"],
  ),
  v.forward(
    v.check(
      ({ starts, ends }) => ends === null || ends - starts <= MAX_EVENT_DAYS * 86_400,
      `is not within ${MAX_EVENT_DAYS} days`,
    ),
    ["ends"],
  ),
);

export type EventFacts = v.InferOutput<typeof eventSchema>;
