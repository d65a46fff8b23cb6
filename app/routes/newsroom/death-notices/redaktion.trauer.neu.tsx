import { newDeathNoticeActions } from "#app/actions/newsroom/services/death-notice-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { addDays, toDay, toDayName } from "#app/domain/calendar/day-name.ts";
import { TICKED } from "#app/domain/death-notice/death-notice-form.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { NewDeathNoticePage } from "#app/features/newsroom/death-notices/newsroom-death-notice-page.tsx";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomForDeathNoticeDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.trauer.neu.ts";

/** What families mostly choose. */
const USUAL_DAYS = 365;

/** The form of a new death notice. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const newsroom = await askNewsroom(context, toQuestion(GetNewsroomForDeathNoticeDocument, {}));
  const { rights } = admit(newsroom, "DEATH_NOTICES", url);
  const lastDay = toDayName(addDays(toDay(new Date()), USUAL_DAYS));
  return { rights, values: { lastDay, candles: TICKED, condolences: TICKED } };
}

export const action = toRouteAction(newDeathNoticeActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Neue Traueranzeige");

export default function NewDeathNotice({ loaderData, actionData }: Route.ComponentProps) {
  return <NewDeathNoticePage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
