import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { SetupPage } from "#app/features/newsroom/setup/setup-page.tsx";
import { toSetupView } from "#app/features/newsroom/setup/setup-view-model.ts";
import { requireSetup } from "#app/loaders/newsroom/require-setup.ts";
import type { Route } from "./+types/redaktion.einrichten.ts";

/** What a paper still wants before it goes out: one question, one round trip. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { wire, rights } = await requireSetup(context, url);
  return { rights, view: toSetupView(wire, new Date()) };
}

export const meta = () => toNewsroomMeta("Einrichten");

export default function Setup({ loaderData: { rights, view } }: Route.ComponentProps) {
  return <SetupPage rights={rights} view={view} />;
}
