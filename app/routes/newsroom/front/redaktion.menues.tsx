import { menuActions } from "#app/actions/newsroom/front/menu-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { DONE_PARAMETER } from "#app/domain/newsroom/front/front-paths.ts";
import { MenusPage } from "#app/features/newsroom/front/menus-page.tsx";
import { toStates } from "#app/features/newsroom/front/states-view-model.ts";
import { requireMenus } from "#app/loaders/newsroom/require-front.ts";
import type { Route } from "./+types/redaktion.menues.ts";

const titles: Readonly<Record<string, string>> = { header: "Kopf der Seiten", footer: "Fuß der Seiten" };

/** The menus, each with what it was before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { menus, rights } = await requireMenus(context, url);
  return {
    menus: menus.map(({ name, latest, items, states }) => ({
      name,
      title: titles[name] ?? name,
      latest,
      items,
      states: toStates(states, latest),
    })),
    done: url.searchParams.get(DONE_PARAMETER),
    rights,
  };
}

export const action = toRouteAction(menuActions, { wrong: 422, limits: { maxFields: 700, maxBytes: 128 * 1024 } });

export const meta = () => toNewsroomMeta("Menüs");

export default function Menus({ loaderData, actionData }: Route.ComponentProps) {
  return <MenusPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
