/** Topics, categories, brands and authors of the demo paper. */
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { authors } from "#workers/demo/authors.ts";
import { brands } from "#workers/demo/brands.ts";
import { categories } from "#workers/demo/categories.ts";
import { toPortraitSource } from "#workers/demo/media/portraits.ts";
import { topics } from "#workers/demo/topics.ts";
import type { RegionMunicipality } from "#workers/programs/places/read-places.ts";

export type NamedSlug = { slug: string; title: string };

/** Everything from the region; the other categories are its parts. */
export const regionCategory = {
  slug: "vorarlberg",
  title: "Vorarlberg",
  description: "Alles aus dem Land: Politik, Wirtschaft, Kultur, Sport und die Menschen, die hier leben.",
};

export const localCategoryPrefix = "news-aus-";

export function toLocalCategory({ slug, name }: RegionMunicipality): NamedSlug {
  return { slug: `${localCategoryPrefix}${slug}`, title: `News aus ${name}` };
}

export function toElectionTopic({ slug, name }: RegionMunicipality): NamedSlug {
  return { slug: `gemeindewahl-${slug}`, title: `Gemeindewahl: ${name}` };
}

function toLocalTerms(municipality: RegionMunicipality): ContentRecord[] {
  const { name, slug } = municipality;
  return [
    {
      kind: "term",
      owner: "demo",
      taxonomy: "category",
      ...toLocalCategory(municipality),
      description: `Nachrichten aus der Gemeinde ${name}: Vereine, Schulen, Feste, Geburten und Hochzeiten.`,
    },
    {
      kind: "term",
      owner: "demo",
      taxonomy: "topic",
      ...toElectionTopic(municipality),
      description: `Kandidaturen, Listen und Berichte zur Gemeindewahl in der Gemeinde ${name}.`,
      parent: "gemeindewahl",
      media: "demo:wahlurne",
      buttonText: `Zur Gemeindeseite ${name}`,
      buttonLink: `/gemeinde/${slug}`,
    },
  ];
}

/** Parents come before their children. */
export function toTermRecords(municipalities: RegionMunicipality[]): ContentRecord[] {
  return [
    ...brands.map((brand): ContentRecord => ({ kind: "brand", ...brand })),
    ...authors.map(
      (author): ContentRecord => ({
        kind: "author",
        owner: "demo",
        ...author,
        media: toPortraitSource(author.slug),
        contact: { mail: author.email, links: [{ title: "Hinweis geben", link: "/tipp-geben" }] },
      }),
    ),
    ...topics.map(
      ({ picture, ...topic }): ContentRecord => ({
        kind: "term",
        owner: "demo",
        taxonomy: "topic",
        ...topic,
        media: `demo:${picture}`,
      }),
    ),
    ...[regionCategory, ...categories].map(
      (category): ContentRecord => ({ kind: "term", owner: "demo", taxonomy: "category", ...category }),
    ),
    ...municipalities.flatMap(toLocalTerms),
  ];
}
