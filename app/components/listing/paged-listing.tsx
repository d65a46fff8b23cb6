import type { Teaser } from "#app/components/teaser/teaser.ts";
import { TeaserRow } from "#app/components/teaser/teaser-card.tsx";
import { Island } from "#app/islands/island.tsx";
import { EndlessListingIsland } from "./endless-listing.island.tsx";
import type { Listing } from "./listing.ts";
import { PageLinks } from "./page-links.tsx";
import type { Pagination } from "./pagination.ts";
import { END_MARGIN_PX } from "./use-endless-listing.ts";

/** A list of posts. With script its end brings the next pages as the reader comes near. */
export function PagedListing({ listing, emptyText }: { listing: Listing; emptyText: string }) {
  if (listing.teasers.length === 0) return <p className="py-4 text-soft">{emptyText}</p>;
  return (
    <div>
      <River teasers={listing.teasers} />
      {listing.pagination !== null && <ListingEnd pagination={listing.pagination} />}
    </div>
  );
}

/** Stories one below the other. The next page's go on with it. */
export function River({ teasers }: { teasers: readonly Teaser[] }) {
  return (
    <ol className="divide-y divide-rule" data-listing="">
      {teasers.map((teaser) => (
        <li key={teaser.id} className="py-5 first:pt-0">
          <TeaserRow teaser={teaser} size="M" as="h2" hasExcerpt />
        </li>
      ))}
    </ol>
  );
}

/** The page links, which an island follows by itself. */
export function ListingEnd({ pagination }: { pagination: Pagination }) {
  const links = <PageLinks pagination={pagination} />;
  if (pagination.next === null) return links;
  return (
    <Island of={EndlessListingIsland} until="visible" marginPx={END_MARGIN_PX} props={{ next: pagination.next }}>
      {links}
    </Island>
  );
}
