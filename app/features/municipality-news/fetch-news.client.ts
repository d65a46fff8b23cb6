/** Asks for the widget's posts from a browser (rules 7.2). */

import { FetchError } from "ofetch";
import { type NewsRequest, toNewsPath } from "#app/domain/municipality-news/news-request.ts";
import { createHttpClient } from "#app/gateway/backend/http-client.ts";
import { type News, parseNews } from "#app/gateway/wordpress/read-news.ts";

const TIMEOUT_MS = 10_000;

/** Null for an unknown topic. Rejects without an answer, and for an invalid one. */
export async function fetchNews(request: NewsRequest, topicsNamespace: string, signal: AbortSignal): Promise<News | null> {
  const get = createHttpClient((input, init) => fetch(input, init), TIMEOUT_MS);
  try {
    const news = parseNews(await get(toNewsPath(request, topicsNamespace, new Date()), { signal }));
    if (news === null) throw new Error("The reply holds no posts");
    return news;
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return null;
    throw error;
  }
}
