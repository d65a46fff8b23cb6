import { redirect } from "react-router";
import { teamActions } from "#app/actions/newsroom/staff/team-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { TEAM_PATH, toConfirmPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { toMemberViews } from "#app/features/newsroom/staff/staff-view-model.ts";
import { TeamPage } from "#app/features/newsroom/staff/team-page.tsx";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetStaffTeamDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.team.ts";

/** The team (decision 104). Who opens it shows a second factor first, so that no form is lost for want of one. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const newsroom = admit(await askNewsroom(context, toQuestion(GetStaffTeamDocument, {})), "STAFF", url);
  if (!newsroom.is_confirmed && request.method === "GET") throw redirect(toConfirmPath(TEAM_PATH), 303);
  return { members: toMemberViews(newsroom), rights: newsroom.rights };
}

export const action = toRouteAction(teamActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Team");

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamPage {...loaderData} link={actionData?.result?.link ?? null} sent={actionData ?? null} />;
}
