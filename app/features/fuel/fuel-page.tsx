import { FuelList } from "#app/components/fuel/fuel-list.tsx";
import { MunicipalityOptions } from "#app/components/municipality/municipality-options.tsx";
import { RegionMap } from "#app/components/region-map/region-map.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { ServiceState } from "#app/components/service-state/service-state.tsx";
import { GroupLinks } from "#app/components/services/group-links.tsx";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { land } from "#brand/land.ts";
import { FUEL_PARAMETER, type FuelView, MUNICIPALITY_PARAMETER } from "./fuel-view-model.ts";
import { NearMeIsland } from "./near-me.island.tsx";
import { PriceHistory } from "./price-history.tsx";

const source = { title: "Spritpreisrechner der E-Control", link: "https://www.spritpreisrechner.at" };

/** The cheapest stations of a fuel, on a map and in a list, how prices have changed, and by which rules they are shown. */
export function FuelPage({ view, path }: { view: FuelView /** Of the page without parameters. */; path: string }) {
  return (
    <>
      <PageHeading title="Spritpreise" description={`Wo Diesel, Super und Erdgas ${land.in} gerade am günstigsten sind.`} />
      <div className="mb-6">
        <ServiceState state={view.state} subject="Spritpreise" source={source} />
      </div>
      <nav aria-label="Treibstoff" className="mb-4">
        <Ways ways={view.fuels} />
      </nav>
      <Place view={view} path={path} />
      {view.state.moment !== null && (
        <>
          <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(14rem,18rem)] lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
            <section aria-labelledby="tankstellen" className="min-w-0">
              {/* Without script there is the list of municipalities. */}
              <div className="mb-8 noscript:hidden print:hidden">
                <Island of={NearMeIsland} until="interaction" props={{ fuel: view.fuel.name, unit: view.fuel.unit }} />
              </div>
              <Title size="section" as="h2" id="tankstellen" className="mb-4">
                {view.title}
              </Title>
              {view.empty === null ? <FuelList stations={view.stations} unit={view.fuel.unit} isOnMap /> : <p>{view.empty}</p>}
            </section>
            <aside aria-label="Karte" className="self-start max-md:order-first max-md:w-full max-md:max-w-[20rem] print:hidden">
              <RegionMap
                marks={view.marks}
                municipality={view.municipality === "" ? null : view.municipality}
                caption={view.marks.length === 0 ? "" : "Die Nummern führen zu den Tankstellen."}
              />
            </aside>
          </div>
          <PriceHistory chart={view.chart} title={`${view.fuel.title} ${view.chartPlace}, die letzten 30 Tage`} />
        </>
      )}
      <Rules isSample={view.state.isSample} />
      <GroupLinks path={path} />
    </>
  );
}

function Ways({ ways }: { ways: FuelView["fuels"] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {ways.map(({ title, link, isCurrent }) => (
        <li key={link}>
          <a
            href={link}
            aria-current={isCurrent ? "page" : undefined}
            className={`inline-flex min-h-11 items-center border-b-3 ${isCurrent ? "border-accent font-bold" : "border-transparent text-accent underline-hover"}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Place({ view, path }: { view: FuelView; path: string }) {
  return (
    <div className="mb-8 rounded-xs bg-surface p-4 print:hidden">
      <form
        method="get"
        action={path}
        className="grid max-w-xl grid-cols-1 items-end gap-3 min-[30rem]:grid-cols-[minmax(0,1fr)_auto]"
      >
        <input type="hidden" name={FUEL_PARAMETER} value={view.fuel.value} />
        <label className="grid gap-1">
          <span className="font-semibold">Gemeinde</span>
          <select
            name={MUNICIPALITY_PARAMETER}
            defaultValue={view.municipality}
            className="min-h-12 w-full min-w-0 rounded-sm border border-soft bg-ground px-[0.7rem] py-[0.4rem]"
          >
            <option value="">{land.whole}</option>
            <MunicipalityOptions />
          </select>
        </label>
        <Button type="submit" size="l">
          Suchen
        </Button>
      </form>
      <nav aria-label="Bezirke" className="mt-2">
        <Ways ways={view.districts} />
      </nav>
    </div>
  );
}

function Rules({ isSample }: { isSample: boolean }) {
  return (
    <section aria-labelledby="regeln" className="mt-10 max-w-[41rem] border-t border-rule pt-5 text-[0.9375rem] text-soft">
      <Title size="card" as="h2" id="regeln" className="mb-2 text-ink">
        Welche Preise hier stehen
      </Title>
      <p>
        {isSample && "Dies sind Beispieldaten. Sonst gilt: "}Die Preise melden die Tankstellen der E-Control. Sie nennt von jeder
        Suche die fünf günstigsten Tankstellen mit ihrem Preis, und mehr stehen auch hier nicht; verglichen werden die jeweils
        fünf günstigsten der vier Bezirke. Nach der derzeitigen Verordnung dürfen Tankstellen die Preise für Diesel und Benzin nur
        einmal am Tag erhöhen, um 12&nbsp;Uhr, und jederzeit senken. Es gilt der Preis an der Zapfsäule. Entfernungen sind
        Luftlinie, von der Mitte der Gemeinde aus.
      </p>
    </section>
  );
}
