/** What a search found; where the GraphQL endpoint knows no search, by the words of WordPress' own (rules 7.2). */
import type { RouterContextProvider } from "react-router";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import { readPosts } from "#app/gateway/wordpress/read-listing.ts";
import type { Answer } from "#graphql/client/batches/ask-together.ts";
import type { GetSearchQuery } from "#graphql/generated/operations.ts";
import { requireData } from "./require-data.ts";
import { requireRest } from "./rest-listings.ts";

/** As the operation has it. */
const PER_PAGE = 10;

/** Throws the error pages of requireData. */
export async function requireSearch(
  context: Readonly<RouterContextProvider>,
  answer: Answer<GetSearchQuery>,
  query: string,
  page: number,
): Promise<GetSearchQuery> {
  const topics = answer.missing?.has("topics") ? { items: [] } : requireData(answer).topics;
  if (!answer.missing?.has("search")) return { search: requireData(answer).search, topics };
  const listing =
    query === ""
      ? { items: [], total_pages: 0, page }
      : await requireRest(context, (get) => readPosts(get, { page, perPage: PER_PAGE, search: query }));
  const hits = listing.items.map((post) => ({
    post,
    title: [{ text: toPlainText(post.title.rendered), is_hit: false }],
    excerpt: [{ text: toPlainText(post.excerpt?.rendered ?? ""), is_hit: false }],
  }));
  const { total_pages } = listing;
  // How many there are is not said, but how many pages.
  const isMore = total_pages > 1;
  const total = isMore ? (total_pages - 1) * PER_PAGE : hits.length;
  return {
    search: { hits, subjects: [], total, is_more: isMore, total_pages, page, used: "ALL_WORDS", correction: null },
    topics,
  };
}
