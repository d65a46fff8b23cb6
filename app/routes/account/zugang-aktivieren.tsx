import { toRouteAction } from "#app/actions/run-form.ts";
import { activationActions } from "#app/actions/sign-in/sign-in-actions.ts";
import type { ActivatePageView } from "#app/components/dialog/dialog-view.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { parseReturnPath } from "#app/domain/page/address/return-path.ts";
import { ActivatePage } from "#app/features/activation/activate-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askForReader } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/zugang-aktivieren.ts";

/** Where the link of the activation mail leads. Opening it does nothing: scanners of mail open links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const state = toState(url.searchParams.get("done"));
  const key = url.searchParams.get("key");
  const returnTo = parseReturnPath(url.searchParams.get("returnTo") ?? "");
  const isSignedIn = (await askForReader(context)) !== null;
  return {
    view: { key, state, returnTo, isSignedIn, error: null, resend: emptyForm } satisfies ActivatePageView,
    meta: { title: "Zugang aktivieren", canonical: toAddress(context, url, "/zugang-aktivieren") },
  };
}

function toState(done: string | null): ActivatePageView["state"] {
  if (done === "already-active") return "already";
  return done === "activated" ? "done" : "ask";
}

export const action = toRouteAction(activationActions);

export const meta: Route.MetaFunction = toPageMeta;

export default function Activate({ loaderData: { view }, actionData }: Route.ComponentProps) {
  if (actionData === undefined) return <ActivatePage view={view} />;
  const { form, state } = actionData;
  return form === "activate" ? (
    <ActivatePage view={{ ...view, state: "failed", error: state.formError }} />
  ) : (
    <ActivatePage view={{ ...view, key: null, resend: state }} />
  );
}
