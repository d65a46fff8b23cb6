import { confirmationActions } from "#app/actions/newsroom/staff/account-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
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

export const action = toRouteAction(confirmationActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Bestätigen");

export default function Confirm({ loaderData: { onward }, actionData }: Route.ComponentProps) {
  return <ConfirmPage onward={onward} error={actionData?.state.formError ?? null} />;
}
