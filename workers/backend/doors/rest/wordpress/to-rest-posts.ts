/** Posts as WordPress' REST interface writes them, with the fields of our contract beside (rules 3.6). */

import { escapeUTF8 as escapeHtml } from "entities";
import { showBlocks } from "#workers/backend/content/views/to-block-views.ts";
import { type ImageView, toCrops, toImage } from "#workers/backend/content/views/to-image.ts";
import { toInformantButton, toPostMeta, toTracking } from "#workers/backend/content/views/to-post-facts.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import { readTextImages } from "#workers/backend/content/views/to-text-images.ts";
import type { RestCall } from "#workers/backend/doors/rest/handle-rest.ts";
import { readTermsOfPost, type TermRow } from "#workers/backend/ground/database/tables/lists/terms.ts";
import { type AuthorRow, readAuthorsOfPost } from "#workers/backend/ground/database/tables/posts/authors.ts";
import { type BodyRow, readBody } from "#workers/backend/ground/database/tables/posts/bodies.ts";
import { type PostFactsRow, readPostFacts } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import { type PostRow, readAssociatedPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { toFormattedDate, toIsoDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { gateText } from "#workers/backend/readers/access/gate-text.ts";
import { toContentHtml } from "./to-content-html.ts";

type RestObject = Record<string, unknown>;
type RestParts = [PostFactsRow, BodyRow, TermRow[], AuthorRow[], PostRow[]];

/** The objects of `/wp/v2/posts`. Of premium posts only what this caller may read is given, as in GraphQL. */
export function toRestPosts(call: RestCall, rows: readonly PostRow[]): Promise<RestObject[]> {
  return Promise.all(rows.map((row) => toRestPost(call, row)));
}

/** What stands of a post outside its row. May be asked for ahead, as soon as the number is known. */
export function readRestParts({ queries, now }: RestCall, id: number): Promise<RestParts> {
  return Promise.all([
    readPostFacts(queries, id),
    readBody(queries, id),
    readTermsOfPost(queries, id),
    readAuthorsOfPost(queries, id),
    readAssociatedPosts(queries, id, now),
  ]);
}

async function toRestPost(call: RestCall, row: PostRow): Promise<RestObject> {
  const isPremium = row.is_premium === 1;
  const [[facts, body, terms, authors, associated], abo] = await Promise.all([
    readRestParts(call, row.id),
    isPremium ? call.accessControl.readAbo() : null,
  ]);
  const { blocks, access } = gateText(body, { isPremium, abo, grant: null });
  const findImage = await readTextImages(call.queries, blocks);
  const termIds = (taxonomy: string) => terms.filter((term) => term.taxonomy === taxonomy).map(({ id }) => id);
  return {
    ...toTeaser(call, row),
    date_gmt: toIsoDate(row.published_at).replace("Z", ""),
    modified: toLocalDate(facts.modified_at),
    modified_gmt: toIsoDate(facts.modified_at).replace("Z", ""),
    status: "publish",
    excerpt: { rendered: row.excerpt === null ? "" : `<p>${escapeHtml(row.excerpt)}</p>`, protected: false },
    content: { rendered: toContentHtml(blocks, findImage), protected: !access.granted },
    content_blocks: showBlocks(blocks, findImage, (use) => toRestImage(findImage(use))),
    author: authors[0]?.id ?? 0,
    categories: termIds("category"),
    tags: termIds("tag"),
    topics: terms.filter(({ taxonomy }) => taxonomy === "topic").map(({ slug, title }) => ({ slug, title })),
    meta: toPostMeta(facts),
    tracking: toTracking(row, facts),
    associated_posts: associated.map((post) => toTeaser(call, post)),
    informantButton: toInformantButton(facts),
  };
}

/** A post without anything of its text. */
function toTeaser({ origin }: RestCall, row: PostRow): RestObject {
  const image = toImage(row, {
    alt: row.image_alt,
    caption: row.image_caption,
    captionHtml: row.image_caption_html,
    credit: row.image_credit,
  });
  const { variants, ...featuredImage } = image ?? { variants: "" };
  return {
    id: row.id,
    date: toLocalDate(row.published_at),
    slug: row.slug,
    type: row.type,
    link: `${origin}${toPostLink(row)}`,
    title: { rendered: escapeHtml(row.title) },
    featured_media: image?.id ?? 0,
    featured_image: image === null ? null : featuredImage,
    jetpack_featured_media_url: image?.src ?? "",
    image_crops: toCrops(variants, null),
    kicker: row.kicker,
    formatted_date: toFormattedDate(row.published_at),
    comment_count: row.comment_count,
    picture_count: row.picture_count,
    reaction_count: row.reaction_count,
    is_premium: row.is_premium === 1,
    is_story: row.is_story === 1,
    is_live: row.is_live === 1,
    external: row.external,
    brand: row.brand_slug === null ? null : { slug: row.brand_slug, title: row.brand_title },
    label: row.label_text === null ? null : { text: row.label_text, link: row.label_link },
  };
}

function toRestImage(image: ImageView | null): RestObject | null {
  if (image === null) return null;
  const { variants, ...shown } = image;
  return { ...shown, image_crops: toCrops(variants, null) };
}
