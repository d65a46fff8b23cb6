import { DOT } from "#app/ui/dot/dot.ts";
import { Title } from "#app/ui/title/title.tsx";
import type { FuelStationView, PriceView } from "./to-fuel-stations.ts";

type FuelListProps = {
  stations: readonly FuelStationView[];
  /** "Liter" or "Kilogramm" */
  unit: string;
  /** The map's numbers are theirs, and lead to them. */
  isOnMap: boolean;
};

/** Stations, cheapest first. */
export function FuelList({ stations, unit, isOnMap }: FuelListProps) {
  return (
    <ol>
      {stations.map((station) => (
        <li
          key={station.number}
          id={isOnMap ? station.id : undefined}
          className="flex scroll-mt-4 items-start gap-3 border-b border-rule py-4 first:pt-0 target:bg-surface"
        >
          <span
            aria-hidden="true"
            className="mt-1 grid size-8 flex-none place-items-center rounded-[50%] bg-accent font-bold text-on-accent tabular-nums"
          >
            {station.number}
          </span>
          <div className="min-w-0 flex-1">
            <Title size="S" as="h3">
              {station.name}
            </Title>
            <p className="wrap-anywhere">
              {station.address}
              {station.distance !== null && <span className="text-soft">{`${DOT}${station.distance}`}</span>}
            </p>
            {station.hours !== null && <p className="text-[0.9375rem] text-soft tabular-nums">{station.hours}</p>}
            {station.open !== null && <p className="text-[0.9375rem] text-soft tabular-nums">{station.open}</p>}
          </div>
          <Price price={station.price} unit={unit} />
        </li>
      ))}
    </ol>
  );
}

function Price({ price, unit }: { price: PriceView; unit: string }) {
  return (
    <p className="flex-none text-right">
      <span className="sr-only">
        {price.spoken} je {unit}
      </span>
      <span aria-hidden="true">
        <span className="text-[1.625rem] leading-none font-bold tabular-nums">
          {price.cents}
          <sup className="text-[0.6em]">{price.thousandth}</sup>
          {" €"}
        </span>
        <br />
        <span className="text-[0.8125rem] text-soft">je {unit}</span>
      </span>
    </p>
  );
}
