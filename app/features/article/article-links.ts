/** Where to read on after an article. */

type Identified = { id: number };
type Link = { title: string; link: string };
type Term = { title: string; page_link: string };
type TaggedPost = {
  topics: readonly Term[];
  categories: readonly (Link & { slug: string })[];
  tags: readonly Term[];
  municipality: Link | null;
};

/** Fewer than that would look like leftovers. */
const MIN_RELATED = 2;
const MAX_RELATED = 6;

/** Links of the newsroom are shown above and not repeated. */
export function leaveOutLinked<Post extends Identified>(related: readonly Post[], linked: readonly Identified[]): Post[] {
  const others = related.filter(({ id }) => !linked.some((post) => post.id === id));
  return others.length < MIN_RELATED ? [] : others.slice(0, MAX_RELATED);
}

/** Of one municipality's news: its own page is linked already. */
const PLACE_CATEGORY = /^news-aus-/;

/** More would be a list of keywords and no way on. */
const MAX_TAGS = 4;

/** Municipality, topics, categories and tags lead on, each address once: a tag may have the page of a topic. */
export function toTags({ topics, categories, tags, municipality }: TaggedPost): Link[] {
  const sections = categories.filter(({ slug }) => municipality === null || !PLACE_CATEGORY.test(slug));
  const links = [
    ...(municipality === null ? [] : [{ title: municipality.title, link: municipality.link }]),
    ...topics.map(({ title, page_link }) => ({ title, link: page_link })),
    ...sections.map(({ title, link }) => ({ title, link })),
    ...tags.map(({ title, page_link }) => ({ title, link: page_link })),
  ];
  return links.filter(({ link }, index) => links.findIndex((other) => other.link === link) === index).slice(0, MAX_TAGS);
}
