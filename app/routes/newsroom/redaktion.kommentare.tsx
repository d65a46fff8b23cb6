import { data } from "react-router";
import { commentActions } from "#app/actions/newsroom/comment-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { parsePastedPost, parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomCommentsPage } from "#app/features/newsroom/comments/newsroom-comments-page.tsx";
import { toNewsroomCommentsView } from "#app/features/newsroom/comments/newsroom-comments-view-model.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomCommentsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.kommentare.ts";

/** Readers' comments (decision 100): `beitrag=` is one post's, `vor=` the number of the last one of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const text = (searchParams.get("beitrag") ?? "").trim();
  const asked = { post: parsePastedPost(text), before: parsePostId(searchParams.get("vor")) };
  const isWrong = text !== "" && asked.post === null;
  const newsroom = admit(await askNewsroom(context, toQuestion(GetNewsroomCommentsDocument, asked)), "COMMENTS", url);
  const page = {
    view: toNewsroomCommentsView(isWrong ? [] : (newsroom.comments ?? []), asked),
    asked: { text, error: isWrong ? "Das ist weder eine Nummer noch die Adresse eines Beitrags." : null },
    rights: newsroom.rights,
  };
  return data(page, isWrong ? 422 : 200);
}

export const action = toRouteAction(commentActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Kommentare");

export default function Comments({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsroomCommentsPage {...loaderData} error={actionData?.state.formError ?? null} />;
}
