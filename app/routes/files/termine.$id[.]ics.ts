import { backendContext } from "#app/context.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { toEventCalendar } from "#app/features/events/to-event-calendar.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { answerFile, toFile } from "#app/loaders/answer-file.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetEventDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/termine.$id[.]ics.ts";

/** One event for a reader's own calendar. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const id = parsePostId(/\/(\d+)\.ics$/.exec(url.pathname)?.[1]);
    if (id === null) throw unknownRoute(url);
    const [answer] = await context.get(backendContext).askTogether([toQuestion(GetEventDocument, { id })]);
    const event = answer.missing?.has("event") ? null : requireData(answer).event;
    if (event === null) throw unknownRoute(url);
    return toFile(
      "text/calendar",
      toEventCalendar([event], event.title, (path) => toAddress(context, url, path)),
    );
  });
}
