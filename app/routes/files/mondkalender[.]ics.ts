import { startOfDay, toLocalDay } from "#app/domain/calendar/vienna-time.ts";
import { toMoonCalendar } from "#app/features/moon/to-moon-calendar.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { toFile } from "#app/loaders/answer-file.ts";
import type { Route } from "./+types/mondkalender[.]ics.ts";

/** The moon's quarters of the year from this month on; a calendar may ask again and again. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { hostname } = new URL(toAddress(context, url, "/"));
  return toFile("text/calendar", toMoonCalendar(startOfDay(toLocalDay(new Date()), 1), hostname));
}
