import { toCondolenceActions } from "#app/actions/newsroom/services/death-notice-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import {
  type CondolenceChoice,
  parseCondolenceState,
  toCondolenceDoneText,
} from "#app/domain/death-notice/newsroom-death-notice-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { CondolencesPage } from "#app/features/newsroom/death-notices/condolences-page.tsx";
import { toCondolencesView } from "#app/features/newsroom/death-notices/condolences-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomCondolencesDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.trauer.kondolenz.ts";

/** Words of condolence: `stand=` says which, `anzeige=` to which notice, `nach=` is the number of the last one of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = readChoice(url);
  const admitted = admit(await askNewsroom(context, toQuestion(GetNewsroomCondolencesDocument, choice)), "DEATH_NOTICES", url);
  const { condolences, held_condolences: held, rights } = admitted;
  if (condolences === null) throw unknownRoute(url);
  return {
    view: toCondolencesView(condolences, { choice, held: held ?? 0 }),
    done: toCondolenceDoneText(url.searchParams),
    rights,
  };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return runForm(toCondolenceActions(readChoice(url)), { context, request, url }, { wrong: 422 });
}

function readChoice({ searchParams: query }: URL): CondolenceChoice {
  return {
    state: parseCondolenceState(query.get("stand")),
    notice: parsePostId(query.get("anzeige")),
    after: parsePostId(query.get("nach")),
  };
}

export const meta = () => toNewsroomMeta("Worte des Beileids");

export default function Condolences({ loaderData, actionData }: Route.ComponentProps) {
  return <CondolencesPage {...loaderData} error={actionData?.state.formError ?? null} />;
}
