/** `GET /wp-json/{topics_namespace}/v1/topics/{slug}[-{municipality}]` (rules 7.2). */
import { readFeedPage } from "#workers/backend/database/tables/feeds.ts";
import { readTerm } from "#workers/backend/database/tables/terms.ts";
import type { RestCall } from "./handle-rest.ts";
import { createInvalidParameters, createRestError } from "./json.ts";
import { createParameterReader } from "./parse-parameters.ts";
import { toRestPosts } from "./to-rest-posts.ts";

/** A topic with its newest posts; the children of a place are topics of their own. */
export async function getTopic({ queries, now, url }: RestCall, slug: string): Promise<Response> {
  const parameters = createParameterReader(url.searchParams);
  const perPage = parameters.readPerPage();
  if (parameters.invalid.length > 0) return createInvalidParameters(parameters.invalid);
  const [topic, { rows, total }] = await Promise.all([
    readTerm(queries, "topic", slug),
    readFeedPage(queries, { key: `topic:${slug}`, page: 1, perPage }, now),
  ]);
  if (topic === null) return createRestError(404, "rest_topic_not_found", "There is no such topic.");
  return Response.json({
    id: topic.id,
    slug: topic.slug,
    title: topic.title,
    description: topic.description,
    page_link: `/themen/${topic.slug}`,
    button_text: topic.button_text,
    button_link: topic.button_link,
    post_count: total,
    posts: await toRestPosts(queries, rows),
  });
}
