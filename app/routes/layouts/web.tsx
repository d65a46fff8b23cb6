import { Outlet } from "react-router";
import { appModeContext, municipalityContext } from "#app/context.ts";
import { loadMenus } from "#app/loaders/load-menus.ts";
import { RouteError } from "#app/shell/error-page/route-error.tsx";
import { WebLayout } from "#app/shell/layout/default-layout.tsx";
import { toLayoutView } from "#app/shell/layout/to-layout-view.ts";
import type { Route } from "./+types/web.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const municipality = context.get(municipalityContext);
  return toLayoutView(await loadMenus(context), { municipality, url, isAppMode: context.get(appModeContext), now: new Date() });
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <WebLayout view={loaderData}>
      <Outlet />
    </WebLayout>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} layout={loaderData ?? null} />;
}
