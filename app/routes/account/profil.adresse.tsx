import { addressActions } from "#app/actions/profile/address-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { ADDRESS_PATH, parseAddressDone } from "#app/domain/forms/account/address-path.ts";
import { AddressPage, type AddressView } from "#app/features/address/address-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askForReader } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/profil.adresse.ts";

/** Where the links of the mails about a changed address lead. Opening one does nothing: scanners of mail open links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const view: AddressView = {
    key: url.searchParams.get("key"),
    wayBack: url.searchParams.get("zurueck"),
    done: parseAddressDone(url.searchParams.get("done")),
    isSignedIn: (await askForReader(context)) !== null,
    error: null,
  };
  return { view, meta: { title: "E-Mail-Adresse ändern", canonical: toAddress(context, url, ADDRESS_PATH) } };
}

export const action = toRouteAction(addressActions);

export const meta: Route.MetaFunction = toPageMeta;

export default function Address({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return <AddressPage view={{ ...view, error: actionData?.state.formError ?? null }} />;
}
