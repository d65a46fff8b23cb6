/** The form of a head: how its fields are called, and what they make of a text. */
import { type DeskText, toDeskSlug } from "#shared/content/desk-text.ts";

export type Choice = { slug: string; title: string };
export type DeskChoices = {
  sections: readonly Choice[];
  topics: readonly Choice[];
  authors: readonly Choice[];
  municipalities: readonly Choice[];
};

/** Lists of which several may be chosen: ticked ones stay, and one of `{name}-add` joins them. */
const MAX_OF = { sections: 5, topics: 10, authors: 10, municipalities: 10 } as const;

const rules = ["before", "after", "closed"] as const;

/** "Rhein, Hochwasser" → its tags: each once, twenty at most. One of `kept` stays what it is: its slug may say other words. */
export function parseTags(text: string, kept: readonly Choice[]): Choice[] {
  const titles = text.split(",").map((title) => title.replace(/\s+/g, " ").trim().slice(0, 100));
  const tags = titles
    .filter((title) => title !== "")
    .map((title) => kept.find((tag) => tag.title === title) ?? { slug: toDeskSlug(title), title });
  return [...new Map(tags.map((tag) => [tag.slug, tag])).values()].slice(0, 20);
}

/** What was written where none of the list fitted: one of the list that is called so, or a new one; null for nothing. */
export function toNewChoice(text: string, choices: readonly Choice[]): Choice | null {
  const title = text.replace(/\s+/g, " ").trim().slice(0, 100);
  if (title === "") return null;
  const slug = toDeskSlug(title);
  return choices.find((choice) => choice.slug === slug || choice.title.toLowerCase() === title.toLowerCase()) ?? { slug, title };
}

/** The text with the head that a form says. What is too long is cut, as its field would not have taken it. */
export function readHeadForm(form: FormData, { text, choices }: { text: DeskText; choices: DeskChoices }): DeskText {
  const read = (name: string, max: number) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replace(/\s+/g, " ").trim().slice(0, max) : "";
  };
  const readList = (name: keyof typeof MAX_OF, known: readonly Choice[], kept: readonly Choice[]) => {
    const wanted = [...form.getAll(name), form.get(`${name}-add`)].filter((slug) => typeof slug === "string" && slug !== "");
    const all = new Map([...known, ...kept].map((choice) => [choice.slug, choice]));
    const added = name === "municipalities" ? null : toNewChoice(read(`${name}-new`, 100), known);
    const chosen = [...wanted.flatMap((slug) => all.get(String(slug)) ?? []), ...(added === null ? [] : [added])];
    return [...new Map(chosen.map((choice) => [choice.slug, choice])).values()].slice(0, MAX_OF[name]);
  };
  const authors = text.authors.map(({ slug, name }) => ({ slug, title: name }));
  const rule = read("commentRule", 10);
  return {
    ...text,
    kicker: read("kicker", 100),
    title: read("title", 250),
    lead: read("lead", 1000),
    slug: read("slug", 200),
    sections: readList("sections", choices.sections, text.sections),
    topics: readList("topics", choices.topics, text.topics),
    authors: readList("authors", choices.authors, authors).map(({ slug, title }) => ({ slug, name: title })),
    tags: parseTags(read("tags", 2000), text.tags),
    municipalities: readList("municipalities", choices.municipalities, text.municipalities),
    isPremium: form.get("isPremium") !== null,
    commentRule: rules.find((known) => known === rule) ?? null,
    searchTitle: read("searchTitle", 120),
    description: read("description", 300),
    label: read("label", 40),
    image: text.image === null || form.get("imageAlt") === null ? text.image : readImage(text.image, read),
  };
}

/** The words of the picture above the text; a caption that was written anew has no links. */
function readImage(image: NonNullable<DeskText["image"]>, read: (name: string, max: number) => string): DeskText["image"] {
  const caption = read("imageCaption", 2000) || null;
  const words = { alt: read("imageAlt", 1000) || null, credit: read("imageCredit", 300) || null };
  return { ...image, ...words, ...(caption === image.caption ? {} : { caption, captionHtml: null }) };
}
