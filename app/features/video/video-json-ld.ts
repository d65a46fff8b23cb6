/** What search engines read of videos (schema.org). These pages contain nothing of paid videos. */
import { type JsonLd, toPublisher } from "#app/components/page-meta/json-ld.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { toIsoDuration } from "#app/domain/media/media-time.ts";
import type { StageView, VideoListView } from "./video-view-model.ts";

type ToAddress = (path: string) => string;

/** Null without a picture, which search engines want of each. */
export function toVideoJsonLd(
  { player, title, description, picture, shared, published, duration, path }: StageView,
  toAddress: ToAddress,
): JsonLd | null {
  if (picture === null) return null;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: title,
    ...(description === null ? {} : { description }),
    thumbnailUrl: toAddress(shared?.src ?? picture.img.src),
    uploadDate: published,
    ...(duration === null ? {} : { duration: toIsoDuration(duration) }),
    ...toPlace(player, (file) => toAddress(file ?? path)),
    url: toAddress(path),
    inLanguage: portalBrand.locale,
    isAccessibleForFree: true,
    publisher: toPublisher(toAddress("/")),
  };
}

function toPlace(player: StageView["player"], toFile: (src: string | undefined) => string): JsonLd {
  switch (player.kind) {
    case "platform":
      return { embedUrl: player.video.link };
    case "embed":
      return { embedUrl: player.frame.src };
    case "film":
      return { contentUrl: toFile(player.film.sources[0]?.src) };
  }
}

/** The list in its order, by addresses alone. */
export function toVideoListJsonLd({ cards }: VideoListView, toAddress: ToAddress): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: cards.map(({ link }, index) => ({ "@type": "ListItem", position: index + 1, url: toAddress(link) })),
  };
}
