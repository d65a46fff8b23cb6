import { data, redirect } from "react-router";
import { runTipForm } from "#app/actions/tip/run-tip-form.ts";
import { toMetaDescriptors } from "#app/components/page-meta/page-meta.ts";
import { TIP_PATH, TIP_SENT_PATH } from "#app/domain/tip/tip-paths.ts";
import { toPageView } from "#app/features/page/page-view-model.ts";
import { StandingPage } from "#app/features/page/standing-page.tsx";
import { TipPage } from "#app/features/tip/tip-page.tsx";
import { toSentTipCookie } from "#app/gateway/tip/tip-cookie.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { requirePage } from "#app/loaders/page/require-page.ts";
import { readTipRules } from "#app/loaders/reader/read-tip-rules.ts";
import type { Route } from "./+types/tipp-geben.ts";

/** Readers send a tip (decision 84). Of a publisher whose back end takes none, the newsroom's own page of that name. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const rules = await readTipRules(context);
  const canonical = toAddress(context, url, TIP_PATH);
  if (rules === null) {
    const page = await requirePage(context, url);
    return { rules, page: toPageView(page), meta: { title: toPageView(page).title, description: page.description, canonical } };
  }
  const description = "Gib der Redaktion einen Tipp: Text, Bilder, Videos und Dokumente, mit Namen oder anonym.";
  return { rules, page: null, meta: { title: "Tipp geben", description, canonical } };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const rules = await readTipRules(context);
  if (rules === null) throw unknownRoute(url);
  const outcome = await runTipForm(context, request, rules);
  if (outcome.kind === "sent")
    throw redirect(TIP_SENT_PATH, {
      status: 303,
      headers: { "set-cookie": toSentTipCookie(outcome) },
    });
  return data(outcome, outcome.status);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function Tip({ loaderData: { rules, page }, actionData }: Route.ComponentProps) {
  if (rules === null) return page === null ? null : <StandingPage view={page} />;
  return <TipPage rules={rules} sent={actionData ?? null} />;
}
