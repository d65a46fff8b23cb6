/** What a reader of a place needs today: who is on duty, petrol, roads, snow (rules 1). */
import { toFuelCandidates, toFuelStations } from "#app/components/fuel/to-fuel-stations.ts";
import { toDepthText } from "#app/components/snow-report/snow-sort.ts";
import { dropEnded, toTrafficReports } from "#app/components/traffic/to-traffic-reports.ts";
import { type DutyKind, splitByMoment, toPeriodText } from "#app/domain/duty/duty-entries.ts";
import type { Municipality } from "#app/domain/municipality/municipality.ts";
import { toTelephoneLink } from "#app/domain/page/address/telephone-link.ts";
import type { GetMunicipalityServicesQuery } from "#graphql/generated/operations.ts";

export type PlaceServicesView = {
  /** On duty now in the district: the nearest of each kind, until the page is rendered anew at the next change of duty. */
  duty: { kind: string; name: string; phone: { text: string; link: string }; period: string }[];
  dutyLink: string;
  /** The cheapest near the place. */
  fuel: { name: string; address: string; distance: string | null; price: string } | null;
  fuelLink: string;
  /** Of the place, otherwise of its district. */
  traffic: { id: string; title: string; where: string | null }[];
  trafficLink: string;
  snow: { resort: string; text: string }[];
  /** Something of it is invented. */
  isSample: boolean;
};

const MAX_REPORTS = 2;
const kinds: Readonly<Record<DutyKind, string>> = { DOCTOR: "Arzt", PHARMACY: "Apotheke", DENTIST: "Zahnarzt", VET: "Tierarzt" };

/** `services` is null where the back end knows none of them. */
export function toPlaceServices(
  municipality: Municipality,
  services: GetMunicipalityServicesQuery | null,
  now: Date,
): PlaceServicesView | null {
  if (services === null) return null;
  const { slug, district } = municipality;
  return {
    duty: toDuty(municipality, services.duty.items, now),
    dutyLink: `/notdienste?bezirk=${district}`,
    fuel: toFuel(municipality, services.fuel_prices.districts, now),
    fuelLink: `/spritpreise?gemeinde=${slug}`,
    traffic: toTraffic(municipality, services.traffic.reports, now),
    trafficLink: `/verkehr?bezirk=${district}`,
    snow: services.snow_report.resorts.filter(({ municipalities }) => municipalities.includes(slug)).map(toSnow),
    isSample: Object.values(services).some((service) => typeof service === "object" && service.state.is_sample),
  };
}

type Wire = GetMunicipalityServicesQuery;

function toDuty({ slug, district }: Municipality, items: Wire["duty"]["items"], now: Date): PlaceServicesView["duty"] {
  const entries = items
    .filter((item) => item.district === null || item.district === district)
    .map((item) => ({ ...item, start: Date.parse(item.starts_at), end: Date.parse(item.ends_at) }))
    // Those of the place itself first; the others in the order of the rota.
    .toSorted((one, other) => Number(other.municipality === slug) - Number(one.municipality === slug));
  const onDuty = splitByMoment(entries, now.getTime(), now.getTime()).now;
  return (Object.keys(kinds) as DutyKind[]).flatMap((kind) => {
    const entry = onDuty.find((one) => one.kind === kind);
    if (entry === undefined) return [];
    const phone = { text: entry.phone, link: toTelephoneLink(entry.phone) };
    return [{ kind: kinds[kind], name: entry.name, phone, period: toPeriodText(entry, now.getTime()) }];
  });
}

function toFuel(place: Municipality, districts: Wire["fuel_prices"]["districts"], now: Date): PlaceServicesView["fuel"] {
  const stations = districts.flatMap((district) => district.stations);
  const [cheapest] = toFuelStations(toFuelCandidates(stations, now), place);
  if (cheapest === undefined) return null;
  const { name, address, distance, price } = cheapest;
  return { name, address, distance, price: price.spoken.replace("Euro", "€") };
}

function toTraffic(
  { slug, district }: Municipality,
  reports: Wire["traffic"]["reports"],
  now: Date,
): PlaceServicesView["traffic"] {
  const current = dropEnded(reports, now);
  const here = current.filter(({ municipality }) => municipality?.slug === slug);
  const around = current.filter(({ municipality }) => municipality?.district.slug === district);
  const shown = (here.length > 0 ? here : around).slice(0, MAX_REPORTS);
  return toTrafficReports(shown, now).map(({ id, title, where }) => ({ id, title, where }));
}

/** No dashes: what is not measured is not said, and what does not run is closed. */
function toSnow({ resort, depths, openLifts, lifts }: Wire["snow_report"]["resorts"][number]): PlaceServicesView["snow"][number] {
  const measured = [
    { where: "Tal", depth: depths.base },
    { where: "Berg", depth: depths.top },
  ].flatMap(({ where, depth }) => (depth !== null && depth > 0 ? [`${where} ${toDepthText(depth)}`] : []));
  const lift = openLifts === 0 ? "Lifte geschlossen" : `${openLifts} von ${lifts} Liften offen`;
  return { resort, text: [...(measured.length === 0 ? ["kein Schnee gemessen"] : measured), lift].join(", ") };
}
