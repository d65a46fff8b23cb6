import { Outlet } from "react-router";
import { RouteError } from "#app/shell/error-page/route-error.tsx";
import { useLayoutView } from "#app/shell/layout/layout-context.ts";
import { toBareLayoutView } from "#app/shell/layout/layout-view.ts";
import { WidgetLayout } from "#app/shell/layout/widget-layout.tsx";
import type { Route } from "./+types/widget.ts";

/** Widgets for other sites' pages, and in app mode for the app's. */
export default function Layout() {
  const { isAppMode } = useLayoutView();
  return (
    <WidgetLayout isAppMode={isAppMode}>
      <Outlet />
    </WidgetLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} layout={toBareLayoutView("/", new Date(), true)} />;
}
