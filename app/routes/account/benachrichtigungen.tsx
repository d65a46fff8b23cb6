import { pushActions } from "#app/actions/push/push-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { environmentContext, municipalityContext } from "#app/context.ts";
import { NOTICES_PATH } from "#app/domain/push/push-paths.ts";
import { toDeviceName } from "#app/features/profile/sessions/device-name.ts";
import { NoticesPage } from "#app/features/push/notices-page.tsx";
import { toNoticesView } from "#app/features/push/notices-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { readGuestFollows } from "#app/loaders/reader/guest-follows.ts";
import { readNotices } from "#app/loaders/reader/notices/read-notices.ts";
import type { Route } from "./+types/benachrichtigungen.ts";

/** What this device may be told of, and the devices of the account. Where there is no service worker nothing can be shown, so nothing is offered. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const known = await readNotices(context, readGuestFollows(request.headers.get("cookie")));
  const push = context.get(environmentContext).hasServiceWorker ? known.push : null;
  return {
    view: toNoticesView({ ...known, push, municipality: context.get(municipalityContext) }, toDeviceName),
    isRemoved: url.searchParams.has("entfernt"),
    meta: { title: "Benachrichtigungen", canonical: toAddress(context, url, NOTICES_PATH) },
  };
}

export const action = toRouteAction(pushActions);

export const meta: Route.MetaFunction = toPageMeta;

export default function NoticesRoute({ loaderData: { view, isRemoved }, actionData }: Route.ComponentProps) {
  return <NoticesPage view={view} isRemoved={isRemoved} formError={actionData?.state.formError ?? null} />;
}
