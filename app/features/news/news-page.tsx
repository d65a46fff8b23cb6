import { RankedListing } from "#app/components/listing/ranked-listing.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import type { NewsView } from "./news-view-model.ts";

/** A list of news under one heading, page by page. */
export function NewsPage({ view: { title, description, listing, mostRead } }: { view: NewsView }) {
  return (
    <>
      <PageHeading title={title} description={description} note={listing.page > 1 ? `Seite ${listing.page}` : null} />
      <RankedListing listing={listing} mostRead={mostRead} emptyText="Hier gibt es noch keine Beiträge." />
    </>
  );
}
