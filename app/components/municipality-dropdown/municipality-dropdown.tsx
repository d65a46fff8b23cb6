import { municipalities, NO_MUNICIPALITY } from "../../domain/municipality.ts";
import { Icon } from "../../ui/icon/icon.tsx";

type MunicipalityDropdownProps = {
  chosen: { slug: string; title: string } | null;
  /** Path to come back to. */
  returnTo: string;
};

/**
 * Chooses a municipality (spec 2.5). Without script a disclosure with one submit button a place; with script
 * (enhance-dropdown) it also closes on Escape and outside clicks, moves with the arrow keys and emits "opened".
 */
export function MunicipalityDropdown({ chosen, returnTo }: MunicipalityDropdownProps) {
  return (
    <details className="relative" data-enhance="dropdown">
      <summary className="inline-flex h-11 list-none items-center gap-1.5 px-1.5 hover:text-accent">
        <Icon name="pin" />
        <span className="max-md:sr-only">{chosen?.title ?? "Gemeinde auswählen"}</span>
        <Icon name="down" className="size-4 max-md:hidden" />
      </summary>
      <form
        method="post"
        action={`/gemeinde/${NO_MUNICIPALITY}`}
        className="absolute right-0 z-10 w-64 max-md:-right-24 rounded-sm border border-rule bg-ground py-1 shadow-lg"
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <ul className="municipality-list" aria-label="Gemeinden">
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
    </details>
  );
}
