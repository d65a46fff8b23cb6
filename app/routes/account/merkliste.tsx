import { bookmarkActions } from "#app/actions/bookmarks/bookmark-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { sessionContext } from "#app/context.ts";
import { BOOKMARKS_PATH, parseBookmarksPlace, parseSavedPost } from "#app/domain/bookmarks/bookmarks-path.ts";
import { BookmarksPage } from "#app/features/bookmarks/bookmarks-page.tsx";
import { toBookmarksView } from "#app/features/bookmarks/bookmarks-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { readAttributePage } from "#app/loaders/reader/attribute-bookmarks.ts";
import { toBookmarksQuestion } from "#app/loaders/reader/bookmarks-question.ts";
import { askFreshReader } from "#app/loaders/reader/fresh-reader.ts";
import type { Route } from "./+types/merkliste.ts";

const PER_PAGE = 20;

/** Saved articles (decision 77): the account's for a signed-in reader; those of a guest are in the browser alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const meta = { title: "Merkliste", canonical: toAddress(context, url, BOOKMARKS_PATH) };
  const place = parseBookmarksPlace(url.searchParams.get("nach"));
  const question = toBookmarksQuestion(context, { after: place, limit: PER_PAGE });
  const [answer] = await askPage(context, [question]);
  const session = context.get(sessionContext);
  const user = await session.user;
  if (user === null || answer === null) return { view: null, removed: null, meta };
  const bookmarks = answer.missing?.has("bookmarks") ? await readFromAttributes(context, place) : requireData(answer).bookmarks;
  // A session that the back end no longer knows is ended.
  if (bookmarks === null) session.replace(null);
  const removed = parseSavedPost(Object.fromEntries(url.searchParams));
  return { view: bookmarks === null ? null : toBookmarksView(bookmarks, place !== null), removed, meta };
}

/** With a back end that has no list of saved articles (decision 77); null for a session that is over. */
async function readFromAttributes(context: Route.LoaderArgs["context"], after: string | null) {
  const { user } = await askFreshReader(context, []);
  return user === null ? null : readAttributePage(context, user, { after, limit: PER_PAGE });
}

export const action = toRouteAction(bookmarkActions);

export const meta: Route.MetaFunction = toPageMeta;

export default function Bookmarks({ loaderData: { view, removed }, actionData }: Route.ComponentProps) {
  return <BookmarksPage view={view} removed={removed} formError={actionData?.state.formError ?? null} />;
}
