import { data, redirect } from "react-router";
import { runAccountEdit } from "#app/actions/newsroom/run-account-edit.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { STAFF_ACCOUNT_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { AccountPage } from "#app/features/newsroom/staff/account-page.tsx";
import { toAccountView } from "#app/features/newsroom/staff/staff-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/ask-together.ts";
import { GetStaffAccountDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.konto.ts";

/** Somebody's own account (decision 104). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { account, rights } = admit(await askNewsroom(context, toQuestion(GetStaffAccountDocument, {})), null, url);
  // A program has none.
  if (account === null) throw unknownRoute(url);
  return { account: toAccountView(account), rights };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await runAccountEdit(context, request, url);
  if (outcome.kind === "session") throw redirect(STAFF_ACCOUNT_PATH, 303);
  return data(outcome, outcome.status);
}

export function meta(_: Route.MetaArgs) {
  return [{ title: `Konto | Redaktion | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { errors, formError } = actionData?.kind === "wrong" ? actionData : { errors: {}, formError: null };
  return (
    <AccountPage
      {...loaderData}
      done={actionData?.kind === "password" ? "Dein Passwort ist geändert." : null}
      codes={actionData?.kind === "codes" ? actionData.codes : null}
      errors={errors}
      formError={formError}
    />
  );
}
