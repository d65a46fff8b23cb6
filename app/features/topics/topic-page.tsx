import { FollowButton } from "#app/components/follow/follow-button.tsx";
import { RankedListing } from "#app/components/listing/ranked-listing.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import type { TopicView } from "./topic-view-model.ts";

/** One topic with its posts. */
export function TopicPage({ slug, view: { title, description, listing, mostRead, button } }: { slug: string; view: TopicView }) {
  return (
    <>
      <p className="mb-1 font-semibold text-accent">
        <a href="/themen" className="underline-hover">
          Thema
        </a>
      </p>
      <PageHeading title={title} description={description} note={listing.page > 1 ? `Seite ${listing.page}` : null}>
        <FollowButton subject={{ kind: "topic", key: slug, title }} />
      </PageHeading>
      {button !== null && (
        <p className="-mt-2 mb-8">
          <ButtonLink href={button.link}>{button.text}</ButtonLink>
        </p>
      )}
      <RankedListing listing={listing} mostRead={mostRead} emptyText="Zu diesem Thema gibt es noch keine Beiträge." />
    </>
  );
}
