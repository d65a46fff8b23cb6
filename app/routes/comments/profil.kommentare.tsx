import { publicNameActions } from "#app/actions/comments/own-comment-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { OWN_COMMENTS_PATH } from "#app/domain/comment/comment-paths.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { OwnCommentsPage } from "#app/features/own-comments/own-comments-page.tsx";
import { toOwnCommentsView } from "#app/features/own-comments/own-comments-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askOwn } from "#app/loaders/reader/ask-own.ts";
import { GetOwnCommentsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/profil.kommentare.ts";

const doneTexts: Readonly<Record<string, string>> = {
  zurueckgezogen: "Dein Kommentar ist zurückgezogen.",
  name: "Der Name ist gespeichert.",
};

/** What the reader wrote as comments; `vor=` is the number of the last one of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const before = parsePostId(url.searchParams.get("vor"));
  const answer = await askOwn(context, url, GetOwnCommentsDocument, { before });
  if (answer === null || answer.own_comments === null) throw unknownRoute(url);
  return {
    view: toOwnCommentsView(answer.own_comments),
    done: doneTexts[url.searchParams.get("done") ?? ""] ?? null,
    meta: { title: "Deine Kommentare", canonical: toAddress(context, url, OWN_COMMENTS_PATH) },
  };
}

export const action = toRouteAction(publicNameActions, { wrong: 422 });

export const meta: Route.MetaFunction = toPageMeta;

export default function OwnComments({ loaderData: { view, done }, actionData }: Route.ComponentProps) {
  return <OwnCommentsPage view={view} done={done} state={actionData?.state ?? emptyForm} />;
}
