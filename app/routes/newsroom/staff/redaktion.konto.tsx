import { accountActions } from "#app/actions/newsroom/staff/account-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { AccountPage } from "#app/features/newsroom/staff/account-page.tsx";
import { toAccountView } from "#app/features/newsroom/staff/staff-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetStaffAccountDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.konto.ts";

/** A staff member's own account (decision 104). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { account, rights } = admit(await askNewsroom(context, toQuestion(GetStaffAccountDocument, {})), null, url);
  // A program has none.
  if (account === null) throw unknownRoute(url);
  return { account: toAccountView(account), rights };
}

export const action = toRouteAction(accountActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Konto");

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { codes = null, options = null } = actionData?.result ?? {};
  return <AccountPage {...loaderData} form={actionData?.state ?? emptyForm} codes={codes} options={options} />;
}
