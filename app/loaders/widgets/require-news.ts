/** The posts of the municipality news widget (rules 7.2), in the one call of its page. */
import { FetchError } from "ofetch";
import type { RouterContextProvider } from "react-router";
import { environmentContext } from "#app/context.ts";
import { type NewsRequest, toNewsPath } from "#app/domain/municipality-news/news-request.ts";
import { type News, parseNews } from "#app/gateway/wordpress/read-news.ts";
import { requireRest } from "#app/loaders/page/rest-listings.ts";
import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";

/** Null for a topic that does not exist; a place may have none. Throws the error pages of requireData. */
export function requireNews(context: Readonly<RouterContextProvider>, request: NewsRequest): Promise<News | null> {
  const { topicsNamespace } = context.get(environmentContext);
  return requireRest(context, async (getAnswer) => {
    try {
      const response = await getAnswer(toNewsPath(request, topicsNamespace, new Date()));
      const news = parseNews(await response.json().catch(() => null));
      if (news === null) throw new BackendFailure("nonsense", "The reply holds no posts");
      return news;
    } catch (cause) {
      if (!(cause instanceof FetchError)) throw cause;
      const { status } = cause;
      if (status === 404) return null;
      if (status !== undefined) throw new BackendFailure("status", `The back end answered ${status}`, { status });
      throw new BackendFailure("unreachable", "The back end cannot be reached", { cause });
    }
  });
}
