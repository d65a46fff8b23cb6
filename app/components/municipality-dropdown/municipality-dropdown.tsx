import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { Island } from "#app/islands/island.tsx";
import { MunicipalityDropdownIsland } from "./municipality-dropdown.island.tsx";
import { toPlacesHtml } from "./places-html.ts";

/** On the list, not on each of its hundred buttons. */
const listClass =
  "max-h-52 overflow-y-auto overscroll-contain [&_button]:block [&_button]:w-full [&_button]:px-[0.9rem] [&_button]:py-[0.4rem] [&_button]:text-left [&_button:focus-visible]:outline-offset-[-3px] [&_button:is(:hover,:focus-visible,[aria-selected=true],[aria-current])]:bg-surface";

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
          className={listClass}
          aria-label="Gemeinden"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own list, escaped
          dangerouslySetInnerHTML={{ __html: toPlacesHtml(chosen?.slug ?? null) }}
        />
      </form>
    </Island>
  );
}
