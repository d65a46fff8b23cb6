import { data } from "react-router";
import { openEnrolment, runEnrolment, type WireEnrolment } from "#app/actions/newsroom/run-enrolment.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { toAuthenticatorView } from "#app/features/newsroom/staff/authenticator-view-model.ts";
import { EnrolledPage, EnrolmentPage, InvitationOverPage } from "#app/features/newsroom/staff/enrolment-page.tsx";
import type { Route } from "./+types/redaktion.einladung.$key.ts";

/** The link of an invitation (decision 104): it counts once, for 48 hours. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const enrolment = await openEnrolment(context, params.key);
  return enrolment === null ? data(null, 404) : toView(enrolment);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const outcome = await runEnrolment(context, params.key, request);
  if (outcome.kind === "over") return data({ kind: "over" as const }, 404);
  if (outcome.kind === "enrolled")
    return data({ kind: outcome.kind, codes: outcome.codes }, { status: 200, headers: outcome.headers });
  const { kind, status, enrolment, errors, formError } = outcome;
  return data({ kind, view: toView(enrolment), errors, formError }, status);
}

/** The session's cookie comes with the codes. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

function toView({ name, mail, sealed, secret }: WireEnrolment) {
  return { name, mail, sealed, authenticator: toAuthenticatorView({ secret, mail }) };
}

export function meta(_: Route.MetaArgs) {
  return [
    { title: `Zugang einrichten | Redaktion | ${portalBrand.name}` },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function Invitation({ loaderData, actionData, params }: Route.ComponentProps) {
  if (actionData?.kind === "enrolled") return <EnrolledPage codes={actionData.codes} />;
  if (actionData?.kind === "again") return <EnrolmentPage linkKey={params.key} {...actionData} />;
  if (loaderData === null || actionData?.kind === "over") return <InvitationOverPage />;
  return <EnrolmentPage linkKey={params.key} view={loaderData} errors={{}} formError={null} />;
}
