import type { Listing } from "#app/components/listing/listing.ts";
import { toListing } from "#app/components/listing/to-listing.ts";
import { toMostRead } from "#app/components/listing/to-most-read.ts";
import { type SharedPicture, toSharedPicture } from "#app/components/picture/to-share-pictures.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import type { GetTopicBySlugQuery } from "#graphql/generated/operations.ts";

export type TopicView = {
  title: string;
  description: string | null;
  /** Where the page is shared. */
  image: (SharedPicture & { alt: string }) | null;
  listing: Listing;
  mostRead: Teaser[];
  button: { text: string; link: string } | null;
};

type WireTopic = NonNullable<GetTopicBySlugQuery["topic"]>;

export function toTopicView(topic: WireTopic, mostRead: GetTopicBySlugQuery["most_read"] = []): TopicView {
  const addresses = { first: topic.page_link, pattern: `${topic.page_link}/page/{page}` };
  const hasButton = topic.button_text !== null && topic.button_link !== null;
  return {
    title: topic.title,
    description: topic.description,
    image: toSharedPicture(topic.image),
    listing: toListing(topic.posts, addresses),
    mostRead: toMostRead(mostRead),
    button: hasButton ? { text: topic.button_text as string, link: topic.button_link as string } : null,
  };
}
