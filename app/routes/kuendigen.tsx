import { cancellationActions, cancellationLimits } from "#app/actions/contract/cancellation-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { WITHDRAWAL_PATH } from "#app/domain/contract/cancellation-form.ts";
import { CancellationPage } from "#app/features/cancellation/cancellation-page.tsx";
import { CancellationSent } from "#app/features/cancellation/cancellation-sent.tsx";
import { toPageView } from "#app/features/page/page-view-model.ts";
import { StandingPage } from "#app/features/page/standing-page.tsx";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { requirePage } from "#app/loaders/page/require-page.ts";
import { readAcceptsCancellations } from "#app/loaders/reader/read-accepts-cancellations.ts";
import type { Route } from "./+types/kuendigen.ts";

/** Readers end a contract without signing in (decision 107). Of a publisher whose back end takes none, the page of that name. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isWithdrawal = url.pathname === WITHDRAWAL_PATH;
  const canonical = toAddress(context, url, url.pathname);
  if (!(await readAcceptsCancellations(context))) {
    const page = await requirePage(context, url);
    return {
      isWithdrawal,
      page: toPageView(page),
      meta: { title: toPageView(page).title, description: page.description, canonical },
    };
  }
  const title = isWithdrawal ? "Vertrag widerrufen" : "Vertrag kündigen";
  const description = "Ein Abo kündigen oder den Vertrag widerrufen, ohne Anmeldung und mit sofortiger Bestätigung.";
  return { isWithdrawal, page: null, meta: { title, description, canonical } };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  if (!(await readAcceptsCancellations(context))) throw unknownRoute(url);
  return runForm(cancellationActions, { context, request, url }, { wrong: 422, limits: cancellationLimits });
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Cancellation({ loaderData: { isWithdrawal, page }, actionData }: Route.ComponentProps) {
  if (page !== null) return <StandingPage view={page} />;
  if (actionData?.result != null) return <CancellationSent {...actionData.result} />;
  return <CancellationPage kind={isWithdrawal ? "withdrawal" : "ordinary"} sent={actionData?.state ?? null} />;
}
