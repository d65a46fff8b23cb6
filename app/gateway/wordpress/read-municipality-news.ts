/** The posts of the municipality widget, by the calls of rules 7.2.5 and 7.2.6; for the server and for readers' browsers. */
import {
  type NewsChoice,
  type NewsTopic,
  noticeTypes,
  toCutOff,
  toNewsCategory,
  toNewsTopic,
} from "#app/domain/municipality/municipality-news.ts";
import type { HttpClient } from "#app/gateway/backend/http-client.ts";
import { readPosts, readTopic } from "./read-listing.ts";
import type { ListedPost } from "./rest-post.ts";

export type MunicipalityNews = {
  posts: ListedPost[] /** Null where no topic is asked for, or there is none. */;
  topic: NewsTopic | null;
};

type Asked = { choice: NewsChoice; topicsNamespace: string; now: Date };

/** Rejects with `BackendFailure`. */
export async function readMunicipalityNews(
  getAnswer: HttpClient["answer"],
  { choice, topicsNamespace, now }: Asked,
): Promise<MunicipalityNews> {
  const after = toCutOff(choice, now);
  const slug = toNewsTopic(choice);
  if (slug === null) {
    const query = { page: 1, perPage: choice.maxPosts, categorySlug: toNewsCategory(choice), types: noticeTypes };
    const { items } = await readPosts(getAnswer, after === null ? query : { ...query, after });
    return { posts: items.slice(0, choice.maxPosts), topic: null };
  }
  const found = await readTopic(getAnswer, { namespace: topicsNamespace, slug, page: 1, perPage: choice.maxPosts });
  if (found === null) return { posts: [], topic: null };
  const { title, button_text: buttonText, button_link: buttonLink, posts } = found;
  // The call of a topic knows no age.
  const items = posts.items.filter(({ date }) => after === null || Date.parse(date) >= Date.parse(after));
  return { posts: items.slice(0, choice.maxPosts), topic: { title: title ?? "", buttonText, buttonLink } };
}
