import { confirmationActions } from "#app/actions/newsletter/newsletter-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { CONFIRM_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { ConfirmPage } from "#app/features/newsletter/confirm-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/newsletter.bestaetigen.ts";

/** Where the link of the confirmation mail leads. Opening it does nothing: scanners of mail open links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await askPage(context, []);
  const isDone = url.searchParams.has("bestaetigt");
  return {
    linkKey: url.searchParams.get("key"),
    isDone,
    meta: { title: "Newsletter bestätigen", canonical: toAddress(context, url, CONFIRM_PATH) },
  };
}

export const action = toRouteAction(confirmationActions);

export const meta: Route.MetaFunction = toPageMeta;

export default function Confirm({ loaderData: { linkKey, isDone }, actionData }: Route.ComponentProps) {
  const error = actionData?.state.formError ?? null;
  if (error !== null) return <ConfirmPage linkKey={null} state="failed" error={error} />;
  return <ConfirmPage linkKey={linkKey} state={isDone ? "done" : "ask"} error={null} />;
}
