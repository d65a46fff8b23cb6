import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { environmentContext } from "#app/context.ts";
import { StatusPage } from "#app/features/newsroom/status/status-page.tsx";
import { toStatusView } from "#app/features/newsroom/status/status-view-model.ts";
import { requireStatus } from "#app/loaders/newsroom/require-status.ts";
import type { Route } from "./+types/redaktion.status.ts";

/** How the whole works, for operators (decision 97): one question, one round trip. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { status, rights } = await requireStatus(context, url);
  return { rights, view: toStatusView(status, context.get(environmentContext).buildId, new Date()) };
}

export const meta = () => toNewsroomMeta("Status");

export default function Status({ loaderData: { rights, view } }: Route.ComponentProps) {
  return <StatusPage rights={rights} view={view} />;
}
