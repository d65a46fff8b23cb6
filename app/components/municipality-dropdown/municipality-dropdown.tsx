import { municipalities } from "#app/domain/municipality/municipality.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { Island } from "#app/islands/island.tsx";
import { MunicipalityDropdownIsland } from "./municipality-dropdown.island.tsx";

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
        <ul className={listClass} aria-label="Gemeinden">
          <li>
            <button type="submit" name="municipality" value={NO_MUNICIPALITY}>
              Alle Gemeinden
            </button>
          </li>
          {municipalities.map(({ slug, title }) => (
            <li key={slug}>
              <button type="submit" name="municipality" value={slug} aria-current={slug === chosen?.slug ? "true" : undefined}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Island>
  );
}
