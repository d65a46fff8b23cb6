import { toLiftActions } from "#app/actions/newsroom/takedown-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { TakedownPage } from "#app/features/newsroom/takedowns/takedown-page.tsx";
import { toTakedownView } from "#app/features/newsroom/takedowns/takedowns-view-model.ts";
import { invalidRoute, unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
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

function requireId(text: string, url: URL): number {
  const id = parsePostId(text);
  if (id === null) throw invalidRoute(url);
  return id;
}

export function meta({ params }: Route.MetaArgs) {
  return [{ title: `Sperre ${params.id} | Redaktion | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
}

export default function Takedown({ loaderData, actionData }: Route.ComponentProps) {
  return <TakedownPage {...loaderData} error={actionData?.state.formError ?? null} />;
}
