import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { CalendarPage } from "#app/features/newsroom/desk/list/calendar-page.tsx";
import { toCalendarView } from "#app/features/newsroom/desk/list/desk-view-model.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDeskCalendarDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.beitraege.kalender.ts";

/** What will come out, day by day. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const newsroom = admit(await askNewsroom(context, toQuestion(GetDeskCalendarDocument, {})), "WRITE", url);
  return { view: toCalendarView(newsroom.desk_planned ?? []), rights: newsroom.rights };
}

export const meta = () => toNewsroomMeta("Kalender");

export default function Calendar({ loaderData }: Route.ComponentProps) {
  return <CalendarPage {...loaderData} />;
}
