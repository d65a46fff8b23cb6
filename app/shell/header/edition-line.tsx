import { MunicipalityDropdown } from "#app/components/municipality-dropdown/municipality-dropdown.tsx";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import type { LayoutView } from "#app/shell/layout/layout-view.ts";

/** Below the logo: today's date, the edition, and the reader's municipality. */
export function EditionLine({ view: { today, municipality, path } }: { view: LayoutView }) {
  return (
    <div className="page edition-line">
      <p className="meta">
        <time dateTime={today.iso}>{today.text}</time>
        <span>{` ${portalBrand.edition}`}</span>
      </p>
      <MunicipalityDropdown chosen={municipality} returnTo={path} />
    </div>
  );
}
