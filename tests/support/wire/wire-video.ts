/** Posts with videos as they come over the wire. */
import type { VideoTeaserFragment } from "#graphql/generated/operations.ts";
import { wireCrop } from "./wire.ts";

/** Of the platform's video `v{id}`, in 2:14 minutes; everybody's. */
export function wireVideo(id: number, changes: Partial<VideoTeaserFragment> = {}): VideoTeaserFragment {
  return {
    id,
    slug: `film-${id}`,
    link: `/film-${id}/${id}`,
    date: "2026-01-02T08:00:00Z",
    is_premium: false,
    external: null,
    title: { rendered: `Film ${id}` },
    excerpt: { rendered: "Was zu sehen ist." },
    brand: null,
    film: null,
    video_embed: null,
    featured_image: { src: "/media/a-16-9.jpeg", width: 1600, height: 900, alt: "Ein Zug" },
    wide_rule: null,
    wide_crops: [wireCrop("16-9", "jpeg")],
    video: {
      id: `v${id}`,
      accountId: "a1",
      playerId: "default",
      isPlaylist: false,
      adConfigId: null,
      title: null,
      description: null,
      formattedDuration: "2:14",
    },
    ...changes,
  };
}
