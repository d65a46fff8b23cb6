/** What hand-written and composed posts of the demo paper share. */
import type { PostRecord } from "#workers/backend/content/records/content-record.ts";
import { authors } from "#workers/demo/authors.ts";
import { categories } from "#workers/demo/categories.ts";
import { topics } from "#workers/demo/topics.ts";
import type { RegionMunicipality } from "#workers/programs/places/read-places.ts";
import { toSlug } from "./seed-slug.ts";
import { toElectionTopic, toLocalCategory } from "./seed-terms.ts";

/** What readers see before they look: views of old posts are few each day. */
const freshHours = 48;
const staleShare = 0.015;

/** Finds by slug; throws when a text names something that the seed does not have. */
export function requireNamed<Named extends { slug: string }>(what: string, all: readonly Named[], slug: string): Named {
  const found = all.find((entry) => entry.slug === slug);
  if (found === undefined) throw new Error(`There is no ${what} "${slug}"`);
  return found;
}

export function toCategories(slugs: string[]): { slug: string; title: string }[] {
  return slugs.map((slug) => requireNamed("category", categories, slug)).map(({ slug, title }) => ({ slug, title }));
}

export function toAuthors(slugs: string[]): { slug: string; name: string }[] {
  return slugs.map((slug) => requireNamed("author", authors, slug)).map(({ slug, name }) => ({ slug, name }));
}

export function toTags(titles: string[]): { slug: string; title: string }[] {
  return titles.map((title) => ({ slug: toSlug(title), title }));
}

/** The topics of a post; one about the election in a municipality stands under that municipality's election too. */
export function toTopics(slugs: string[], municipality: RegionMunicipality | null): { slug: string; title: string }[] {
  const named = slugs.map((slug) => requireNamed("topic", topics, slug)).map(({ slug, title }) => ({ slug, title }));
  const local = municipality !== null && slugs.includes("gemeindewahl") ? [toElectionTopic(municipality)] : [];
  return [...named, ...local];
}

export function toLocalCategories(municipality: RegionMunicipality | null): { slug: string; title: string }[] {
  return municipality === null ? [] : [toLocalCategory(municipality)];
}

/** Today's views of a post that was read `views` times in all. */
export function toViewsToday(views: number, published: Date, now: Date): number {
  const hours = (now.getTime() - published.getTime()) / 3_600_000;
  return Math.round(hours <= freshHours ? views : views * staleShare);
}

export function toImage(picture: string | null, caption: string | null): PostRecord["image"] {
  return picture === null ? null : { media: `demo:${picture}`, caption };
}
