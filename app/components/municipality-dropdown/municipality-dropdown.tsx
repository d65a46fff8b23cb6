import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { Island } from "#app/islands/island.tsx";
import { MunicipalityDropdownIsland } from "./municipality-dropdown.island.tsx";
import { toPlacesHtml } from "./places-html.ts";

type MunicipalityDropdownProps = {
  chosen: { slug: string; title: string } | null;
  /** Path to come back to. */
  returnTo: string;
};

/** Chooses a municipality (rules 2.5): a disclosure with one submit button a place; with script more comfortable. */
export function MunicipalityDropdown({ chosen, returnTo }: MunicipalityDropdownProps) {
  return (
    <Island of={MunicipalityDropdownIsland} until="interaction" props={{ chosen }}>
      <form method="post" action={`/gemeinde/${NO_MUNICIPALITY}`}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <ul
          className="places"
          aria-label="Gemeinden"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own list, escaped
          dangerouslySetInnerHTML={{ __html: toPlacesHtml(chosen?.slug ?? null) }}
        />
      </form>
    </Island>
  );
}
