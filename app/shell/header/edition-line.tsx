import { MunicipalityDropdown } from "#app/components/municipality-dropdown/municipality-dropdown.tsx";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import type { LayoutView } from "#app/shell/layout/layout-view.ts";
import { RecentDate } from "#app/ui/date/recent-date.tsx";

/** Below the logo: today's date, which the browser corrects on a kept page, the edition, and the reader's municipality. */
export function EditionLine({ view: { today, municipality, path } }: { view: LayoutView }) {
  return (
    <div className="page edition-line">
      <p className="meta">
        <RecentDate date={today} />
        <span> {portalBrand.edition}</span>
      </p>
      <MunicipalityDropdown chosen={municipality} returnTo={path} />
    </div>
  );
}
