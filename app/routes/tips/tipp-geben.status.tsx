import { data } from "react-router";
import { runTipStatus } from "#app/actions/tip/run-tip-status.ts";
import { toMetaDescriptors } from "#app/components/page-meta/page-meta.ts";
import { TIP_STATUS_PATH } from "#app/domain/tip/tip-paths.ts";
import { StatusPage } from "#app/features/tip/status-page.tsx";
import { toStatusView } from "#app/features/tip/status-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/tipp-geben.status.ts";

/** How a tip stands, for who has its code, and the way to take it back (decision 84). */
export async function loader({ context, url }: Route.LoaderArgs) {
  await askPage(context, []);
  return {
    meta: {
      title: "Stand deines Tipps",
      description: null,
      canonical: toAddress(context, url, TIP_STATUS_PATH),
      isIndexed: false,
    },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await runTipStatus(context, request);
  return data(outcome.kind === "found" ? { ...outcome, receipt: toStatusView(outcome.receipt) } : outcome, outcome.status);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function Status({ actionData }: Route.ComponentProps) {
  return <StatusPage outcome={actionData ?? null} />;
}
