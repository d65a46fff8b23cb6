import { isRouteErrorResponse, Outlet } from "react-router";
import { parseIsNewsroomError } from "#app/domain/page/page-error.ts";
import { NewsroomFrame } from "#app/features/newsroom/room/newsroom-frame.tsx";
import { RouteError, RouteErrorText } from "#app/shell/error-page/route-error.tsx";
import { toBareLayoutView } from "#app/shell/layout/layout-view.ts";
import type { Route } from "./+types/newsroom.ts";

/** Without the paper's header and footer: nothing leads here, and nothing is asked of readers. */
export default function Layout() {
  return (
    <NewsroomFrame>
      <Outlet />
    </NewsroomFrame>
  );
}

/** In the newsroom's frame, unless the portal has no newsroom: then the address is as unknown as any other. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404 && !parseIsNewsroomError(error.data))
    return <RouteError error={error} layout={toBareLayoutView("/", new Date(), false)} />;
  return (
    <NewsroomFrame>
      <div className="*:mx-0">
        <RouteErrorText error={error} home="newsroom" />
      </div>
    </NewsroomFrame>
  );
}
