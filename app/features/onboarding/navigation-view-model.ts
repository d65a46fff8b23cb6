import type { Municipality } from "#app/domain/municipality/municipality.ts";
import type { GetLayoutQuery } from "#graphql/generated/operations.ts";

export type NavigationView = {
  municipality: { slug: string; title: string } | null;
  /** The paper's main sections, each with some of its subsections. */
  sections: { title: string; link: string; examples: string }[];
};

/** Pages that are not sections of the paper: the front page, and those that the page mentions elsewhere. */
const noSections = new Set(["/", "/gemeinde/gemeinde"]);
const MAX_EXAMPLES = 3;

export function toNavigationView(menus: Pick<GetLayoutQuery, "header">, municipality: Municipality | null): NavigationView {
  return {
    municipality: municipality === null ? null : { slug: municipality.slug, title: municipality.title },
    sections: menus.header
      .filter(({ link }) => !noSections.has(link))
      .map(({ title, link, children }) => ({
        title,
        link,
        examples: children
          .slice(0, MAX_EXAMPLES)
          .map((child) => child.title)
          .join(", "),
      })),
  };
}
