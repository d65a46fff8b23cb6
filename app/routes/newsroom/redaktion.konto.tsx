import { accountActions } from "#app/actions/newsroom/account-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { AccountPage } from "#app/features/newsroom/staff/account-page.tsx";
import { toAccountView } from "#app/features/newsroom/staff/staff-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetStaffAccountDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.konto.ts";

/** Somebody's own account (decision 104). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { account, rights } = admit(await askNewsroom(context, toQuestion(GetStaffAccountDocument, {})), null, url);
  // A program has none.
  if (account === null) throw unknownRoute(url);
  return { account: toAccountView(account), rights };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return runForm(accountActions, { context, request, url }, { wrong: 422 });
}

export function meta(_: Route.MetaArgs) {
  return [{ title: `Konto | Redaktion | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} form={actionData?.state ?? emptyForm} codes={actionData?.result?.codes ?? null} />;
}
