import type { EventLine } from "#app/components/event/to-event-line.ts";
import type { Listing } from "#app/components/listing/listing.ts";
import { toListing } from "#app/components/listing/to-listing.ts";
import { findNeighbours, findPlace } from "#app/components/region-map/neighbours.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { toDistanceKm, toDistanceText } from "#app/domain/municipality/distance.ts";
import { districtTitles, type Municipality, parseMunicipality } from "#app/domain/municipality/municipality.ts";
import type { GetMunicipalityQuery } from "#graphql/generated/operations.ts";
import type { PlaceServicesView } from "./place-services-view-model.ts";

export type MunicipalityView = {
  slug: string;
  title: string;
  facts: Fact[];
  listing: Listing;
  /** What does not stand in the list: the place's own posts by kind, with the kind above each. */
  notices: Teaser[];
  election: Teaser[];
  /** What its posts are about, the most frequent first. */
  topics: { title: string; link: string }[];
  /** Who borders on it. */
  neighbours: { title: string; link: string; distance: string }[];
  services: PlaceServicesView | null;
  /** The next of the place. */
  events: EventLine[];
};

/** What is known of the place, each in a word or a figure. */
export type Fact = { name: string; value: string };

/** Types of the notices from the municipality (rules 7.2), in the order of the page. */
const noticeTypes = [
  { type: "nnp_clubs", title: "Vereine" },
  { type: "nnp_schools", title: "Schulen" },
  { type: "nnp_births", title: "Geburten" },
  { type: "nnp_baptism", title: "Taufen" },
  { type: "nnp_weddings", title: "Hochzeiten" },
];
const MAX_OF_A_TYPE = 2;
const MAX_TOPICS = 6;

export function toMunicipalityView(
  municipality: Municipality,
  { posts, subjects, notices, election }: GetMunicipalityQuery,
  services: PlaceServicesView | null,
  events: EventLine[] = [],
): MunicipalityView {
  const path = `/gemeinde/${municipality.slug}`;
  const beside = {
    notices: toNotices(notices.items),
    election: election.items.map((post) => toTeaser(post, { showsPictures: false })),
  };
  const listing = toListing(posts, { first: path, pattern: `${path}?page={page}` });
  const besideIds = new Set([...beside.notices, ...beside.election].map(({ id }) => id));
  const others = listing.teasers.filter(({ id }) => !besideIds.has(id));
  const neighbours = toNeighbours(municipality);
  return {
    slug: municipality.slug,
    title: municipality.title,
    facts: toFacts(municipality, neighbours.length),
    // A place with little to tell has all of it in the list, and nothing beside.
    ...(others.length === 0 ? { listing, notices: [], election: [] } : { listing: { ...listing, teasers: others }, ...beside }),
    topics: toTopics(subjects.items, municipality),
    neighbours,
    services,
    events,
  };
}

function toNeighbours(place: Municipality): MunicipalityView["neighbours"] {
  return findNeighbours(place.slug).map(({ slug, title, ...coordinates }) => ({
    title,
    link: `/gemeinde/${slug}`,
    distance: toDistanceText(toDistanceKm(place, coordinates)),
  }));
}

/** Distances are straight, from where people live. */
function toFacts(place: Municipality, neighbourCount: number): Fact[] {
  const id = findPlace(place.slug)?.id;
  const town = parseMunicipality(place.district);
  return [
    { name: "Bezirk", value: districtTitles[place.district] },
    ...(town === null || town.slug === place.slug
      ? []
      : [{ name: `Luftlinie nach ${town.title}`, value: toDistanceText(toDistanceKm(place, town)) }]),
    { name: "Nachbargemeinden im Land", value: String(neighbourCount) },
    ...(id === undefined ? [] : [{ name: "Gemeindekennziffer", value: String(id) }]),
  ];
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
