import { toRouteAction } from "#app/actions/run-form.ts";
import { tipStatusActions } from "#app/actions/tip/tip-status-actions.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { TIP_STATUS_PATH } from "#app/domain/tip/tip-paths.ts";
import { StatusPage } from "#app/features/tip/status-page.tsx";
import { toStatusView } from "#app/features/tip/status-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/tipp-geben.status.ts";

/** How a tip stands, for a reader who has its code, and the way to take it back (decision 84). */
export async function loader({ context, url }: Route.LoaderArgs) {
  await askPage(context, []);
  return { meta: { title: "Stand deines Tipps", canonical: toAddress(context, url, TIP_STATUS_PATH) } };
}

export const action = toRouteAction(tipStatusActions, { wrong: 422 });

export const meta: Route.MetaFunction = toPageMeta;

export default function Status({ actionData }: Route.ComponentProps) {
  const { state = emptyForm, result = null } = actionData ?? {};
  const found = result?.kind === "found" ? toStatusView(result.receipt) : null;
  return <StatusPage form={state} found={found} isWithdrawn={result?.kind === "withdrawn"} />;
}
