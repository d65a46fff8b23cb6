import { Ad } from "#app/components/advertising/ad.tsx";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import type { Listing } from "./listing.ts";
import { MostRead } from "./most-read.tsx";
import { ListingEnd, River } from "./paged-listing.tsx";
import { RankLead, SecondRank, ThirdRank } from "./rank-teasers.tsx";
import { toRanks } from "./to-ranks.ts";

type RankedListingProps = { listing: Listing; mostRead: readonly Teaser[]; emptyText: string };

/**
 * A page of a list as an editor would set it: lead over the full width, two ranks, then a river with the most read beside it. Further pages
 * are a river. With script its end brings the next pages as the reader comes near.
 */
export function RankedListing({ listing, mostRead, emptyText }: RankedListingProps) {
  const { lead, second, third, river } = toRanks(listing.teasers, listing.page);
  return (
    <div className="space-y-8">
      {lead !== null && <RankLead teaser={lead} />}
      {second.length > 0 && (
        <div className="border-t border-rule pt-6">
          <SecondRank teasers={second} />
        </div>
      )}
      {third.length > 0 && (
        <div className="border-t border-rule pt-6">
          <ThirdRank teasers={third} />
        </div>
      )}
      {lead !== null && river.length > 0 && <Ad place="list" />}
      <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        <div>
          {listing.teasers.length === 0 && <p className="py-4 text-soft">{emptyText}</p>}
          {river.length > 0 && (
            <div className={lead === null ? undefined : "border-t-2 border-strong-rule pt-5"}>
              <River teasers={river} />
            </div>
          )}
          {listing.pagination !== null && <ListingEnd pagination={listing.pagination} />}
        </div>
        {mostRead.length > 0 && <MostRead teasers={mostRead} />}
      </div>
    </div>
  );
}
