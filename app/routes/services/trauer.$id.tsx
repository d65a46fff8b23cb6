import { condolenceLimits, toDeathNoticeActions } from "#app/actions/death-notice/death-notice-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { DONE_PARAMETER, PAGE_PARAMETER, parseDone, toDeathNoticePath } from "#app/domain/death-notice/death-notice-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { DeathNoticePage } from "#app/features/death-notices/death-notice-page.tsx";
import { toDeathNoticeDescription, toDeathNoticeView } from "#app/features/death-notices/death-notice-view-model.ts";
import { endedRoute, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDeathNoticeDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/trauer.$id.ts";

/** One death notice, by its number: `seite=` of the words of condolence, `getan=` after a form. Once it has ended, 410. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = parsePostId(params.id);
  const page = await requirePageNumber(context, url.searchParams.get(PAGE_PARAMETER), url);
  const [answer] = await askPage(context, [id === null ? null : toQuestion(GetDeathNoticeDocument, { id, page })]);
  if (answer === null || answer.missing?.has("death_notice")) throw unknownRoute(url);
  const { notice, condolences, has_ended: hasEnded } = requireData(answer).death_notice;
  if (notice === null || condolences === null) throw hasEnded ? endedRoute(url) : unknownRoute(url);
  requireWithinEnd(condolences, page, url);
  const view = toDeathNoticeView(notice, condolences);
  return {
    view,
    done: parseDone(url.searchParams.get(DONE_PARAMETER)),
    meta: {
      title: `${view.name}, ${view.kind}`,
      description: toDeathNoticeDescription(view),
      canonical: toAddress(context, url, toDeathNoticePath(notice.id)),
    },
  };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const id = parsePostId(params.id);
  if (id === null) throw unknownRoute(url);
  return runForm(toDeathNoticeActions(id), { context, request, url }, { wrong: 422, limits: condolenceLimits });
}

export const meta: Route.MetaFunction = toPageMeta;

export default function DeathNotice({ loaderData: { view, done }, actionData }: Route.ComponentProps) {
  const form = actionData === undefined ? null : { name: actionData.form, state: actionData.state };
  return <DeathNoticePage view={view} done={done} form={form} />;
}
