import { runTipForm } from "#app/actions/tip/tip-actions.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { TIP_PATH } from "#app/domain/tip/tip-paths.ts";
import { toPageView } from "#app/features/page/page-view-model.ts";
import { StandingPage } from "#app/features/page/standing-page.tsx";
import { TipPage } from "#app/features/tip/tip-page.tsx";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { requirePage } from "#app/loaders/page/require-page.ts";
import { readTipRules } from "#app/loaders/reader/rules/read-tip-rules.ts";
import type { Route } from "./+types/tipp-geben.ts";

/** Readers send a tip (decision 84). Of a publisher whose back end takes none, the newsroom's own page of that name. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const rules = await readTipRules(context);
  const canonical = toAddress(context, url, TIP_PATH);
  if (rules === null) {
    const page = await requirePage(context, url);
    return {
      rules,
      token: null,
      page: toPageView(page),
      meta: { title: toPageView(page).title, description: page.description, canonical },
    };
  }
  const description = "Gib der Redaktion einen Tipp: Text, Bilder, Videos und Dokumente, mit Namen oder anonym.";
  return { rules, token: crypto.randomUUID(), page: null, meta: { title: "Tipp geben", description, canonical } };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const rules = await readTipRules(context);
  if (rules === null) throw unknownRoute(url);
  return runTipForm(rules, { context, request, url });
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Tip({ loaderData: { rules, token, page }, actionData }: Route.ComponentProps) {
  if (rules === null) return page === null ? null : <StandingPage view={page} />;
  return <TipPage rules={rules} token={token} sent={actionData?.state ?? emptyForm} />;
}
