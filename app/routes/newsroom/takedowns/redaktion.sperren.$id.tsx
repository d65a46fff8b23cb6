import { toLiftActions } from "#app/actions/newsroom/takedown-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { TakedownPage } from "#app/features/newsroom/takedowns/takedown-page.tsx";
import { toTakedownView } from "#app/features/newsroom/takedowns/takedowns-view-model.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetTakedownDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.sperren.$id.ts";

/** One takedown with its proof (decision 101). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireId(params.id, url);
  const newsroom = admit(await askNewsroom(context, toQuestion(GetTakedownDocument, { id })), "TAKEDOWN", url);
  if (newsroom.takedown === null) throw unknownInNewsroom(url);
  return { takedown: toTakedownView(newsroom.takedown), rights: newsroom.rights };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toLiftActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

export const meta = ({ params }: Route.MetaArgs) => toNewsroomMeta(`Sperre ${params.id}`);

export default function Takedown({ loaderData, actionData }: Route.ComponentProps) {
  return <TakedownPage {...loaderData} error={actionData?.state.formError ?? null} />;
}
