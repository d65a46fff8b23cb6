import * as v from "valibot";
import type { CropFragment, ListTeaserFragment } from "#graphql/generated/operations.ts";

/** A post of a list, with its WordPress type. */
export type ListedPost = ListTeaserFragment & { type: string };

const text = v.fallback(v.nullable(v.string()), null);
const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const flag = v.fallback(v.boolean(), false);
const rendered = v.union([
  v.object({ rendered: v.string() }),
  v.pipe(
    v.string(),
    v.transform((value) => ({ rendered: value })),
  ),
]);
const size = v.fallback(v.nullable(v.number()), null);
const cropSchema = v.object({
  crop: v.string(),
  type: v.string(),
  src: v.string(),
  width: v.number(),
  height: v.number(),
  srcset: v.array(v.object({ src: v.string(), w: v.number() })),
});

/** One segment of an address as it stands there: nothing that leads to another host, or ends the path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers skip inside an address
const segment = /^(?!\.{1,2}$)[^\s/\\?#\u0000-\u001f\u007f\p{Cf}]+$/u;

/** Without these a post can be neither named nor reached; whatever else is missing or odd is left away. */
const postSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slug: v.pipe(v.string(), v.regex(segment)),
  title: rendered,
  date: v.string(),
  date_gmt: text,
  type: v.fallback(v.string(), "post"),
  excerpt: v.fallback(v.nullable(rendered), null),
  kicker: text,
  external: text,
  is_premium: flag,
  is_story: flag,
  is_live: v.fallback(v.nullable(v.boolean()), null),
  comment_count: count,
  picture_count: count,
  brand: v.fallback(v.nullable(v.object({ title: v.string() })), null),
  label: v.fallback(v.nullable(v.object({ text: v.string() })), null),
  featured_image: v.fallback(
    v.nullable(v.object({ src: v.string(), width: size, height: size, alt: v.fallback(v.string(), "") })),
    null,
  ),
  jetpack_featured_media_url: text,
  image_crops: v.fallback(v.array(cropSchema), []),
});

/** A post of `/wp/v2/posts` (rules 3, 7.2) as lists show it; null for an invalid one. */
export function parseRestPost(value: unknown): ListedPost | null {
  const parsed = v.safeParse(postSchema, value);
  if (!parsed.success) return null;
  const { slug, date, date_gmt, image_crops, featured_image, jetpack_featured_media_url: plain, ...post } = parsed.output;
  const crops: CropFragment[] = image_crops;
  return {
    ...post,
    // The address on this portal, whatever host the publisher's own link names.
    link: `/${slug}/${post.id}`,
    date: toUtc(date, date_gmt),
    featured_image: featured_image ?? (plain ? { src: plain, width: null, height: null, alt: "" } : null),
    image_rule: null,
    image_crops: crops,
  };
}

/** WordPress writes both without a zone: `date` in the site's time, `date_gmt` in UTC. */
function toUtc(date: string, gmt: string | null): string {
  const hasZone = (value: string) => /(?:Z|[+-]\d\d:?\d\d)$/.test(value);
  if (gmt !== null && gmt !== "") return hasZone(gmt) ? gmt : `${gmt}Z`;
  return hasZone(date) ? date : `${date}Z`;
}
