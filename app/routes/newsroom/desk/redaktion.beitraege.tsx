import { deskListActions } from "#app/actions/newsroom/desk/desk-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { parseDeskFilter } from "#app/domain/newsroom/desk/desk-states.ts";
import { DeskPage } from "#app/features/newsroom/desk/list/desk-page.tsx";
import { parsePlace, toDeskView } from "#app/features/newsroom/desk/list/desk-view-model.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDeskDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.beitraege.ts";

/** Posts that are written here: `zeige=` and `ressort=` narrow the list, `nach=` is the place of the last one of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = parseDeskFilter(url.searchParams.get("zeige"));
  const section = url.searchParams.get("ressort") || null;
  const before = parsePlace(url.searchParams.get("nach"));
  const asked = { state: filter.state, mine: filter.isMine, section, before };
  const newsroom = admit(await askNewsroom(context, toQuestion(GetDeskDocument, asked)), "WRITE", url);
  const done = url.searchParams.get("getan");
  return { view: toDeskView(newsroom, { filter, section, done }), rights: newsroom.rights };
}

export const action = toRouteAction(deskListActions);

export const meta = () => toNewsroomMeta("Beiträge");

export default function Desk({ loaderData, actionData }: Route.ComponentProps) {
  return <DeskPage {...loaderData} error={(actionData?.state ?? emptyForm).formError} />;
}
