import { data } from "react-router";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { environmentContext } from "#app/context.ts";
import { OrderPage } from "#app/features/subscribe/order-page.tsx";
import { OverviewPage } from "#app/features/subscribe/overview-page.tsx";
import { toProducts, toSubscribeView } from "#app/features/subscribe/subscribe-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askForReader } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/abo.ts";

/** What is sold (rules 2.1). The one question to the back end is who reads. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await askForReader(context);
  const view = toSubscribeView({ query: url.searchParams, user, paywall: context.get(environmentContext).paywall });
  const page = {
    view,
    meta: {
      title: view.step === "order" ? `${view.title} bestellen` : "Abos: Plus, Plus Premium und Pur",
      description: `Alle Plus-Artikel lesen, weniger Werbung sehen oder beides: die digitalen Abos von ${portalBrand.name} im Vergleich, mit Preisen, Laufzeit und Kündigung.`,
      canonical: toAddress(context, url, "/abo"),
      // An order is one reader's business.
      isIndexed: view.step === "overview",
      jsonLd: view.step === "overview" ? toProducts((path) => toAddress(context, url, path)) : [],
    },
  };
  return data(page, user === null ? undefined : { headers: { "cache-control": "private, no-store" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = toPageMeta;

export default function Subscribe({ loaderData: { view } }: Route.ComponentProps) {
  return view.step === "order" ? <OrderPage view={view} /> : <OverviewPage view={view} />;
}
