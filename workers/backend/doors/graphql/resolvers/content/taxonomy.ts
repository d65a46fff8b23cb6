/** Categories, tags, topics, brands and authors. */
import type { GraphQLResolveInfo } from "graphql";
import { MAX_QUERY_LENGTH } from "#workers/backend/content/search/parse-search.ts";
import { toBeginnings } from "#workers/backend/content/search/to-beginnings.ts";
import { toImage } from "#workers/backend/content/views/to-image.ts";
import {
  findPagingProblem,
  type PagingArguments,
  parseLimit,
  parsePaging,
} from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toRequestedFields } from "#workers/backend/doors/graphql/resolvers/requested-fields.ts";
import { readBrands } from "#workers/backend/ground/database/tables/brands.ts";
import { readFeedPage, readFeedTotal } from "#workers/backend/ground/database/tables/lists/feeds.ts";
import {
  readTerm,
  readTerms,
  readTopic,
  type TermRow,
  toFeedKey,
  topicTaxonomies,
} from "#workers/backend/ground/database/tables/lists/terms.ts";
import { findTopics, readActiveTopics } from "#workers/backend/ground/database/tables/lists/topic-lists.ts";
import { readAhead } from "#workers/backend/ground/database/tables/queries.ts";
import { readPostList, toPageCount } from "./post-list.ts";

const TOPIC_POSTS_PER_PAGE = 20;
const TOPICS_PER_PAGE = 24;
const ACTIVE_TOPICS = { fallback: 12, max: 24 };
const FOUND_TOPICS = 30;

/** Asks for the posts together with the topic, or the tag in its place, itself: the feeds' keys are known from the slug. */
function prefetchTopic(slug: string, info: GraphQLResolveInfo, { queries, now }: BackendContext): void {
  const feeds = topicTaxonomies.map((taxonomy) => toFeedKey({ taxonomy, slug }));
  for (const { name, args } of toRequestedFields(info)) {
    if (name === "post_count") readAhead(Promise.all(feeds.map((feed) => readFeedTotal(queries, feed, now))));
    // A wrong page is reported by the field itself.
    if (name === "posts" && findPagingProblem(args) === null) {
      const paging = parsePaging(args, TOPIC_POSTS_PER_PAGE);
      readAhead(Promise.all(feeds.map((key) => readFeedPage(queries, { key, ...paging }, now))));
    }
  }
}

/** A tag beside a better one, or a topic, of its name says nothing new. */
function isFirstOfItsName({ title }: TermRow, index: number, all: readonly TermRow[]): boolean {
  return all.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === index;
}

function toTopicLink({ slug }: TermRow): string {
  return `/themen/${slug}`;
}

function toTermImage(row: TermRow) {
  return toImage(row, { alt: null, caption: null, credit: null });
}

export const taxonomyResolvers = {
  Query: {
    topic: async (_: unknown, { slug }: { slug: string }, context: BackendContext, info: GraphQLResolveInfo) => {
      prefetchTopic(slug, info, context);
      const topic = await readTopic(context.queries, slug);
      if (topic === null) throw createCallError("NOT_FOUND", `Topic not found: ${slug}`);
      return topic;
    },
    topics: async (_: unknown, args: PagingArguments, { queries }: BackendContext) => {
      const { page, perPage } = parsePaging(args, TOPICS_PER_PAGE);
      const { rows, total } = await readTerms(queries, "topic", perPage, (page - 1) * perPage);
      return { items: rows, total, total_pages: toPageCount(total, perPage), page, per_page: perPage };
    },
    active_topics: (_: unknown, { limit }: { limit?: number | null }, { queries, now }: BackendContext) =>
      readActiveTopics(queries, parseLimit(limit, ACTIVE_TOPICS), now),
    find_topics: async (_: unknown, { text }: { text: string }, { queries, budget }: BackendContext) => {
      if (text.length > MAX_QUERY_LENGTH)
        throw createCallError("BAD_USER_INPUT", `text may have ${MAX_QUERY_LENGTH} characters.`);
      const expression = toBeginnings(text);
      if (expression === null || !budget.spend("searches", 1)) return [];
      return (await findTopics(queries, expression, FOUND_TOPICS * 2)).filter(isFirstOfItsName).slice(0, FOUND_TOPICS);
    },
    category: async (_: unknown, { slug }: { slug: string }, { queries }: BackendContext) => {
      const category = await readTerm(queries, "category", slug);
      if (category === null) throw createCallError("NOT_FOUND", `Category not found: ${slug}`);
      return category;
    },
    brands: (_: unknown, __: unknown, { queries }: BackendContext) => readBrands(queries),
  },
  Category: { image: toTermImage, link: ({ slug }: TermRow) => `/news/${slug}` },
  Tag: { page_link: toTopicLink },
  Topic: {
    image: toTermImage,
    page_link: toTopicLink,
    post_count: (row: TermRow, _: unknown, { queries, now }: BackendContext) => readFeedTotal(queries, toFeedKey(row), now),
    posts: (row: TermRow, args: PagingArguments, context: BackendContext) =>
      readPostList(toFeedKey(row), parsePaging(args, TOPIC_POSTS_PER_PAGE), context),
  },
};
