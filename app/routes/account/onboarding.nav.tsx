import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { municipalityContext } from "#app/context.ts";
import { NavigationPage } from "#app/features/onboarding/navigation-page.tsx";
import { toNavigationView } from "#app/features/onboarding/navigation-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage, readMenus } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/onboarding.nav.ts";

/** The paper's sections and the reader's municipality, within the publisher's app (rules 2.1). */
export async function loader({ context, url }: Route.LoaderArgs) {
  await askPage(context, []);
  return {
    view: toNavigationView(await readMenus(context), context.get(municipalityContext)),
    meta: { title: "So findest du dich zurecht", canonical: toAddress(context, url, "/onboarding/nav") },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Navigation({ loaderData }: Route.ComponentProps) {
  return <NavigationPage view={loaderData.view} />;
}
