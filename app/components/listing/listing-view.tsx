import { TeaserRow } from "../teaser/teaser-card.tsx";
import type { Listing } from "./listing.ts";
import { PageLinks } from "./page-links.tsx";

/** A list of posts. With script the next pages are appended as the reader comes near the end (enhance-listing). */
export function ListingView({ listing, emptyText }: { listing: Listing; emptyText: string }) {
  if (listing.teasers.length === 0) return <p className="py-8 text-soft">{emptyText}</p>;
  return (
    <div data-enhance="listing">
      <ol className="divide-y divide-rule" data-listing="">
        {listing.teasers.map((teaser) => (
          <li key={teaser.id} className="py-5 first:pt-0">
            <TeaserRow teaser={teaser} size="M" as="h2" hasExcerpt />
          </li>
        ))}
      </ol>
      {listing.pagination !== null && <PageLinks pagination={listing.pagination} />}
      <p className="sr-only" role="status" data-listing-status="" />
    </div>
  );
}
