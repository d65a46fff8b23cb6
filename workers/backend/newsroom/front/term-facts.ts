/** What staff may say of a topic or a section, and what keeps it from being said. */
import { decideLink } from "#shared/content/link-address.ts";
import { toLineOrNull } from "#workers/backend/ground/text/to-line.ts";

/** Those that have a page which staff arrange; tags come with posts alone. */
export const taxonomies = ["topic", "category"] as const;
export type TermKey = { taxonomy: (typeof taxonomies)[number]; slug: string };

/** `parent` is a slug of the same taxonomy, `media` the source of a picture. Texts are plain. */
export type TermFacts = {
  title: string;
  description: string | null;
  parent: string | null;
  media: string | null;
  buttonText: string | null;
  buttonLink: string | null;
};

/** What is wrong with it. */
export type TermFault = "BAD_LINK" | "NO_PARENT" | "NO_PICTURE" | "NO_TITLE" | "TOO_LONG";

const longest = { title: 200, description: 2000, buttonText: 60, buttonLink: 300 } as const;

/** As it is kept: one line each, nothing for what is empty. */
export function toTermFacts(given: TermFacts): TermFacts {
  const { title, description, parent, media, buttonText, buttonLink } = given;
  return {
    title: toLineOrNull(title) ?? "",
    description: toLineOrNull(description),
    parent: parent || null,
    media,
    buttonText: toLineOrNull(buttonText),
    buttonLink: (buttonLink ?? "").trim() || null,
  };
}

export function findTermFaults(facts: TermFacts): TermFault[] {
  const { title, buttonLink } = facts;
  const isLong = Object.entries(longest).some(([field, most]) => (facts[field as keyof typeof longest] ?? "").length > most);
  const faults: [TermFault, boolean][] = [
    ["NO_TITLE", title === ""],
    ["TOO_LONG", isLong],
    ["BAD_LINK", buttonLink !== null && decideLink(buttonLink) !== buttonLink],
  ];
  return faults.flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

/** What a new address may be: words of small letters and digits. Below `/themen` and `/news` these two stand for something else. */
export function isNewSlug(slug: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= 100 && slug !== "page" && slug !== "feed";
}
