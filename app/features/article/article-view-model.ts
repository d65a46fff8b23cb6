import { type CommentView, toCommentView } from "#app/components/comment/to-comment-view.ts";
import type { BlockView } from "#app/components/content/content-blocks.ts";
import { toWords } from "#app/components/content/sanitize-content.ts";
import { createTextNames } from "#app/components/content/to-block.ts";
import { toContentView } from "#app/components/content/to-content-view.ts";
import type { Markup } from "#app/components/content/to-markup.ts";
import type { ArticleRecording } from "#app/components/listen/listening.ts";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { toCrops } from "#app/components/picture/to-crops.ts";
import { DEFAULT_CROP, toPicture, toPlainPicture, withNarrowCrop } from "#app/components/picture/to-picture.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toCommentCountText, toReactionCountText } from "#app/components/teaser/teaser-texts.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { toGivingPath } from "#app/domain/gift/gift-paths.ts";
import { parseWebAddress } from "#app/domain/page/address/web-address.ts";
import type { PaywallConfig } from "#app/domain/paywall/configuration/paywall-config.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { type DateText, toDayText } from "#app/domain/post/date-text.ts";
import { toOldNotice } from "#app/domain/post/old-post.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import { toReadingMinutes } from "#app/domain/post/reading-time.ts";
import { toArticleTrackingText } from "#app/domain/tracking/article-tracking.ts";
import type { ReadablePost } from "#app/loaders/page/require-readable-post.ts";
import type { GetPostByIDQuery } from "#graphql/generated/operations.ts";
import { once } from "#shared/rules/once.ts";
import { leaveOutLinked, toTags } from "./article-links.ts";
import { type ArticleWall, findPromotionPosition, toArticleWall } from "./article-wall.ts";
import { cutPaidBlocks } from "./cut-paid-blocks.ts";
import { leadWithTicker } from "./lead-with-ticker.ts";
import { takeRecording } from "./take-recording.ts";
import { type KeyEvent, toKeyEvents } from "./to-key-events.ts";
import { type TickerSettings, toTickerPlace } from "./to-ticker-place.ts";

export type WirePost = NonNullable<GetPostByIDQuery["post"]>;

export type ArticleView = {
  id: number;
  /** For analytics (domain/tracking/article-tracking.ts). */
  tracking: string;
  title: string;
  kicker: string | null;
  label: { text: string; link: string | null } | null;
  lead: string | null;
  premium: string | null;
  isStory: boolean;
  /** "A, B und C" in its parts: names, with their pages, and what stands between them. */
  byline: { text: string; link: string | null }[];
  /** Where this reader gives it away; null for who may not. */
  giving: string | null;
  /** Those of whom the paper says more than the name. */
  authorBoxes: { name: string; role: string | null; description: string | null; link: string | null }[];
  published: DateText;
  updated: DateText | null;
  /** "4 Min. Lesezeit"; null where a part of the text is missing. */
  readingTime: string | null;
  /** That it is years old. */
  oldNotice: string | null;
  picture: { picture: ResponsivePicture; caption: Markup | null; credit: string | null } | null;
  /** Of a premium post the part that everybody may read, of a free one all blocks before its promotion; empty before a ticker that is paid for. */
  free: BlockView[];
  /** Of a post that is a live ticker, which `free` then is, or begins `paid`: what was written beside it. */
  ticker: { background: BlockView[]; keyEvents: KeyEvent[] } | null;
  /** The paid part; null when there is none, or this reader has no access to it. */
  paid: BlockView[] | null;
  /** In place of the paid part. */
  wall: ArticleWall | null;
  /** An offer within a free text, and what follows it. */
  promotion: { wall: ArticleWall; rest: BlockView[] } | null;
  /** Above the text of a free read. */
  meterText: string | null;
  /** Of the whole article, for who may read it; null without one. */
  recording: ArticleRecording | null;
  external: string | null;
  /** Where to read on: its municipality first. */
  tags: { title: string; link: string }[];
  /** "3 Kommentare", where they can be read. */
  comments: { text: string; link: string } | null;
  /** What readers wrote about it, and where they write; null where there is nothing and none are taken. */
  discussion: Discussion | null;
  /** "76 Reaktionen" */
  counts: string | null;
  informantButton: { text: string; link: string } | null;
  associated: Teaser[];
  related: Teaser[];
};

export type Discussion = {
  link: string;
  best: CommentView[];
  /** The way to all, where there are more. */
  all: string | null;
  isOpen: boolean;
  reactions: number;
};

/** A change within this time of publication is not worth a date of its own. */
const UPDATE_THRESHOLD_MS = 5 * 60_000;
const LEAD_SIZES = "(width >= 1024px) 896px, 100vw";
const POSTER_SIZES = "(width >= 768px) 680px, 100vw";

/** The reader, and the provider that sells; null without one. */
export type ArticleReader = Pick<ReadablePost, "isOpen" | "user" | "meterText"> & {
  paywall: PaywallConfig | null;
  ticker: TickerSettings;
};

/** `now` dates the entries of a ticker. */
export function toArticleView(post: WirePost, reader: ArticleReader, now: Date): ArticleView {
  const text = toText(post, reader, now);
  return {
    ...text,
    readingTime: text.wall === null ? toReadingTime(post) : null,
    id: post.id,
    tracking: toTracking(post),
    title: toPlainText(post.title.rendered),
    kicker: post.kicker,
    label: post.label,
    lead: post.excerpt === null ? null : toPlainText(post.excerpt.rendered),
    premium: post.is_premium ? (post.brand?.title ?? "Plus") : null,
    isStory: post.is_story,
    giving: post.is_giftable ? toGivingPath(post.id) : null,
    byline: toByline(post),
    authorBoxes: post.authors
      .filter(({ role, description }) => role || description)
      .map(({ name, role, description, page_link }) => ({ name, role, description, link: page_link })),
    published: { iso: post.date, text: post.formatted_date },
    updated: toUpdated(post),
    oldNotice: toOldNotice(post.date, now),
    picture: toLeadPicture(post),
    external: parseWebAddress(post.external),
    tags: toTags(post),
    comments: toComments(post),
    discussion: toDiscussion(post, now),
    counts: toCounts(post),
    informantButton: post.informantButton,
    associated: post.associated_posts.map((teaser) => toTeaser(teaser)),
    related: leaveOutLinked(post.related_posts, post.associated_posts).map((teaser) => toTeaser(teaser)),
  };
}

function toTracking({ tracking }: WirePost): string {
  const { origin, image_count, video_count, slideshow_count, is_liveticker, is_paid } = tracking;
  return toArticleTrackingText({
    origin,
    imageCount: image_count,
    videoCount: video_count,
    slideshowCount: slideshow_count,
    isLiveticker: is_liveticker,
    isPaid: is_paid,
  });
}

type TextView = Pick<ArticleView, "free" | "ticker" | "paid" | "wall" | "promotion" | "meterText" | "recording">;

function toText(post: WirePost, { isOpen, user, meterText, paywall, ticker }: ArticleReader, now: Date): TextView {
  const { free, paid, recording } = takeRecording(cutPaidBlocks(post, isOpen));
  const wall = (text: string | null) =>
    toArticleWall(post, {
      config: paywall,
      user,
      meterText: text,
      title: toPlainText(post.title.rendered),
      author: toNames(post.authors.map(({ name }) => name)),
    });
  const position = findPromotionPosition(post, user);
  const names = createTextNames();
  // The headline says what it shows.
  const poster = post.featured_image === null ? null : toShapedPicture({ ...post.featured_image, alt: "" }, "16-9", POSTER_SIZES);
  const toBlocks = (blocks: typeof free, part: "free" | "paid", isLead = false) => {
    const place = { ...toTickerPlace(post, part, ticker), isLead };
    return toContentView(blocks, now, { names, ticker: place, poster });
  };
  const paidLead = paid === null ? null : leadWithTicker(paid);
  if (paidLead !== null && free.every(({ __typename }) => __typename !== "TickerBlock")) {
    // First the free part, which stands above a wall: what comes in the wall's place is numbered after it, and begins with the ticker.
    const background = toBlocks(free, "free");
    const rest = toBlocks([paidLead.ticker, ...paidLead.background], "paid", true);
    return {
      free: [],
      ticker: { background, keyEvents: toKeyEvents(rest) },
      promotion: null,
      paid: rest,
      wall: null,
      meterText,
      recording,
    };
  }
  const lead = position === null && !post.is_premium ? leadWithTicker(free) : null;
  const first = toBlocks(lead === null ? free.slice(0, position ?? free.length) : [lead.ticker], "free", lead !== null);
  return {
    // In the order of the text, which numbers its galleries and tables.
    free: first,
    ticker: lead === null ? null : { background: toBlocks(lead.background, "free"), keyEvents: toKeyEvents(first) },
    promotion: position === null ? null : { wall: wall(null), rest: toBlocks(free.slice(position), "free") },
    paid: paid === null || paid.length === 0 ? null : toBlocks(paid, "paid"),
    wall: paid === null ? wall(meterText) : null,
    meterText: paid === null ? null : meterText,
    recording,
  };
}

function toReadingTime({ content_blocks }: WirePost): string | null {
  const minutes = toReadingMinutes(content_blocks.flatMap((block) => ("html" in block ? [block.html] : [])));
  return minutes === null ? null : `${minutes}\u00a0Min. Lesezeit`;
}

function toUpdated(post: WirePost): DateText | null {
  if (!(Date.parse(post.modified) - Date.parse(post.date) >= UPDATE_THRESHOLD_MS)) return null;
  return { iso: post.modified, text: `${toDayText(post.modified)}, ${toClockText(post.modified)} Uhr` };
}

function toLeadPicture({ featured_image: image }: WirePost): ArticleView["picture"] {
  if (image === null) return null;
  const crops = toCrops(image.image_rule, image.image_crops);
  const picture =
    toShapedPicture(image, "16-9", LEAD_SIZES) ?? toPicture(crops, { crop: "original", alt: image.alt, sizes: LEAD_SIZES });
  if (picture === null) return null;
  const narrow = toPicture(crops, { crop: DEFAULT_CROP, alt: image.alt, sizes: LEAD_SIZES });
  return { picture: withNarrowCrop(picture, narrow), caption: toWords(image.caption, image.captionHtml), credit: image.credit };
}

/** One crop, or the picture as it lies when it has none at all: an import could not fetch it. */
function toShapedPicture(image: NonNullable<WirePost["featured_image"]>, crop: string, sizes: string): ResponsivePicture | null {
  const { alt, image_rule, image_crops } = image;
  const crops = toCrops(image_rule, image_crops);
  return crops.length === 0 ? toPlainPicture(image, alt) : toPicture(crops, { crop, alt, sizes });
}

function toComments({ comment_count, comments_link }: WirePost): ArticleView["comments"] {
  const text = toCommentCountText(comment_count);
  return text === null || !comments_link ? null : { text: text.replace(" ", "\u00a0"), link: comments_link };
}

function toDiscussion(post: WirePost, now: Date): Discussion | null {
  const { link, comment_count, comments_link, commenting, best_comments, reaction_count } = post;
  if (!comments_link) return null;
  const best = (best_comments ?? []).map((comment) => toCommentView(comment, link, now));
  const all = comment_count > best.length ? `Alle ${comment_count} Kommentare` : null;
  return { link: comments_link, best, all, isOpen: commenting === "AFTER" || commenting === "BEFORE", reactions: reaction_count };
}

/** No line break between a number and its noun. */
function toCounts({ reaction_count }: WirePost): string | null {
  return toReactionCountText(reaction_count)?.replace(" ", "\u00a0") ?? null;
}

const nameList = once(() => new Intl.ListFormat("de-AT", { type: "conjunction" }));

function toByline({ authors }: WirePost): ArticleView["byline"] {
  const [first] = authors;
  if (first !== undefined && authors.length === 1) return [{ text: first.name, link: first.page_link ?? null }];
  const names = authors.values();
  const byline: ArticleView["byline"] = [];
  for (const { type, value } of nameList().formatToParts(authors.map(({ name }) => name))) {
    const link = (type === "element" ? names.next().value?.page_link : null) ?? null;
    const last = byline.at(-1);
    // Texts beside each other are one: React would write a comment between them.
    if (link === null && last?.link === null) last.text += value;
    else byline.push({ text: value, link });
  }
  return byline;
}

/** "A", "A und B", "A, B und C" */
function toNames(names: string[]): string {
  return names.length < 2 ? names.join("") : nameList().format(names);
}
