import { Outlet } from "react-router";
import { RouteError } from "#app/shell/error-page/route-error.tsx";
import { AppLayout } from "#app/shell/layout/default-layout.tsx";
import { toBareLayoutView } from "#app/shell/layout/layout-view.ts";
import type { Route } from "./+types/app.ts";

/** Pages that the publisher's app shows, without header and footer. */
export default function Layout() {
  return (
    <AppLayout>
      <Outlet />
    </AppLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} layout={toBareLayoutView("/", new Date(), true)} />;
}
