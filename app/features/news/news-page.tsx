import { PagedListing } from "#app/components/listing/paged-listing.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import type { NewsView } from "./news-view-model.ts";

/** A list of news under one heading, page by page. */
export function NewsPage({ view: { title, description, listing } }: { view: NewsView }) {
  return (
    <div className="mx-auto max-w-[52rem]">
      <PageHeading title={title} description={description} note={listing.page > 1 ? `Seite ${listing.page}` : null} />
      <PagedListing listing={listing} emptyText="Hier gibt es noch keine Beiträge." />
    </div>
  );
}
