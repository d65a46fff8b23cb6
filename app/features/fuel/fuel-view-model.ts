/** The page of petrol prices: of a fuel, everywhere, in a district or around a municipality. */
import { type FuelStationView, toFuelCandidates, toFuelStations } from "#app/components/fuel/to-fuel-stations.ts";
import type { MapMark } from "#app/components/region-map/map-marks.tsx";
import { spreadPoints, toMapPoint } from "#app/components/region-map/to-map-point.ts";
import { type ServiceStateView, toServiceStateView } from "#app/components/service-state/to-service-state-view.ts";
import {
  type DistrictKey,
  districtKeys,
  districtTitles,
  type Municipality,
  parseMunicipality,
} from "#app/domain/municipality/municipality.ts";
import { land } from "#brand/land.ts";
import type { Fuel, GetFuelPricesQuery } from "#graphql/generated/operations.ts";
import { joinDistricts, type PriceChart, toPriceChart } from "./price-chart.ts";

/** Names of the page's parameters. */
export const FUEL_PARAMETER = "treibstoff";
export const MUNICIPALITY_PARAMETER = "gemeinde";
export const DISTRICT_PARAMETER = "bezirk";

const fuels = [
  { value: "diesel", fuel: "DIESEL", title: "Diesel", unit: "Liter" },
  { value: "super", fuel: "SUPER", title: "Super 95", unit: "Liter" },
  { value: "gas", fuel: "GAS", title: "CNG-Erdgas", unit: "Kilogramm" },
] as const satisfies readonly { value: string; fuel: Fuel; title: string; unit: string }[];

type FuelKind = (typeof fuels)[number];

export type FuelSearch = { kind: FuelKind; municipality: Municipality | null; district: DistrictKey | null };

type Way = { title: string; link: string; isCurrent: boolean };

export type FuelView = {
  state: ServiceStateView;
  fuels: Way[];
  districts: Way[];
  /** "Diesel in und um Dornbirn" */
  title: string;
  fuel: { value: string; title: string; unit: string; name: Fuel };
  municipality: string;
  empty: string | null;
  stations: FuelStationView[];
  marks: MapMark[];
  chart: PriceChart | null;
  /** "im Bezirk Dornbirn": of where the chart is. */
  chartPlace: string;
};

/** Null for what no form and no link of the page names. A municipality counts before its district. */
export function parseFuelSearch(parameters: URLSearchParams): FuelSearch | null {
  const wanted = parameters.get(FUEL_PARAMETER) || fuels[0].value;
  const kind = fuels.find(({ value }) => value === wanted);
  const slug = parameters.get(MUNICIPALITY_PARAMETER) || null;
  const municipality = parseMunicipality(slug);
  const key = parameters.get(DISTRICT_PARAMETER) || null;
  const district = districtKeys.find((one) => one === key) ?? null;
  if (kind === undefined || (slug !== null && municipality?.slug !== slug) || (key !== null && district === null)) return null;
  return { kind, municipality, district: municipality === null ? district : null };
}

/** The one address of a search; `diesel` and the whole region need no parameter. */
export function toFuelPath(path: string, { kind, municipality, district }: FuelSearch): string {
  const parameters = new URLSearchParams();
  if (kind !== fuels[0]) parameters.set(FUEL_PARAMETER, kind.value);
  if (municipality !== null) parameters.set(MUNICIPALITY_PARAMETER, municipality.slug);
  else if (district !== null) parameters.set(DISTRICT_PARAMETER, district);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

export function toFuelTitle({ kind, municipality, district }: FuelSearch): string {
  if (municipality !== null) return `${kind.title} in und um ${municipality.title}`;
  return `${kind.title} ${district === null ? land.in : `im Bezirk ${districtTitles[district]}`}`;
}

export function toFuelView(
  { state, districts, history }: GetFuelPricesQuery["fuel_prices"],
  search: FuelSearch,
  path: string,
  now: Date,
): FuelView {
  const { kind, municipality, district } = search;
  const compared = districts.filter(({ slug }) => district === null || slug === district).flatMap(({ stations: own }) => own);
  const stations = toFuelStations(toFuelCandidates(compared, now), municipality);
  const charted = municipality?.district ?? district;
  return {
    state: toServiceStateView(state),
    fuels: fuels.map((other) => ({
      title: other.title,
      link: toFuelPath(path, { ...search, kind: other }),
      isCurrent: other === kind,
    })),
    districts: [null, ...districtKeys].map((key) => ({
      title: key === null ? land.whole : districtTitles[key],
      link: toFuelPath(path, { kind, municipality: null, district: key }),
      isCurrent: municipality === null && key === district,
    })),
    title: toFuelTitle(search),
    fuel: { value: kind.value, title: kind.title, unit: kind.unit, name: kind.fuel },
    municipality: municipality?.slug ?? "",
    empty: stations.length > 0 ? null : `Zurzeit ist hier kein Preis für ${kind.title} gemeldet.`,
    stations,
    marks: toMarks(stations),
    chart: toPriceChart(joinDistricts(history, charted)),
    chartPlace: charted === null ? land.in : `im Bezirk ${districtTitles[charted]}`,
  };
}

function toMarks(stations: readonly FuelStationView[]): MapMark[] {
  const marks = stations.flatMap((station): MapMark[] => {
    const point = toMapPoint(station);
    return point === null ? [] : [{ ...point, label: String(station.number), href: `#${station.id}`, tone: "accent" }];
  });
  return spreadPoints(marks);
}
