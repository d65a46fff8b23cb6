/** The page of videos (rules 2.1): one on the stage, the others to choose from. */
import { type EmbeddedFrame, toEmbedView } from "#app/components/content/embed/to-embed-view.ts";
import { type PageAddresses, type Pagination, toPagination } from "#app/components/listing/pagination.ts";
import { type MediaView, toMediaView } from "#app/components/media/to-media-view.ts";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { toCrops } from "#app/components/picture/to-crops.ts";
import { toPicture, toPlainPicture } from "#app/components/picture/to-picture.ts";
import { type SharePicture, toSharePictures } from "#app/components/picture/to-share-pictures.ts";
import { toVideoPlayer, type VideoPlayerView } from "#app/components/video/to-video-player.ts";
import { parseDurationText, toDurationText } from "#app/domain/media/media-time.ts";
import { parseWebAddress } from "#app/domain/page/address/web-address.ts";
import { type DateText, toDayText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import { toVideoPath } from "#app/domain/video/video-path.ts";
import type { VideoPostFragment, VideoTeaserFragment } from "#graphql/generated/operations.ts";

/** What plays: a video of the platform, a film of our own, or the player of another site. */
export type StagePlayer =
  | { kind: "platform"; video: VideoPlayerView }
  | { kind: "film"; film: MediaView }
  | { kind: "embed"; frame: EmbeddedFrame };

export type StageView = {
  player: StagePlayer;
  title: string;
  description: string | null;
  picture: ResponsivePicture | null;
  /** The same for other sites. */
  shared: SharePicture | null;
  /** When the post was published: the player shows a placeholder for it (rules 4.15), the page the date. */
  published: string;
  /** Seconds; null where unknown. */
  duration: number | null;
  /** The page of this video. */
  path: string;
  postLink: string;
};

export type VideoCardView = {
  id: number;
  title: string;
  link: string;
  /** Brand under whose name the post is sold; such a video plays in its post. */
  premium: string | null;
  date: DateText;
  duration: string | null;
  picture: ResponsivePicture | null;
};

export type VideoListView = { cards: VideoCardView[]; page: number; pagination: Pagination | null };
export type VideosView = { stage: StageView | null; isOwnPage: boolean; list: VideoListView };

const STAGE_SIZES = "(width >= 1024px) 896px, 100vw";
const CARD_SIZES = "(width >= 1024px) 390px, (width >= 640px) 46vw, 100vw";
const addresses: PageAddresses = { first: "/video", pattern: "/video/page/{page}" };

/** The newest that can be played here is on the stage of the first page; further pages are lists. */
export function toVideosView(posts: { items: VideoTeaserFragment[]; total_pages: number; page: number }): VideosView {
  const staged = posts.page === 1 ? posts.items.find((post) => toStage(post) !== null) : undefined;
  return {
    stage: staged === undefined ? null : toStage(staged),
    isOwnPage: false,
    list: {
      cards: posts.items.filter((post) => post !== staged).map(toCard),
      page: posts.page,
      pagination: toPagination(posts.page, posts.total_pages, addresses),
    },
  };
}

/** The page of one video, with the newest others. Null for a post that has none to be played here. */
export function toVideoView(post: VideoPostFragment, others: VideoTeaserFragment[]): VideosView | null {
  const stage = toStage(post);
  if (stage === null) return null;
  const cards = others.filter(({ id }) => id !== post.id).map(toCard);
  return { stage, isOwnPage: true, list: { cards, page: 1, pagination: null } };
}

/** A paid video plays only in its own post, where access is decided: nothing of its player is here. */
function toStage(post: VideoPostFragment): StageView | null {
  if (post.is_premium || parseWebAddress(post.external) !== null) return null;
  const title = toPlainText(post.title.rendered);
  const player = toPlayer(post, title);
  if (player === null) return null;
  const own = toOwnFacts(player);
  return {
    player,
    title: own.title ?? title,
    description: own.description ?? (post.excerpt === null ? null : toPlainText(post.excerpt.rendered)),
    picture: toWidePicture(post, STAGE_SIZES),
    shared: toShared(post),
    published: post.date,
    duration: own.duration,
    path: toVideoPath(post),
    postLink: post.link,
  };
}

/** What a player says of its video. */
function toOwnFacts(player: StagePlayer): { title: string | null; description: string | null; duration: number | null } {
  switch (player.kind) {
    case "platform":
      return { ...player.video, duration: parseDurationText(player.video.duration) };
    case "film":
      return { ...player.film, description: null };
    case "embed":
      return { title: player.frame.title, description: null, duration: null };
  }
}

function toPlayer({ video, film: wireFilm, video_embed: wireEmbed }: VideoPostFragment, title: string): StagePlayer | null {
  const platform = toVideoPlayer(video, title);
  if (platform !== null) return { kind: "platform", video: platform };
  const film = wireFilm === null ? null : toMediaView(wireFilm);
  if (film !== null) return { kind: "film", film };
  const embed = wireEmbed === null ? null : toEmbedView(wireEmbed);
  return embed !== null && "frame" in embed ? { kind: "embed", frame: embed.frame } : null;
}

function toCard(post: VideoTeaserFragment): VideoCardView {
  const stage = toStage(post);
  const external = parseWebAddress(post.external);
  return {
    id: post.id,
    title: toPlainText(post.title.rendered),
    link: stage?.path ?? external ?? post.link,
    premium: post.is_premium ? (post.brand?.title ?? "Plus") : null,
    date: { iso: post.date, text: toDayText(post.date) },
    duration: stage?.duration == null ? null : toDurationText(stage.duration),
    picture: toWidePicture(post, CARD_SIZES),
  };
}

function toShared({ wide_rule, wide_crops }: VideoPostFragment): SharePicture | null {
  return toSharePictures(toCrops(wide_rule, wide_crops))[0] ?? null;
}

function toWidePicture(
  { featured_image: image, wide_rule, wide_crops }: VideoPostFragment,
  sizes: string,
): ResponsivePicture | null {
  const alt = image?.alt ?? "";
  return toPicture(toCrops(wide_rule, wide_crops), { crop: "16-9", alt, sizes }) ?? toPlainPicture(image, alt);
}
