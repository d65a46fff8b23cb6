import { frontActions } from "#app/actions/newsroom/front/front-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { AT_PARAMETER, DONE_PARAMETER, parseSpot } from "#app/domain/newsroom/front/front-paths.ts";
import { FrontPage } from "#app/features/newsroom/front/front-page.tsx";
import { toFrontView } from "#app/features/newsroom/front/front-view-model.ts";
import { requireFront } from "#app/loaders/newsroom/require-front.ts";
import type { Route } from "./+types/redaktion.titelseite.ts";

const MAX_WORDS = 300;

/** The front page as staff arrange it, and the posts that somebody looks for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: query } = url;
  const words = (query.get("q") ?? "").trim().slice(0, MAX_WORDS);
  const asked = await requireFront(context, url, words === "" ? null : words);
  const code = query.get(DONE_PARAMETER);
  const done = code === null ? null : { code, spot: parseSpot(query.get(AT_PARAMETER)) };
  return { view: toFrontView(asked, { opened: parseSpot(query.get("platz")), words, done }), rights: asked.rights };
}

export const action = toRouteAction(frontActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Titelseite");

export default function Front({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FrontPage {...loaderData} form={actionData === undefined ? null : { name: actionData.form, state: actionData.state }} />
  );
}
