import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { environmentContext } from "#app/context.ts";
import { PaymentPage } from "#app/features/payment/payment-page.tsx";
import { toPaymentView } from "#app/features/payment/payment-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askForReader } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/zahlung-autorisieren.ts";

/** Where the link of the provider's mail leads when a bank wants a renewal confirmed (rules 2.1). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await askForReader(context);
  return {
    view: toPaymentView({ query: url.searchParams, user, paywall: context.get(environmentContext).paywall }),
    meta: { title: "Zahlung freigeben", canonical: toAddress(context, url, "/zahlung-autorisieren") },
  };
}

/** The address names a payment: it goes nowhere else. */
export function headers() {
  return { "referrer-policy": "no-referrer" };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Payment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage view={loaderData.view} />;
}
