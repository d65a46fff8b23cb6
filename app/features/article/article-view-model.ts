import type { GetPostByIDQuery } from "../../../graphql/generated/operations.ts";
import { toContentHtml } from "../../components/content/to-content-html.ts";
import type { PageMeta } from "../../components/page-meta/page-meta.ts";
import type { ResponsivePicture } from "../../components/picture/responsive-picture.ts";
import { toPicture } from "../../components/picture/to-picture.ts";
import type { Teaser } from "../../components/teaser/teaser.ts";
import { toCommentCountText } from "../../components/teaser/teaser-texts.ts";
import { toTeaser } from "../../components/teaser/to-teaser.ts";
import { type DateText, toClockText, toDateText, toDayText } from "../../domain/date-text.ts";
import { toPlainText } from "../../domain/plain-text.ts";
import { parseWebAddress } from "../../domain/web-address.ts";
import { cutPaidBlocks } from "./cut-paid-blocks.ts";

export type WirePost = NonNullable<GetPostByIDQuery["post"]>;

export type ArticleView = {
  id: number;
  title: string;
  kicker: string | null;
  label: { text: string; link: string | null } | null;
  lead: string | null;
  premium: string | null;
  /** The reader sees only the beginning. */
  isCut: boolean;
  authors: string;
  published: DateText;
  updated: DateText | null;
  picture: { picture: ResponsivePicture; caption: string | null; credit: string | null } | null;
  html: string;
  external: string | null;
  tags: { title: string; link: string }[];
  municipality: { title: string; link: string } | null;
  commentCount: string | null;
  informantButton: { text: string; link: string } | null;
  associated: Teaser[];
  related: Teaser[];
};

/** A change within this time of publication is not worth a date of its own. */
const UPDATE_THRESHOLD_MS = 5 * 60_000;
const LEAD_SIZES = "(width >= 1024px) 896px, 100vw";

/** `now` decides how dates read. */
export function toArticleView(post: WirePost, now: Date): ArticleView {
  const { blocks, isCut } = cutPaidBlocks(post);
  return {
    id: post.id,
    title: toPlainText(post.title.rendered),
    kicker: post.kicker,
    label: post.label,
    lead: post.excerpt === null ? null : toPlainText(post.excerpt.rendered),
    premium: post.is_premium ? (post.brand?.title ?? "Plus") : null,
    isCut,
    authors: toNames(post.authors.map(({ name }) => name)),
    published: toDateText(post.date, post.formatted_date, now),
    updated: toUpdated(post, now),
    picture: toLeadPicture(post),
    html: toContentHtml(blocks, now),
    external: parseWebAddress(post.external),
    tags: toTags(post),
    municipality: post.municipality,
    commentCount: toCommentCountText(post.comment_count),
    informantButton: post.informantButton,
    associated: post.associated_posts.map((teaser) => toTeaser(teaser, now)),
    related: post.related_posts.map((teaser) => toTeaser(teaser, now)),
  };
}

/** `toAddress` makes a path a full address. */
export function toArticleMeta(post: WirePost, toAddress: (path: string) => string): PageMeta {
  const image = toPicture(post.featured_image?.image_crops ?? [], {
    crop: "16-9",
    alt: post.featured_image?.alt ?? "",
    sizes: "",
  })?.img;
  return {
    title: toPlainText(post.title.rendered),
    description: post.meta.description ?? (post.excerpt === null ? null : toPlainText(post.excerpt.rendered)),
    canonical: parseWebAddress(post.external) ?? toAddress(post.link),
    type: "article",
    image: image === undefined ? null : { src: toAddress(image.src), width: image.width, height: image.height, alt: image.alt },
    published: post.date,
    modified: post.modified,
  };
}

function toUpdated(post: WirePost, now: Date): DateText | null {
  if (!(Date.parse(post.modified) - Date.parse(post.date) >= UPDATE_THRESHOLD_MS)) return null;
  return toDateText(post.modified, `${toDayText(post.modified)}, ${toClockText(post.modified)} Uhr`, now);
}

function toLeadPicture({ featured_image: image }: WirePost): ArticleView["picture"] {
  if (image === null) return null;
  const picture =
    toPicture(image.image_crops, { crop: "16-9", alt: image.alt, sizes: LEAD_SIZES }) ??
    toPicture(image.image_crops, { crop: "original", alt: image.alt, sizes: LEAD_SIZES });
  return picture === null ? null : { picture, caption: image.caption, credit: image.credit };
}

/** Topics and categories lead on; tags of the newsroom without a page of their own are not shown as links. */
function toTags({ topics, categories }: WirePost): { title: string; link: string }[] {
  return [
    ...topics.map(({ title, page_link }) => ({ title, link: page_link })),
    ...categories.map(({ title, link }) => ({ title, link })),
  ];
}

/** "A", "A und B", "A, B und C" */
function toNames(names: string[]): string {
  return new Intl.ListFormat("de-AT", { type: "conjunction" }).format(names);
}
