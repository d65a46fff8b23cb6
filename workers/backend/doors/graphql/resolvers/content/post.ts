/** Post, whole or as a teaser: the fields of its row cost nothing more, all others are read when they are requested. */

import { escapeUTF8 as escapeHtml } from "entities";
import type { EmbedBlock, MediaBlock } from "#shared/content/content-block.ts";
import { readBestComments, readComment } from "#workers/backend/content/comments/comments.ts";
import { type MediaView, toMediaView, toVideoView, type VideoView } from "#workers/backend/content/views/to-block-views.ts";
import { type ImageView, toCrops, toImage, toRule } from "#workers/backend/content/views/to-image.ts";
import { toInformantButton, toSharedMeta, toTracking } from "#workers/backend/content/views/to-post-facts.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import { readTextImages } from "#workers/backend/content/views/to-text-images.ts";
import { parseLimit } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import type { RequestedField } from "#workers/backend/doors/graphql/resolvers/requested-fields.ts";
import { readTermsOfPost, type Taxonomy, type TermRow } from "#workers/backend/ground/database/tables/lists/terms.ts";
import type { MunicipalityColumns } from "#workers/backend/ground/database/tables/places.ts";
import { readAuthorsOfPost } from "#workers/backend/ground/database/tables/posts/authors.ts";
import { readBody } from "#workers/backend/ground/database/tables/posts/bodies.ts";
import { readMedia } from "#workers/backend/ground/database/tables/posts/media.ts";
import { type PostFactsRow, readPostFacts } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import { type PostRow, readAssociatedPosts, readRelatedPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { readWholePostAhead } from "#workers/backend/ground/database/tables/posts/read-whole-post.ts";
import { readAhead } from "#workers/backend/ground/database/tables/queries.ts";
import { toFormattedDate, toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { commentFields } from "./comments.ts";
import type { CropArguments } from "./image.ts";
import { type Post, readVideo, resolveAccess, resolveBlocks, resolveGiftable } from "./post-text.ts";

const RELATED = { fallback: 6, max: 24 };
/** Fields of which a premium post shows less to some readers. */
const gatedFields: ReadonlySet<string> = new Set(["content_blocks", "access", "is_giftable", "video"]);

/** Fields that no teaser shows. */
const factFields: ReadonlySet<string> = new Set([
  "modified",
  "municipality",
  "meta",
  "tracking",
  "informantButton",
  "comments_link",
  "commenting",
]);

/** Rows as posts without a grant; none where the request has had as many as it may. */
export function toPosts(rows: PostRow[], { budget }: BackendContext): Post[] {
  if (!budget.spend("posts", rows.length)) return [];
  return rows.map((row) => ({ row, grant: null }));
}

/** Requests the rows of `fields` ahead, so that they are read in one batch with the post's own row. */
export function prefetchPost(postId: number, fields: readonly RequestedField[], context: BackendContext): void {
  const { queries, now, accessControl, budget } = context;
  // Whether they depend on the reader is known only with the post's row: one batch too late.
  if (fields.some(({ name }) => gatedFields.has(name))) readAhead(accessControl.readAbo());
  if (asksForWhole(fields) && budget.spendText(postId)) readWholePostAhead(queries, postId);
  for (const { name, args } of fields) {
    if (factFields.has(name)) readAhead(readPostFacts(queries, postId));
    else if (name === "categories" || name === "tags" || name === "topics") readAhead(readTermsOfPost(queries, postId));
    else if (name === "authors") readAhead(readAuthorsOfPost(queries, postId));
    else if (name === "content_blocks" || name === "access") {
      if (budget.spendText(postId)) readAhead(readBody(queries, postId));
    } else if (name === "best_comments") readAhead(readBestComments(queries, postId));
    else if (name === "conversation" && typeof args.comment === "number") readAhead(readComment(queries, postId, args.comment));
    else if (name === "associated_posts") readAhead(readAssociatedPosts(queries, postId, now));
    else if (name === "related_posts" && isRelatedLimit(args.limit))
      readAhead(readRelatedPosts(queries, postId, args.limit, now));
  }
}

/** As the post's own page does; a list that asks for one or two of them reads these alone. */
function asksForWhole(fields: readonly RequestedField[]): boolean {
  return ["content_blocks", "meta", "tags", "authors"].every((name) => fields.some((field) => field.name === name));
}

function isRelatedLimit(limit: unknown): limit is number {
  // A wrong limit is reported by the field itself.
  return typeof limit === "number" && limit >= 1 && limit <= RELATED.max;
}

async function readTerms({ row }: Post, { queries }: BackendContext, taxonomy: Taxonomy): Promise<TermRow[]> {
  const terms = await readTermsOfPost(queries, row.id);
  return terms.filter((term) => term.taxonomy === taxonomy);
}

function toFeaturedImage({ row }: Post): ImageView | null {
  return toImage(row, {
    alt: row.image_alt,
    caption: row.image_caption,
    captionHtml: row.image_caption_html,
    credit: row.image_credit,
  });
}

/** The columns of the municipality are all set or all null. */
function hasMunicipality(facts: PostFactsRow): facts is PostFactsRow & MunicipalityColumns {
  return facts.municipality_id !== null;
}

function readFacts({ row }: Post, { queries }: BackendContext): Promise<PostFactsRow> {
  return readPostFacts(queries, row.id);
}

async function toVideo(post: Post, _: unknown, context: BackendContext): Promise<VideoView | null> {
  const video = await readVideo(post, context);
  return video === null ? null : toVideoView(video, toFeaturedImage(post));
}

/** The same for every reader: it is in the free part of the text. */
async function toFilm({ row }: Post, _: unknown, { queries }: BackendContext): Promise<MediaView | null> {
  if (row.film === null) return null;
  // Validated when it was written.
  const film = JSON.parse(row.film) as MediaBlock;
  return toMediaView(film, await readTextImages(queries, [film]));
}

type SharedMeta = ReturnType<typeof toSharedMeta>;

async function toShareImage({ shareImage }: SharedMeta, _: unknown, { queries }: BackendContext): Promise<ImageView | null> {
  const media = shareImage === null ? null : await readMedia(queries, shareImage);
  return media === null ? null : toImage(media, { alt: null, caption: null, credit: null });
}

export const postResolvers = {
  PostMeta: { share_image: toShareImage },
  Post: {
    id: ({ row }: Post) => row.id,
    type: ({ row }: Post) => row.type,
    date: ({ row }: Post) => toIsoDate(row.published_at),
    modified: async (post: Post, _: unknown, context: BackendContext) => toIsoDate((await readFacts(post, context)).modified_at),
    formatted_date: ({ row }: Post) => toFormattedDate(row.published_at),
    title: ({ row }: Post) => ({ rendered: escapeHtml(row.title) }),
    excerpt: ({ row }: Post) => (row.excerpt === null ? null : { rendered: escapeHtml(row.excerpt) }),
    kicker: ({ row }: Post) => row.kicker,
    slug: ({ row }: Post) => row.slug,
    link: ({ row }: Post) => toPostLink(row),
    featured_image: toFeaturedImage,
    image_rule: ({ row }: Post, args: CropArguments) => toRule(row.media_variants ?? "", args.crops ?? null),
    image_crops: ({ row }: Post, args: CropArguments) => toCrops(row.media_variants ?? "", args.crops ?? null),
    comment_count: ({ row }: Post) => row.comment_count,
    ...commentFields,
    picture_count: ({ row }: Post) => row.picture_count,
    reaction_count: ({ row }: Post) => row.reaction_count,
    is_premium: ({ row }: Post) => row.is_premium === 1,
    is_story: ({ row }: Post) => row.is_story === 1,
    is_live: ({ row }: Post) => row.is_live === 1,
    external: ({ row }: Post) => row.external,
    brand: ({ row }: Post) => (row.brand_slug === null ? null : { slug: row.brand_slug, title: row.brand_title }),
    label: ({ row }: Post) => (row.label_text === null ? null : { text: row.label_text, link: row.label_link }),
    content_blocks: resolveBlocks,
    access: resolveAccess,
    is_giftable: resolveGiftable,
    categories: (post: Post, _: unknown, context: BackendContext) => readTerms(post, context, "category"),
    tags: (post: Post, _: unknown, context: BackendContext) => readTerms(post, context, "tag"),
    topics: (post: Post, _: unknown, context: BackendContext) => readTerms(post, context, "topic"),
    municipality: async (post: Post, _: unknown, context: BackendContext) => {
      const facts = await readFacts(post, context);
      return hasMunicipality(facts) ? facts : null;
    },
    authors: ({ row }: Post, _: unknown, { queries }: BackendContext) => readAuthorsOfPost(queries, row.id),
    associated_posts: async ({ row }: Post, _: unknown, context: BackendContext) =>
      toPosts(await readAssociatedPosts(context.queries, row.id, context.now), context),
    related_posts: async ({ row }: Post, { limit }: { limit?: number | null }, context: BackendContext) =>
      toPosts(await readRelatedPosts(context.queries, row.id, parseLimit(limit, RELATED), context.now), context),
    meta: async (post: Post, _: unknown, context: BackendContext) => toSharedMeta(await readFacts(post, context)),
    tracking: async (post: Post, _: unknown, context: BackendContext) => toTracking(post.row, await readFacts(post, context)),
    informantButton: async (post: Post, _: unknown, context: BackendContext) => toInformantButton(await readFacts(post, context)),
    video: toVideo,
    film: toFilm,
    // Validated when it was written.
    video_embed: ({ row }: Post) => (row.video_embed === null ? null : (JSON.parse(row.video_embed) as EmbedBlock)),
  },
};
