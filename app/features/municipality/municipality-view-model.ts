import type { Listing } from "#app/components/listing/listing.ts";
import { toListing } from "#app/components/listing/to-listing.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { toDistanceKm } from "#app/domain/municipality/distance.ts";
import { districtTitles, type Municipality, municipalities } from "#app/domain/municipality/municipality.ts";
import type { GetMunicipalityQuery } from "#graphql/generated/operations.ts";
import type { PlaceServicesView } from "./place-services-view-model.ts";

export type MunicipalityView = {
  slug: string;
  title: string;
  district: string;
  listing: Listing;
  /** The place's own posts by kind, with the kind above each. */
  notices: Teaser[];
  election: Teaser[];
  /** What its posts are about, the most frequent first. */
  topics: { title: string; link: string }[];
  /** The nearest places. */
  neighbours: { title: string; link: string }[];
  services: PlaceServicesView | null;
};

/** Types of the notices from the municipality (rules 7.2), in the order of the page. */
const noticeTypes = [
  { type: "nnp_clubs", title: "Vereine" },
  { type: "nnp_schools", title: "Schulen" },
  { type: "nnp_births", title: "Geburten" },
  { type: "nnp_baptism", title: "Taufen" },
  { type: "nnp_weddings", title: "Hochzeiten" },
];
const MAX_OF_A_TYPE = 2;
const MAX_NEIGHBOURS = 5;
const MAX_TOPICS = 6;

export function toMunicipalityView(
  municipality: Municipality,
  { posts, subjects, notices, election }: GetMunicipalityQuery,
  services: PlaceServicesView | null,
): MunicipalityView {
  const path = `/gemeinde/${municipality.slug}`;
  return {
    slug: municipality.slug,
    title: municipality.title,
    district: districtTitles[municipality.district],
    listing: toListing(posts, { first: path, pattern: `${path}?page={page}` }),
    notices: toNotices(notices.items),
    election: election.items.map((post) => toTeaser(post, { showsPictures: false })),
    topics: toTopics(subjects.items, municipality),
    neighbours: toNeighbours(municipality),
    services,
  };
}

function toNeighbours(place: Municipality): MunicipalityView["neighbours"] {
  return municipalities
    .filter(({ slug }) => slug !== place.slug)
    .map(({ slug, title, ...coordinates }) => ({ slug, title, distance: toDistanceKm(place, coordinates) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_NEIGHBOURS)
    .map(({ slug, title }) => ({ title, link: `/gemeinde/${slug}` }));
}

function toNotices(items: GetMunicipalityQuery["notices"]["items"]): MunicipalityView["notices"] {
  return noticeTypes.flatMap(({ type, title }) => {
    const posts = items.filter((post) => post.type === type).slice(0, MAX_OF_A_TYPE);
    return posts.map((post) => toTeaser({ ...post, kicker: title }, { showsPictures: false }));
  });
}

function toTopics(items: GetMunicipalityQuery["subjects"]["items"], { slug: place }: Municipality): MunicipalityView["topics"] {
  const counted = Map.groupBy(
    items.flatMap(({ topics }) => topics),
    ({ slug }) => slug,
  );
  return [...counted.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([topic]) => (topic === undefined || topic.slug.endsWith(`-${place}`) ? [] : [topic]))
    .slice(0, MAX_TOPICS)
    .map(({ slug, title }) => ({ title, link: `/themen/${encodeURIComponent(slug)}` }));
}
