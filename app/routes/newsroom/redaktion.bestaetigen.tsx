import { confirmationActions } from "#app/actions/newsroom/account-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { parseOnwardPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { ConfirmPage } from "#app/features/newsroom/staff/confirm-page.tsx";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomEntranceDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.bestaetigen.ts";

/** The second factor again, before something dangerous (decision 104); `weiter=` is where it leads back to. */
export async function loader({ context, url }: Route.LoaderArgs) {
  admit(await askNewsroom(context, toQuestion(GetNewsroomEntranceDocument, {})), null, url);
  return { onward: parseOnwardPath(url.searchParams.get("weiter")) };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return runForm(confirmationActions, { context, request, url }, { wrong: 422 });
}

export function meta(_: Route.MetaArgs) {
  return [{ title: `Bestätigen | Redaktion | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
}

export default function Confirm({ loaderData: { onward }, actionData }: Route.ComponentProps) {
  return <ConfirmPage onward={onward} error={actionData?.state.formError ?? null} />;
}
