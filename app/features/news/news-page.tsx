import type { Listing } from "#app/components/listing/listing.ts";
import { ListingView } from "#app/components/listing/listing-view.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";

type NewsPageProps = { title: string; description: string | null; listing: Listing };

/** A list of news under one heading, page by page. */
export function NewsPage({ title, description, listing }: NewsPageProps) {
  return (
    <div className="mx-auto max-w-[52rem]">
      <PageHeading title={title} description={description} note={listing.page > 1 ? `Seite ${listing.page}` : null} />
      <ListingView listing={listing} emptyText="Hier gibt es noch keine Beiträge." />
    </div>
  );
}
