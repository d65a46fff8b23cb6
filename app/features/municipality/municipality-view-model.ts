import type { Listing } from "#app/components/listing/listing.ts";
import { toListing } from "#app/components/listing/to-listing.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { districtTitles, type Municipality } from "#app/domain/municipality/municipality.ts";
import type { GetMunicipalityQuery } from "#graphql/generated/operations.ts";

export type MunicipalityView = {
  slug: string;
  title: string;
  district: string;
  listing: Listing;
  /** Clubs, births, weddings, schools, baptisms. */
  notices: Teaser[];
  election: Teaser[];
};

/** Types of the notices from the municipality (rules 7.2). */
const noticeTypes = new Set(["nnp_clubs", "nnp_births", "nnp_weddings", "nnp_schools", "nnp_baptism"]);
const MAX_NOTICES = 5;

export function toMunicipalityView(
  municipality: Municipality,
  { posts, notices, election }: GetMunicipalityQuery,
): MunicipalityView {
  const path = `/gemeinde/${municipality.slug}`;
  return {
    slug: municipality.slug,
    title: municipality.title,
    district: districtTitles[municipality.district],
    listing: toListing(posts, { first: path, pattern: `${path}?page={page}` }),
    notices: notices.items
      .filter(({ type }) => noticeTypes.has(type))
      .slice(0, MAX_NOTICES)
      .map((post) => toTeaser(post, { showsPictures: false })),
    election: election.items.map((post) => toTeaser(post, { showsPictures: false })),
  };
}
