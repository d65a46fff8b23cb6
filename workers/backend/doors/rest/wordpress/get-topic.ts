/** `GET /wp-json/{topics_namespace}/v1/topics/{slug}[-{municipality}]` (rules 7.2). */

import type { RestCall } from "#workers/backend/doors/rest/handle-rest.ts";
import { createInvalidParameters, createRestError } from "#workers/backend/doors/rest/json.ts";
import { createParameterReader } from "#workers/backend/doors/rest/parse-parameters.ts";
import { readFeedPage } from "#workers/backend/ground/database/tables/lists/feeds.ts";
import { readTopic, toFeedKey, topicTaxonomies } from "#workers/backend/ground/database/tables/lists/terms.ts";
import { readAhead } from "#workers/backend/ground/database/tables/queries.ts";
import { toRestPosts } from "./to-rest-posts.ts";

/** A topic with its newest posts; the children of a place are topics of their own. */
export async function getTopic(call: RestCall, slug: string): Promise<Response> {
  const { queries, now, url } = call;
  const parameters = createParameterReader(url.searchParams);
  const perPage = parameters.readPerPage();
  if (parameters.invalid.length > 0) return createInvalidParameters(parameters.invalid);
  for (const taxonomy of topicTaxonomies)
    readAhead(readFeedPage(queries, { key: toFeedKey({ taxonomy, slug }), page: 1, perPage }, now));
  const topic = await readTopic(queries, slug);
  if (topic === null) return createRestError(404, "rest_topic_not_found", "There is no such topic.");
  const { rows, total } = await readFeedPage(queries, { key: toFeedKey(topic), page: 1, perPage }, now);
  return Response.json({
    id: topic.id,
    slug: topic.slug,
    title: topic.title,
    description: topic.description,
    page_link: `/themen/${topic.slug}`,
    button_text: topic.button_text,
    button_link: topic.button_link,
    post_count: total,
    posts: await toRestPosts(call, rows),
  });
}
