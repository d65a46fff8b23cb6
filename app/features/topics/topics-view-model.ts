import { type Pagination, toPagination } from "#app/components/listing/pagination.ts";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { toCrops } from "#app/components/picture/to-crops.ts";
import { toPicture, toPlainPicture } from "#app/components/picture/to-picture.ts";
import type { GetTopicsQuery } from "#graphql/generated/operations.ts";

export type TopicCard = {
  slug: string;
  title: string;
  description: string | null;
  link: string;
  count: string;
  picture: ResponsivePicture | null;
};
export type TopicsView = { topics: TopicCard[]; page: number; pagination: Pagination | null };

const addresses = { first: "/themen", pattern: "/themen/page/{page}" };

export function toTopicsView(topics: GetTopicsQuery["topics"]): TopicsView {
  return {
    topics: topics.items.map(({ slug, title, description, page_link, post_count, image }) => ({
      slug,
      title,
      description,
      link: page_link,
      count: post_count === 1 ? "1 Beitrag" : `${post_count} Beiträge`,
      picture: toCardPicture(image),
    })),
    page: topics.page,
    pagination: toPagination(topics.page, topics.total_pages, addresses),
  };
}

type WireImage = GetTopicsQuery["topics"]["items"][number]["image"];

/** The title says what the picture shows. */
function toCardPicture(image: WireImage): ResponsivePicture | null {
  const crops = toCrops(image?.image_rule, image?.image_crops);
  if (crops.length === 0) return toPlainPicture(image, "");
  return toPicture(crops, { crop: "4-3", alt: "", sizes: "(width >= 1024px) 380px, (width >= 640px) 45vw, 100vw" });
}
