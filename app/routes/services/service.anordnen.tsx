import { toRouteAction } from "#app/actions/run-form.ts";
import { serviceLineActions } from "#app/actions/services/service-line-actions.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { ARRANGE_PATH, lineServices, toLineServices, usualOrder } from "#app/domain/services/service-order.ts";
import { ArrangeServicesPage, type ArrangeServicesView } from "#app/features/services/arrange-services-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askForReader } from "#app/loaders/page/ask-page.ts";
import { readServiceOrder } from "#app/loaders/reader/service-order.ts";
import type { Route } from "./+types/service.anordnen.ts";

/** Which services stand on the front page, as the reader's account or this browser has it. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const user = await askForReader(context);
  const order = await readServiceOrder(context, request);
  const shown = toLineServices(order ?? usualOrder);
  return {
    view: {
      shown,
      others: lineServices.filter((service) => !shown.includes(service)),
      isUsual: order === null,
      isSignedIn: user !== null,
    } satisfies ArrangeServicesView,
    meta: { title: "Services anordnen", canonical: toAddress(context, url, ARRANGE_PATH) },
  };
}

export const action = toRouteAction(serviceLineActions);

export const meta: Route.MetaFunction = toPageMeta;

export default function ArrangeServices({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return <ArrangeServicesPage view={view} formError={actionData?.state.formError ?? null} />;
}
