/**
 * Which campaign stands at which place of a page. The page, the place and the day decide, and nobody's browser: everybody gets the same page, and
 * over many pages each campaign stands as often as its weight says. A campaign stands once on a page.
 */
import type { AdPlace } from "./ad-places.ts";
import type { AdSubject } from "./ad-subject.ts";

export type Bookable = { sections: readonly string[]; municipality: string | null; weight: number };

export type Booking<Campaign> = { place: AdPlace; campaign: Campaign } | { place: AdPlace; unit: string };

export type BookingFacts<Campaign extends Bookable> = {
  places: readonly AdPlace[];
  campaigns: readonly Campaign[];
  subject: AdSubject;
  path: string;
  /** `2026-11-29` */
  day: string;
  /** What an advertising network fills where no campaign of the publisher's own stands. */
  units: Partial<Record<AdPlace, string>>;
  /** How many places this reader sees; null: all. */
  most: number | null;
};

/** In the order of the page. */
export function bookPlaces<Campaign extends Bookable>(facts: BookingFacts<Campaign>): Booking<Campaign>[] {
  const { places, subject, path, day, units, most } = facts;
  let left = facts.campaigns.filter((campaign) => isFor(campaign, subject));
  const booked: Booking<Campaign>[] = [];
  for (const place of places) {
    if (most !== null && booked.length >= most) break;
    const campaign = choose(left, toShare(`${day} ${place} ${path}`));
    const unit = units[place];
    if (campaign !== null) {
      left = left.filter((other) => other !== campaign);
      booked.push({ place, campaign });
    } else if (unit !== undefined) booked.push({ place, unit });
  }
  return booked;
}

/** Of the whole paper, of one of the page's sections, or of its municipality. */
function isFor({ sections, municipality }: Bookable, { about }: AdSubject): boolean {
  if (sections.length === 0 && municipality === null) return true;
  return (
    sections.some((slug) => about.includes(`/news/${slug}`)) ||
    (municipality !== null && about.includes(`/gemeinde/${municipality}`))
  );
}

/** The one at `share` of all weights; null of none. */
function choose<Campaign extends Bookable>(campaigns: readonly Campaign[], share: number): Campaign | null {
  let rest = share * campaigns.reduce((sum, { weight }) => sum + weight, 0);
  for (const campaign of campaigns) {
    rest -= campaign.weight;
    if (rest < 0) return campaign;
  }
  return campaigns.at(-1) ?? null;
}

/** From 0 to below 1, evenly over many texts: FNV-1a, whose bits are then mixed once more, as texts that differ at their end would lie close together. */
function toShare(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
