/** An event of The Events Calendar (StellarWP), as its documented interface `tribe/events/v1` has it. */
import * as v from "valibot";
import { toPlainText } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { parseLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { WordPressEvent } from "#workers/backend/services/events/wordpress/wordpress-event.ts";
import { toParagraphs } from "./to-paragraphs.ts";

/** The type of its posts. */
export const EVENT_TYPE = "tribe_events";

const text = v.fallback(v.pipe(v.string(), v.maxLength(100_000)), "");
const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, "is no moment such as 2026-12-03 19:00:00"));
const named = (name: string) =>
  v.pipe(
    v.object({ [name]: text }),
    v.transform((entry) => entry[name] ?? ""),
  );

// Where there is none, PHP writes an empty list or false.
const venueSchema = v.object({ venue: text, address: text, city: text, zip: text });
const noVenue = { venue: "", address: "", city: "", zip: "" };

const schema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.pipe(v.string(), v.maxLength(10_000)),
  description: text,
  status: text,
  /** Of the plugin's status of an event, where it is said. */
  event_status: text,
  hide_from_listings: v.fallback(v.boolean(), false),
  all_day: v.fallback(v.boolean(), false),
  start_date: moment,
  end_date: moment,
  utc_start_date: moment,
  utc_end_date: moment,
  cost: text,
  url: text,
  website: text,
  image: v.fallback(
    v.nullable(
      v.pipe(
        v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
        v.transform(({ id }) => id),
      ),
    ),
    null,
  ),
  venue: v.fallback(venueSchema, noVenue),
  organizer: v.fallback(v.pipe(v.array(v.fallback(named("organizer"), "")), v.maxLength(50)), []),
  categories: v.fallback(v.pipe(v.array(v.fallback(named("name"), "")), v.maxLength(200)), []),
});

const MAX_ORGANISERS = 3;
const MAX_CATEGORIES = 20;
const MAX_SHORT = 1000;
const MAX_LONG = 6000;

/** Null for one that nobody may see or that stands in no list; a text says what is wrong. */
export function parseEvent(value: unknown): WordPressEvent | string | null {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return `${v.getDotPath(parsed.issues[0]) ?? "event"}: ${parsed.issues[0].message}`.slice(0, 300);
  const { id, title, description, status, event_status, venue, organizer, categories, cost, image, ...event } = parsed.output;
  const isCancelled = [status, event_status].some((one) => /^cancell?ed$/i.test(one));
  if (event.hide_from_listings || !(status === "" || status === "publish" || isCancelled)) return null;
  const price = toLine(cost);
  const isFree = /^(?:free|frei|gratis|kostenlos|eintritt frei|freier eintritt|(?:€|EUR)?\s*0+(?:[.,]0+)?\s*(?:€|EUR)?)$/i.test(
    price,
  );
  return {
    id,
    title: toLine(title),
    text: toParagraphs(description).slice(0, MAX_LONG).toWellFormed(),
    ...toTimes(event),
    isCancelled,
    place: toLine(venue.venue),
    address: [toLine(venue.address), [toLine(venue.zip), toLine(venue.city)].filter(Boolean).join(" ")]
      .filter(Boolean)
      .join(", "),
    city: toLine(venue.city),
    organiser: organizer.map(toLine).filter(Boolean).slice(0, MAX_ORGANISERS).join(", ").slice(0, MAX_SHORT),
    price: isFree ? "" : price,
    isFree,
    categories: categories.map(toLine).filter(Boolean).slice(0, MAX_CATEGORIES),
    link: [event.website, event.url].map((one) => one.trim()).find(isLink) ?? null,
    picture: image,
  };
}

type Dates = Pick<v.InferOutput<typeof schema>, "all_day" | "start_date" | "end_date" | "utc_start_date" | "utc_end_date">;

/** Of whole days the plugin says the last second: its days count, of whatever zone it is. */
function toTimes(dates: Dates): Pick<WordPressEvent, "starts" | "ends" | "isAllDay"> {
  if (dates.all_day) {
    const [first, last] = [dates.start_date, dates.end_date].map((date) => date.slice(0, 10));
    const after = new Date(Date.parse(`${last}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    return { starts: parseLocalDate(`${first}T00:00:00`), ends: parseLocalDate(`${after}T00:00:00`), isAllDay: true };
  }
  const [starts = 0, ends = 0] = [dates.utc_start_date, dates.utc_end_date].map(
    (date) => Date.parse(`${date.replace(" ", "T")}Z`) / 1000,
  );
  return { starts, ends: ends > starts ? ends : null, isAllDay: false };
}

function toLine(html: string): string {
  return toPlainText(html).slice(0, MAX_SHORT).toWellFormed();
}

function isLink(address: string): boolean {
  return /^https:\/\/\S+$/i.test(address) && address.length <= 500 && URL.canParse(address);
}
