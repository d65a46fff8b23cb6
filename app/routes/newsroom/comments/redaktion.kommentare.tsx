import { data } from "react-router";
import { commentActions } from "#app/actions/newsroom/readers/comment-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { LIST_PARAMETER, POST_PARAMETER, parseQueue } from "#app/domain/newsroom/moderation-paths.ts";
import { CasePage } from "#app/features/newsroom/comments/case-page.tsx";
import { QueuePage } from "#app/features/newsroom/comments/queue-page.tsx";
import { toQueueView } from "#app/features/newsroom/comments/queue-view-model.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomCommentsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.kommentare.ts";

/** Readers' comments (decision 100), list by list; `kommentar=` is the one that is decided about. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const text = (searchParams.get(POST_PARAMETER) ?? "").trim();
  const queue = parseQueue(searchParams);
  const isWrong = text !== "" && queue.post === null;
  const question = toQuestion(GetNewsroomCommentsDocument, { ...queue, id: queue.comment });
  const newsroom = admit(await askNewsroom(context, question), "COMMENTS", url);
  const page = {
    view: toQueueView(isWrong ? { ...newsroom, comments: null } : newsroom, queue),
    asked: {
      text,
      list: searchParams.get(LIST_PARAMETER),
      error: isWrong ? "Das ist weder eine Nummer noch die Adresse eines Beitrags." : null,
    },
    rights: newsroom.rights,
  };
  return data(page, isWrong ? 422 : 200);
}

export const action = toRouteAction(commentActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Kommentare");

export default function Comments({ loaderData: { view, asked, rights }, actionData }: Route.ComponentProps) {
  const form = actionData === undefined ? null : { name: actionData.form, state: actionData.state };
  if (view.case !== null) return <CasePage view={view} comment={view.case} form={form} rights={rights} />;
  return <QueuePage view={view} asked={asked} error={form?.state.formError ?? null} rights={rights} />;
}
