import { newsletterActions } from "#app/actions/newsletter/newsletter-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { sessionContext } from "#app/context.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { toNewsletterViews } from "#app/features/newsletter/newsletter-view-model.ts";
import { NewslettersPage } from "#app/features/newsletter/newsletters-page.tsx";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toChoicesQuestion } from "#app/loaders/reader/newsletter-questions.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewslettersDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/newsletter.ts";

/** The same page for all guests; signed-in readers see what they have subscribed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [newsletters, choices] = await askPage(context, [toQuestion(GetNewslettersDocument, {}), toChoicesQuestion(context)]);
  if (newsletters.missing?.has("newsletters")) throw unknownRoute(url);
  const user = await context.get(sessionContext).user;
  const account = user === null || choices === null ? null : requireData(choices).account;
  // A session that the back end no longer knows is ended.
  if (user !== null && account === null) context.get(sessionContext).replace(null);
  return {
    newsletters: toNewsletterViews(requireData(newsletters), account?.newsletters ?? null),
    isSignedIn: account !== null,
    isSaved: account !== null && url.searchParams.has("gespeichert"),
    meta: {
      title: "Newsletter",
      description: `Die Newsletter ${land.from}: morgens, abends, am Wochenende. Kostenlos bestellen und jederzeit abbestellen.`,
      canonical: toAddress(context, url, NEWSLETTER_PATH),
    },
  };
}

export const action = toRouteAction(newsletterActions);

export const meta: Route.MetaFunction = toPageMeta;

export default function Newsletters({ loaderData: { meta: _, ...view }, actionData }: Route.ComponentProps) {
  return <NewslettersPage {...view} form={actionData?.state ?? emptyForm} />;
}
