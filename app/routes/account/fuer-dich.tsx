import { followActions } from "#app/actions/follows/follow-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { FOR_YOU_PATH, parseForYouPlace } from "#app/domain/follows/follow-paths.ts";
import { parseSubjectName } from "#app/domain/follows/subject.ts";
import { ForYouPage } from "#app/features/follows/for-you-page.tsx";
import { toForYouView } from "#app/features/follows/for-you-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { readGuestFollows } from "#app/loaders/reader/guest-follows.ts";
import { readForYou } from "#app/loaders/reader/read-for-you.ts";
import type { Route } from "./+types/fuer-dich.ts";

const PER_PAGE = 20;

/** What is new of what a reader follows: of the account, or of this browser's cookie. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const after = parseForYouPlace(url.searchParams.get("nach"));
  const forYou = await readForYou(context, readGuestFollows(request.headers.get("cookie")), { after, limit: PER_PAGE });
  return {
    view: toForYouView(forYou, after !== null),
    stopped: parseSubjectName(url.searchParams.get("ohne")),
    meta: { title: "Für dich", canonical: toAddress(context, url, FOR_YOU_PATH) },
  };
}

export const action = toRouteAction(followActions);

export const meta: Route.MetaFunction = toPageMeta;

export default function ForYou({ loaderData: { view, stopped }, actionData }: Route.ComponentProps) {
  return <ForYouPage view={view} stopped={stopped} formError={actionData?.state.formError ?? null} />;
}
