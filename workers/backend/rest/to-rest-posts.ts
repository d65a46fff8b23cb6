/** Posts as WordPress' REST interface writes them, with the fields of our teasers beside. */

import { escapeUTF8 as escapeHtml } from "entities";
import { gateText } from "#workers/backend/access/gate-text.ts";
import { type AuthorRow, readAuthorsOfPost } from "#workers/backend/database/tables/authors.ts";
import { type BodyRow, readBody } from "#workers/backend/database/tables/bodies.ts";
import type { PostRow } from "#workers/backend/database/tables/posts.ts";
import type { Queries } from "#workers/backend/database/tables/queries.ts";
import { readTermsOfPost, type TermRow } from "#workers/backend/database/tables/terms.ts";
import { toFormattedDate, toIsoDate, toLocalDate } from "#workers/backend/presentation/to-dates.ts";
import { toCrops, toImage } from "#workers/backend/presentation/to-image.ts";
import { toPostLink } from "#workers/backend/presentation/to-post-link.ts";
import { readTextImages } from "#workers/backend/presentation/to-text-images.ts";
import { toContentHtml } from "./to-content-html.ts";

/** The objects of `/wp/v2/posts`. Nobody is known here, so of premium posts only the free part is given. */
export function toRestPosts(queries: Queries, rows: readonly PostRow[]): Promise<Record<string, unknown>[]> {
  return Promise.all(rows.map((row) => toRestPost(queries, row)));
}

/** What stands of a post outside its row. May be asked for ahead, as soon as the number is known. */
export function readRestParts(queries: Queries, id: number): Promise<[BodyRow, TermRow[], AuthorRow[]]> {
  return Promise.all([readBody(queries, id), readTermsOfPost(queries, id), readAuthorsOfPost(queries, id)]);
}

async function toRestPost(queries: Queries, row: PostRow): Promise<Record<string, unknown>> {
  const [body, terms, authors] = await readRestParts(queries, row.id);
  const { blocks, access } = gateText(body, { isPremium: row.is_premium === 1, abo: null, grant: null });
  const findImage = await readTextImages(queries, blocks);
  const termIds = (taxonomy: string) => terms.filter((term) => term.taxonomy === taxonomy).map(({ id }) => id);
  return {
    id: row.id,
    date: toLocalDate(row.published_at),
    date_gmt: toIsoDate(row.published_at).replace("Z", ""),
    modified: toLocalDate(row.modified_at),
    modified_gmt: toIsoDate(row.modified_at).replace("Z", ""),
    slug: row.slug,
    status: "publish",
    type: row.type,
    link: toPostLink(row),
    title: { rendered: escapeHtml(row.title) },
    excerpt: { rendered: row.excerpt === null ? "" : `<p>${escapeHtml(row.excerpt)}</p>`, protected: false },
    content: { rendered: toContentHtml(blocks, findImage), protected: !access.granted },
    author: authors[0]?.id ?? 0,
    categories: termIds("category"),
    tags: termIds("tag"),
    ...toTeaserFields(row),
  };
}

function toTeaserFields(row: PostRow): Record<string, unknown> {
  const image = toImage(row, {
    alt: row.image_alt,
    caption: row.image_caption,
    captionHtml: row.image_caption_html,
    credit: row.image_credit,
  });
  const { crops, ...featuredImage } = image ?? { crops: "[]" };
  return {
    featured_media: image?.id ?? 0,
    featured_image: image === null ? null : featuredImage,
    jetpack_featured_media_url: image?.src ?? "",
    image_crops: toCrops(crops, null),
    kicker: row.kicker,
    formatted_date: toFormattedDate(row.published_at),
    comment_count: row.comment_count,
    picture_count: row.picture_count,
    reaction_count: row.reaction_count,
    is_premium: row.is_premium === 1,
    is_story: row.is_story === 1,
    external: row.external,
    brand: row.brand_slug === null ? null : { slug: row.brand_slug, title: row.brand_title },
    label: row.label_text === null ? null : { text: row.label_text, link: row.label_link },
  };
}
