import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { sessionContext } from "#app/context.ts";
import { WelcomePage } from "#app/features/onboarding/welcome-page.tsx";
import { toWelcomeView } from "#app/features/onboarding/welcome-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { isUnconfirmed, toConfirmationStateQuestion } from "#app/loaders/reader/read-confirmation-state.ts";
import { readSubscriptionStatus, toSubscriptionStatusQuestion } from "#app/loaders/reader/read-subscription-status.ts";
import type { Route } from "./+types/vplus-onboarding.ts";

/** After a completed checkout (rules 2.1, 4). What is kept of the session is from before it: the next page asks anew. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const [status, confirmation] = await askPage(context, [
    toSubscriptionStatusQuestion(context),
    toConfirmationStateQuestion(context),
  ]);
  const user = await session.user;
  if (user !== null) session.renew();
  return {
    view: toWelcomeView({
      query: url.searchParams,
      user,
      abo: user === null ? null : readSubscriptionStatus(status),
      isUnconfirmed: isUnconfirmed(confirmation),
    }),
    meta: { title: "Willkommen", canonical: toAddress(context, url, "/vplus-onboarding") },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return <WelcomePage view={loaderData.view} />;
}
