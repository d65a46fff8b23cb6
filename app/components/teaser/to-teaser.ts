import { LRUCache } from "lru-cache";
import { toGermanTypography } from "#app/components/content/to-german-typography.ts";
import { toCrops } from "#app/components/picture/to-crops.ts";
import { DEFAULT_CROP, toPicture, toPlainPicture, withNarrowCrop } from "#app/components/picture/to-picture.ts";
import { parseWebAddress } from "#app/domain/page/address/web-address.ts";
import { toDayText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { CropFragment, TeaserFragment, TextTeaserFragment } from "#graphql/generated/operations.ts";
import { isTimeless } from "./decide-label.ts";
import type { Teaser } from "./teaser.ts";
import { toCommentCountText, toPictureCountText } from "./teaser-texts.ts";

type WireTeaser = TextTeaserFragment & {
  picture_count?: number;
  featured_image?: TeaserFragment["featured_image"];
  image_rule?: string | null;
  image_crops?: CropFragment[];
  excerpt?: { rendered: string } | null;
  wide_rule?: string | null;
  wide_crops?: CropFragment[];
  portrait_rule?: string | null;
  portrait_crops?: CropFragment[];
};

export const ROW_SIZES = "(width >= 768px) 200px, 34vw";
const WIDE_SIZES = "(width >= 1280px) 700px, (width >= 768px) 60vw, 100vw";

/** Keyed by all that the wire says of a post, so that no entry becomes outdated: equal posts give the same object (decision 59). */
const kept = new LRUCache<string, Teaser>({ max: 1000 });

/**
 * The wire's post as a teaser, which must not be changed. Where pictures are switched off it has none, and none are counted
 * (rules 5.23); `hasPicture: false` leaves its picture out where pictures are on (features/home/decide-pictures.ts).
 */
export function toTeaser(post: WireTeaser, options: { showsPictures?: boolean; hasPicture?: boolean } = {}): Teaser {
  const { showsPictures = true, hasPicture = showsPictures } = options;
  const key = `${showsPictures} ${hasPicture} ${JSON.stringify(post)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const teaser = { ...toTexts(post, showsPictures), ...(hasPicture ? toPictures(post) : noPictures) };
  kept.set(key, teaser);
  return teaser;
}

type Pictures = Pick<Teaser, "picture" | "widePicture" | "portraitPicture">;

const noPictures: Pictures = { picture: null, widePicture: null, portraitPicture: null };

function toPictures(post: WireTeaser): Pictures {
  const alt = post.featured_image?.alt ?? "";
  const crops = toCrops(post.image_rule, post.image_crops);
  // A picture without variants is one that an import could not fetch: it is shown from its own address.
  const plain = crops.length === 0 ? toPlainPicture(post.featured_image ?? null, alt) : null;
  const wide = toPicture(toCrops(post.wide_rule, post.wide_crops), { crop: "16-9", alt, sizes: WIDE_SIZES });
  const narrow = toPicture(crops, { crop: DEFAULT_CROP, alt, sizes: WIDE_SIZES });
  return {
    picture: toPicture(crops, { crop: DEFAULT_CROP, alt, sizes: ROW_SIZES }) ?? plain,
    widePicture: wide === null ? plain : withNarrowCrop(wide, narrow),
    portraitPicture: toPicture(toCrops(post.portrait_rule, post.portrait_crops), { crop: "9-16", alt, sizes: "200px" }) ?? plain,
  };
}

function toTexts(post: WireTeaser, showsPictures: boolean): Omit<Teaser, keyof Pictures> {
  const external = parseWebAddress(post.external);
  return {
    id: post.id,
    title: toGermanTypography(toPlainText(post.title.rendered)),
    kicker: post.kicker,
    excerpt: post.excerpt ? toGermanTypography(toPlainText(post.excerpt.rendered)) : null,
    link: external ?? post.link,
    isExternal: external !== null,
    date: { iso: post.date, text: toDayText(post.date) },
    isTimeless: isTimeless({ label: post.label?.text ?? null, isStory: post.is_story }),
    premium: post.is_premium ? (post.brand?.title ?? "Plus") : null,
    label: post.label?.text ?? null,
    isLive: post.is_live,
    pictureCount: toPictureCountText(post.picture_count ?? 0, showsPictures),
    commentCount: toCommentCountText(post.comment_count),
    isStory: post.is_story,
  };
}
