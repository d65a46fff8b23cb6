import { data } from "react-router";
import { toEnrolmentActions } from "#app/actions/newsroom/staff/enrolment-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { backendContext, sealedEnrolmentContext } from "#app/context.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { toAuthenticatorView } from "#app/features/newsroom/staff/authenticator-view-model.ts";
import { EnrolledPage, EnrolmentPage, InvitationOverPage } from "#app/features/newsroom/staff/enrolment-page.tsx";
import { beginEnrolment } from "#app/gateway/newsroom/staff-calls.ts";
import type { Route } from "./+types/redaktion.einladung.$key.ts";

/** The link of an invitation (decision 104): it counts once, for 48 hours. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await beginEnrolment(context.get(backendContext), {
    key: params.key,
    sealed: context.get(sealedEnrolmentContext),
  });
  if (answer.kind !== "done") return data(null, 404);
  const { name, mail, sealed, secret } = answer.result;
  return { name, mail, sealed, authenticator: toAuthenticatorView({ secret, mail }) };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const answer = await runForm(toEnrolmentActions(params.key), { context, request, url }, { wrong: 422 });
  context.set(sealedEnrolmentContext, answer.data.state.values.sealed ?? null);
  return answer;
}

/** The session's cookie comes with the codes. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = () => [...toNewsroomMeta("Zugang einrichten"), { name: "referrer", content: "no-referrer" }];

export default function Invitation({ loaderData, actionData, params }: Route.ComponentProps) {
  if (actionData?.result != null) return <EnrolledPage codes={actionData.result.codes} />;
  if (loaderData === null || actionData?.status === 404) return <InvitationOverPage />;
  return <EnrolmentPage linkKey={params.key} view={loaderData} form={actionData?.state ?? emptyForm} />;
}
