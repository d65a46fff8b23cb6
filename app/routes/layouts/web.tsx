import { Outlet } from "react-router";
import { RouteError } from "#app/shell/error-page/route-error.tsx";
import { WebLayout } from "#app/shell/layout/default-layout.tsx";
import { type LayoutHandle, useLayoutView } from "#app/shell/layout/layout-context.ts";
import type { Route } from "./+types/web.ts";

/** Read by entry.server.tsx, which joins header and footer with what this page asked. */
export const handle = { hasMenus: true } satisfies LayoutHandle;

export default function Layout() {
  return (
    <WebLayout view={useLayoutView()}>
      <Outlet />
    </WebLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} layout={useLayoutView()} />;
}
