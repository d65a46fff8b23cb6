import { use } from "react";
import { KeptMarkup } from "#app/components/kept-markup/kept.tsx";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { Island } from "#app/islands/island.tsx";
import { MunicipalityDropdownIsland } from "./municipality-dropdown.island.tsx";
import { toPlacesHtml } from "./places-html.ts";

type MunicipalityDropdownProps = {
  chosen: { slug: string; title: string } | null;
  /** Path to come back to. */
  returnTo: string;
};

/** For as long as this isolate lives. */
const places = {};

/** Chooses a municipality (rules 2.5): a disclosure with a list and a button; with script a field to type in. */
export function MunicipalityDropdown({ chosen, returnTo }: MunicipalityDropdownProps) {
  const keep = use(KeptMarkup);
  const slug = chosen?.slug ?? null;
  const html = keep?.(places, slug ?? "", () => ({ written: toPlacesHtml(slug) })) ?? toPlacesHtml(slug);
  return (
    <Island of={MunicipalityDropdownIsland} until="interaction" props={{ chosen }}>
      <form method="post" action={`/gemeinde/${NO_MUNICIPALITY}`}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <select
          name="municipality"
          aria-label="Gemeinde"
          className="tool"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own list, escaped
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <button type="submit" className="tool">
          Übernehmen
        </button>
      </form>
    </Island>
  );
}
