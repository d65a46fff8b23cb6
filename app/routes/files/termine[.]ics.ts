import { backendContext } from "#app/context.ts";
import { toDayName } from "#app/domain/calendar/day-name.ts";
import { parseEventChoice, toChosen } from "#app/features/events/event-choice.ts";
import { toEventCalendar } from "#app/features/events/to-event-calendar.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { answerFile, toFile } from "#app/loaders/answer-file.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetEventCalendarDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/termine[.]ics.ts";

/** So far ahead a calendar that is subscribed to knows what is on. */
const DAYS = 120;

/** The next hundred events from today on, of `gemeinde=` and `art=`, with what lasts meanwhile; a calendar asks again and again. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const choice = parseEventChoice(url.searchParams, new Date());
    if (choice === null || choice === "past") throw invalidRoute(url);
    const variables = { from: toDayName(choice.day), days: DAYS, ...toChosen(choice) };
    const [answer] = await context.get(backendContext).askTogether([toQuestion(GetEventCalendarDocument, variables)]);
    if (answer.missing?.has("events")) throw invalidRoute(url);
    const { running, items } = requireData(answer).events;
    const name = choice.municipality === null ? "Termine" : `Termine in ${choice.municipality.title}`;
    const file = toEventCalendar([...running, ...items], name, (path) => toAddress(context, url, path));
    return toFile("text/calendar", file);
  });
}
