import { hasEpaper, includesEpaper } from "#app/configuration/epaper.ts";
import type { Offer } from "#app/configuration/offers.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { AboSection } from "./abo-section.tsx";
import type { TierView } from "./subscribe-view-model.ts";

/** What sets the offers apart. Its longest words say where they may break: not every browser knows, and the column is narrow. */
type Feature = { title: string; isIn: Readonly<Record<Offer["slug"], boolean>> };

const inAll = { plus: true, "plus-premium": true, pur: true };
const withPlus = { plus: true, "plus-premium": true, pur: false };
const withPur = { plus: false, "plus-premium": true, pur: true };
const withEpaper = { plus: includesEpaper("plus"), "plus-premium": includesEpaper("plus-premium"), pur: false };
const premiumOnly = { plus: false, "plus-premium": true, pur: false };

const features: readonly Feature[] = [
  { title: "Freie Artikel, Service und Gemeinden", isIn: inAll },
  { title: "Alle Plus-Artikel, auch in der App", isIn: withPlus },
  { title: "Newsletter für Abonnen\u00adtinnen und Abonnenten", isIn: withPlus },
  { title: "Weniger Werbung", isIn: withPur },
  { title: "Keine Einwilligungs\u00adfragen", isIn: withPur },
  { title: "Gastzugang für eine zweite Person", isIn: premiumOnly },
  ...(hasEpaper ? [{ title: "E-Paper ab 20 Uhr am Vorabend", isIn: withEpaper }] : []),
];

const cell = "border-b px-[0.35rem] py-[0.7rem] text-center md:px-3";

/** All offers by what they include. The marks have the texts Ja and Nein for screen readers. */
export function ComparisonTable({ tiers }: { tiers: readonly TierView[] }) {
  return (
    <AboSection titleId="vergleich-titel" title="Die Abos im Vergleich">
      <table className="w-full border-collapse leading-[1.35] max-[360px]:text-[0.9375rem]">
        <caption className="sr-only">Was die Abos enthalten</caption>
        <thead>
          <tr>
            <td className={`border-strong-rule ${cell}`} />
            {tiers.map(({ slug, title }) => (
              <th key={slug} scope="col" className={`w-[18%] border-strong-rule align-bottom font-[650] ${cell}`}>
                {title.replace(`${portalBrand.name} `, "")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ title, isIn }) => (
            <tr key={title}>
              <th scope="row" className="border-b border-rule py-[0.7rem] pr-[0.35rem] text-left font-normal md:pr-3">
                {title}
              </th>
              {tiers.map(({ slug }) => (
                <td key={slug} className={`w-[18%] border-rule ${cell}`}>
                  <Mark isIn={isIn[slug]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </AboSection>
  );
}

function Mark({ isIn }: { isIn: boolean }) {
  if (!isIn) {
    return (
      <>
        <span aria-hidden="true" className="text-soft">
          –
        </span>
        <span className="sr-only">Nein</span>
      </>
    );
  }
  return (
    <>
      <Icon name="check" className="inline-block size-5 stroke-[2.4] text-plus" />
      <span className="sr-only">Ja</span>
    </>
  );
}
