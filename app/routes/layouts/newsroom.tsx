import { Outlet } from "react-router";
import { NewsroomFrame } from "#app/features/newsroom/newsroom-frame.tsx";
import { privatePageMiddleware } from "#app/middleware/private-page.ts";
import { RouteError } from "#app/shell/error-page/route-error.tsx";
import { toBareLayoutView } from "#app/shell/layout/layout-view.ts";
import type { Route } from "./+types/newsroom.ts";

/** Nobody keeps or finds the newsroom's pages (decision 76). */
export const middleware: Route.MiddlewareFunction[] = [privatePageMiddleware];

/** Without the paper's header and footer: nothing leads here, and nothing is asked of readers. */
export default function Layout() {
  return (
    <NewsroomFrame>
      <Outlet />
    </NewsroomFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} layout={toBareLayoutView("/", new Date(), false)} />;
}
