/** Saved articles with a back end that has no list of them: numbers from an attribute, and each post by itself (decision 77). */
import type { RouterContextProvider } from "react-router";
import { backendContext } from "#app/context.ts";
import type { Bookmark } from "#app/domain/bookmarks/bookmarks.ts";
import { readAttributeBookmarks } from "#app/domain/bookmarks/bookmarks-attribute.ts";
import { toPlace } from "#app/domain/bookmarks/bookmarks-path.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { BATCH_SIZE } from "#graphql/client/limits.ts";
import { type GetBookmarksQuery, GetSavedPostDocument } from "#graphql/generated/operations.ts";

type WireBookmarks = NonNullable<GetBookmarksQuery["bookmarks"]>;
type Post = WireBookmarks["items"][number]["post"];

/** A page of the list; begins after the bookmark `after`. Posts that are gone, or do not come, are left out. */
export async function readAttributePage(
  context: Readonly<RouterContextProvider>,
  { attributes }: Pick<SessionUser, "attributes">,
  { after, limit }: { after: string | null; limit: number },
): Promise<WireBookmarks> {
  const list = readAttributeBookmarks(attributes);
  const rest = list.slice(after === null ? 0 : list.findIndex((bookmark) => toPlace(bookmark) === after) + 1);
  const page = rest.slice(0, limit);
  const posts = await readPosts(context, page);
  const items = page.flatMap(({ savedAt }, at) => {
    const post = posts[at] ?? null;
    return post === null ? [] : [{ saved_at: new Date(savedAt).toISOString(), post }];
  });
  const last = page.at(-1);
  return { items, next: last === undefined || rest.length <= limit ? null : toPlace(last) };
}

/** As many requests as their number needs, side by side. */
async function readPosts(context: Readonly<RouterContextProvider>, bookmarks: readonly Bookmark[]): Promise<(Post | null)[]> {
  const { askTogether } = context.get(backendContext);
  const batches = Array.from({ length: Math.ceil(bookmarks.length / BATCH_SIZE) }, (_, at) =>
    bookmarks.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE).map(({ id }) => toQuestion(GetSavedPostDocument, { id })),
  );
  const answers = await Promise.all(batches.map((questions) => askTogether(questions)));
  return answers.flat().map((answer) => answer.data?.post ?? null);
}
