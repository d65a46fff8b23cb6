/**
 * The pages of lists for a publisher with WordPress and the three named page operations (rules 7.1): where the GraphQL
 * endpoint does not know a listing, it comes from `/wp-json/wp/v2/posts`, a topic from the topics path (rules 7.2).
 */
import { CombinedError } from "@urql/core";
import type { RouterContextProvider } from "react-router";
import { portalMenus } from "#app/configuration/menus.ts";
import { backendContext, environmentContext } from "#app/context.ts";
import { type RestTopic, readPosts, readTopic } from "#app/gateway/wordpress/read-listing.ts";
import type { ListedPost } from "#app/gateway/wordpress/rest-post.ts";
import type { Answer } from "#graphql/client/batches/ask-together.ts";
import type {
  GetCategoryQuery,
  GetHomeQuery,
  GetMunicipalityQuery,
  GetPostsQuery,
  GetTopicBySlugQuery,
  GetTopicsQuery,
} from "#graphql/generated/operations.ts";
import { requireData, toPageError } from "./require-data.ts";

type Context = Readonly<RouterContextProvider>;

/** As the operations have them. */
const PER_PAGE = 20;
const PLACE_POSTS = 10;
const LEAD_POSTS = 7;
const MAX_ELECTION_POSTS = 3;
const MAX_NOTICES = 30;
/** Rules 7.2. */
const NOTICE_TYPES = ["nnp_clubs", "nnp_births", "nnp_weddings", "nnp_schools", "nnp_baptism"];

/** The newest posts, the first of them large. */
export async function requireHome(context: Context, answer: Answer<GetHomeQuery>): Promise<GetHomeQuery> {
  if (!answer.missing?.has("home")) return requireData(answer);
  const { items } = await requireRest(context, (get) => readPosts(get, { page: 1, perPage: PER_PAGE }));
  const plain = { title: null, link: null, ratio: "SMALL", button_text: null, shows_pictures: true, pinned: null } as const;
  const lead = items.slice(0, LEAD_POSTS).map(toHomePost);
  const others = items.slice(LEAD_POSTS).map(toHomePost);
  const sections = [
    { ...plain, layout: "LEAD" as const, posts: lead },
    { ...plain, title: "Weitere Nachrichten", link: "/page/2", layout: "LIST" as const, posts: others },
  ];
  // All of them are the newest.
  return { home: { sections }, newest: { items: [] } };
}

export async function requirePosts(
  context: Context,
  answer: Answer<GetPostsQuery>,
  page: number,
): Promise<GetPostsQuery["posts"]> {
  if (!answer.missing?.has("posts")) return requireData(answer).posts;
  return requireRest(context, (get) => readPosts(get, { page, perPage: PER_PAGE }));
}

/** Feeds ask for no picture. */
type WithoutImage<Wire extends { image: unknown }> = Omit<Wire, "image"> & Partial<Pick<Wire, "image">>;
type WireCategory = NonNullable<GetCategoryQuery["category"]>;
type Section = { category: WireCategory; posts: GetCategoryQuery["posts"] };

/** Null for a section that is not there; over REST that is one without posts. */
export async function readSection(
  context: Context,
  answer: Answer<{ category: WithoutImage<WireCategory> | null; posts: Section["posts"] }>,
  slug: string,
  page: number,
): Promise<Section | null> {
  if (!answer.missing?.has("category") && !answer.missing?.has("posts")) {
    const { category, posts } = requireData(answer);
    return category === null ? null : { category: { image: null, ...category }, posts };
  }
  const posts = await requireRest(context, (get) => readPosts(get, { page, perPage: PER_PAGE, categorySlug: slug }));
  return posts.items.length === 0 && page === 1
    ? null
    : { category: { slug, title: toTitle(slug), description: null, image: null }, posts };
}

type WireTopic = NonNullable<GetTopicBySlugQuery["topic"]>;

export async function readTopicPage(
  context: Context,
  answer: Answer<{ topic: WithoutImage<WireTopic> | null }>,
  slug: string,
  page: number,
): Promise<WireTopic | null> {
  const isMissing = answer.missing?.has("topic") ?? false;
  const known = isMissing ? null : requireData(answer).topic;
  if (known !== null && !answer.missing?.has("topic.posts")) return { image: null, ...known };
  // GraphQL says that there is no such topic.
  if (!isMissing && known === null) return null;
  const found = await readRestTopic(context, slug, page, PER_PAGE);
  if (found === null) return null;
  return {
    title: known?.title || found.title || toTitle(slug),
    description: known?.description ?? found.description,
    image: known?.image ?? null,
    page_link: `/themen/${slug}`,
    button_text: known?.button_text ?? null,
    button_link: known?.button_link ?? null,
    posts: found.posts,
  };
}

/** No call names a publisher's topics: a publisher without a list of them links to topics from the menus. */
export function requireTopics(answer: Answer<GetTopicsQuery>, page: number): GetTopicsQuery["topics"] {
  return answer.missing?.has("topics") ? { items: [], total_pages: 0, page } : requireData(answer).topics;
}

export async function requireMunicipalityPosts(
  context: Context,
  answer: Answer<GetMunicipalityQuery>,
  slug: string,
  page: number,
): Promise<GetMunicipalityQuery> {
  if (!answer.missing?.has("posts")) return requireData(answer);
  const categorySlug = `news-aus-${slug}`;
  const [posts, notices, election] = await Promise.all([
    requireRest(context, (get) => readPosts(get, { page, perPage: PLACE_POSTS, categorySlug })),
    requireRest(context, (get) => readPosts(get, { page: 1, perPage: MAX_NOTICES, categorySlug, types: NOTICE_TYPES })),
    readRestTopic(context, `gemeindewahl-${slug}`, 1, MAX_ELECTION_POSTS),
  ]);
  return { posts, subjects: { items: [] }, notices, election: election?.posts ?? { items: [] } };
}

/** The news of a municipality alone. */
export async function requireMunicipalityFeed(
  context: Context,
  answer: Answer<GetPostsQuery>,
  slug: string,
): Promise<GetPostsQuery["posts"]> {
  if (!answer.missing?.has("posts")) return requireData(answer).posts;
  return requireRest(context, (get) => readPosts(get, { page: 1, perPage: PER_PAGE, categorySlug: `news-aus-${slug}` }));
}

function readRestTopic(context: Context, slug: string, page: number, perPage: number): Promise<RestTopic | null> {
  const { topicsNamespace } = context.get(environmentContext);
  return requireRest(context, (get) => readTopic(get, { namespace: topicsNamespace, slug, page, perPage }));
}

/** Throws the error pages of requireData. */
export async function requireRest<Result>(
  context: Context,
  read: (getAnswer: Parameters<typeof readPosts>[0]) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(context.get(backendContext).rest.answer);
  } catch (cause) {
    throw toPageError(new CombinedError({ networkError: cause as Error }));
  }
}

function toHomePost(post: ListedPost): GetHomeQuery["home"]["sections"][number]["posts"][number] {
  const { image_crops = [] } = post;
  const wide_crops = image_crops.filter(({ crop }) => crop === "16-9");
  const portrait_crops = image_crops.filter(({ crop }) => crop === "9-16");
  return { ...post, wide_rule: null, wide_crops, portrait_rule: null, portrait_crops, video: null };
}

/** By the menu that leads there, or else by its words. */
function toTitle(slug: string): string {
  const words = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return portalMenus.header.find(({ link }) => link === `/news/${slug}` || link === `/themen/${slug}`)?.title ?? words.join(" ");
}
