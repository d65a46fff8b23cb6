import { Fragment } from "react";
import { Ad } from "#app/components/advertising/ad.tsx";
import { CardSection } from "#app/components/section/card-section.tsx";
import { ServiceLine } from "#app/components/service-line/service-line.tsx";
import type { WarningLineView } from "#app/components/warnings/to-warnings.ts";
import { WarningLine } from "#app/components/warnings/warning-line.tsx";
import type { WeatherLineView } from "#app/components/weather/to-weather-line.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import type { LineService } from "#app/domain/services/service-order.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { ChoosePlace } from "./choose-place.tsx";
import { EmptyFront } from "./empty-front.tsx";
import { HomeTeasers } from "./home-teasers.tsx";
import type { HomeSection, HomeView } from "./home-view-model.ts";
import { SecondRank } from "./lead-section.tsx";

type HomePageProps = {
  view: HomeView;
  /** As the reader arranged them; none in the newsroom's preview. */
  services?: readonly LineService[] | null;
  /** Of the municipality that the reader chose. */
  weather?: WeatherLineView | null;
  /** The worst that is in force or to come: in that municipality, or else anywhere. */
  warning?: WarningLineView | null;
};

/** Advertising stands after the second rank, and again after so many sections. */
const RIVERS = 3;

/** The front page: one lead, a second rank, then rivers by topic and place. */
export function HomePage({ view: { sections, newest }, services = null, weather = null, warning = null }: HomePageProps) {
  const lead = Math.max(
    0,
    sections.findIndex(({ kind }) => kind === "second"),
  );
  return (
    <>
      <h1 className="sr-only">{`${portalBrand.name}: ${portalBrand.claim}`}</h1>
      <div className="mb-4">
        {services !== null && <ServiceLine services={services} weather={weather} canArrange />}
        {warning !== null && (
          <p className="print:hidden">
            <WarningLine line={warning} />
          </p>
        )}
      </div>
      {sections.length === 0 && <EmptyFront />}
      <div className="grid grid-cols-1 gap-12">
        {sections.map((section, index) => (
          <Fragment key={toSectionKey(section)}>
            <div className={index < 2 ? undefined : "below-fold"}>
              {section.kind === "cards" && <CardSection section={section.cards} hasPlayIcon={section.layout === "VIDEO"} />}
              {section.kind === "teasers" && <HomeTeasers section={section} newest={newest} />}
              {section.kind === "second" && <SecondRank teasers={section.teasers} />}
              {section.kind === "choose" && <ChoosePlace title={section.title} />}
            </div>
            {index === lead && <Ad place="front-lead" />}
            {index === lead + RIVERS && <Ad place="front-river" />}
          </Fragment>
        ))}
      </div>
      {sections.length > 0 && (
        <p className="mt-12">
          <ButtonLink href="/page/2">Weitere Nachrichten</ButtonLink>
        </p>
      )}
    </>
  );
}

function toSectionKey(section: HomeSection): string {
  const title = section.kind === "cards" ? section.cards.title : section.title;
  return `${section.kind} ${section.layout} ${title}`;
}
