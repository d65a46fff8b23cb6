import { portalBrand } from "#app/configuration/portal-brand.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { features } from "./comparison.ts";
import type { TierView } from "./subscribe-view-model.ts";

/** All offers by what they include. The marks say Ja and Nein to who does not see them. */
export function ComparisonTable({ tiers }: { tiers: readonly TierView[] }) {
  return (
    <section className="abo-section" aria-labelledby="vergleich-titel">
      <h2 id="vergleich-titel">Die Abos im Vergleich</h2>
      <table className="comparison">
        <caption className="sr-only">Was die Abos enthalten</caption>
        <thead>
          <tr>
            <td />
            {tiers.map(({ slug, title }) => (
              <th key={slug} scope="col">
                {title.replace(`${portalBrand.name} `, "")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ title, isIn }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {tiers.map(({ slug }) => (
                <td key={slug}>
                  <Mark isIn={isIn[slug]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Mark({ isIn }: { isIn: boolean }) {
  if (!isIn) {
    return (
      <>
        <span aria-hidden="true" className="comparison-no">
          –
        </span>
        <span className="sr-only">Nein</span>
      </>
    );
  }
  return (
    <>
      <Icon name="check" />
      <span className="sr-only">Ja</span>
    </>
  );
}
