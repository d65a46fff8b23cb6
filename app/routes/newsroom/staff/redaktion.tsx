import { redirect } from "react-router";
import { entranceActions, type SignInStep } from "#app/actions/newsroom/staff/entrance-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { NEWSROOM_PATH, parseOnwardPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { MissingPage } from "#app/features/newsroom/setup/missing-page.tsx";
import { SignInPage } from "#app/features/newsroom/sign-in-page.tsx";
import { HubPage } from "#app/features/newsroom/staff/hub-page.tsx";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { askEntrance } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.ts";

/** The newsroom's sign-in, or what it still lacks; after it the ways to each part (decision 104). `weiter=` is where the user wanted to go. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.pathname !== NEWSROOM_PATH) throw redirect(NEWSROOM_PATH + url.search, 301);
  const { newsroom, newsroom_missing: missing } = await askEntrance(context);
  const staff = newsroom?.account ?? null;
  if (staff === null && missing.length > 0) return { staff, onward: NEWSROOM_PATH, missing };
  if (newsroom === null) throw unknownRoute(url);
  const onward = parseOnwardPath(url.searchParams.get("weiter"));
  const { account, rights } = newsroom;
  if (account !== null && onward !== NEWSROOM_PATH) throw redirect(onward, 303);
  return { staff: account === null ? null : { name: account.name, rights }, onward, missing: [] };
}

export const action = toRouteAction(entranceActions);

export const meta = () => toNewsroomMeta();

export default function Newsroom({ loaderData: { staff, onward, missing }, actionData }: Route.ComponentProps) {
  if (actionData !== undefined) {
    const { mail = "", ticket, weiter }: Partial<SignInStep> = actionData.result ?? actionData.state.values;
    return <SignInPage mail={mail} ticket={ticket ?? null} error={actionData.state.formError} onward={parseOnwardPath(weiter)} />;
  }
  if (missing.length > 0) return <MissingPage missing={missing} />;
  if (staff === null) return <SignInPage mail="" ticket={null} error={null} onward={onward} />;
  return <HubPage {...staff} />;
}
