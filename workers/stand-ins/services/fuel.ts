/**
 * Filling stations in the form of E-Control's price comparison (`/sprit/1.0`): ten of a district at most, the five cheapest with their
 * prices. Stations and prices are invented; prices rise at noon and fall until the next one.
 */

type Station = {
  id: number;
  district: number;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  hours: Hours;
  hasGas?: true;
};
type Hours = "always" | "day" | "shop";

const fuelLabels = { DIE: "Diesel", SUP: "Super 95", GAS: "CNG Erdgas" } as const;
export type StandInFuel = keyof typeof fuelLabels;

const at = (
  district: number,
  id: number,
  name: string,
  address: string,
  postalCode: string,
  city: string,
  latitude: number,
  longitude: number,
  hours: Hours,
  hasGas?: true,
): Station => ({ district, id, name, address, postalCode, city, latitude, longitude, hours, ...(hasGas ? { hasGas } : {}) });

const stations: readonly Station[] = [
  at(801, 1, "Musterstation Walgau", "Walgaustraße 14", "6714", "Nüziders", 47.1667, 9.7945, "always", true),
  at(801, 2, "Tankpunkt Bürs", "Industriestraße 3", "6706", "Bürs", 47.1468, 9.8035, "day"),
  at(801, 3, "Illtank", "Montafonerstraße 41", "6774", "Tschagguns", 47.0815, 9.9035, "shop"),
  at(801, 4, "Musterstation Arlberg", "Arlbergstraße 80", "6751", "Innerbraz", 47.1446, 9.9262, "day"),
  at(801, 5, "Tankpunkt Lech", "Omesberg 5", "6764", "Lech", 47.2079, 10.1419, "shop"),
  at(801, 6, "Musterstation Thüringen", "Walgaustraße 30", "6712", "Thüringen", 47.2016, 9.7668, "day"),
  at(802, 11, "Musterstation Vorkloster", "Rheinstraße 60", "6900", "Bregenz", 47.4985, 9.7239, "always", true),
  at(802, 12, "Seetank Hard", "Landstraße 101", "6971", "Hard", 47.4879, 9.6905, "day"),
  at(802, 13, "Tankpunkt Wolfurt", "Senderstraße 22", "6922", "Wolfurt", 47.4701, 9.7458, "always"),
  at(802, 14, "Wäldertank", "Bundesstraße 505", "6863", "Egg", 47.4315, 9.8976, "shop"),
  at(802, 15, "Musterstation Höchst", "Hauptstraße 12", "6973", "Höchst", 47.4589, 9.6398, "day"),
  at(802, 16, "Tankpunkt Lauterach", "Bundesstraße 77", "6923", "Lauterach", 47.4769, 9.7294, "day"),
  at(802, 17, "Musterstation Bezau", "Platz 39", "6870", "Bezau", 47.3849, 9.9012, "shop"),
  at(803, 21, "Musterstation Messe", "Messestraße 4", "6850", "Dornbirn", 47.4296, 9.7277, "always", true),
  at(803, 22, "Tankpunkt Schwefel", "Schwefel 91", "6850", "Dornbirn", 47.4056, 9.7285, "day"),
  at(803, 23, "Musterstation Lustenau", "Reichsstraße 19", "6890", "Lustenau", 47.4279, 9.6594, "day"),
  at(803, 24, "Emstank", "Diepoldsauerstraße 37", "6845", "Hohenems", 47.3644, 9.6793, "always"),
  at(803, 25, "Tankpunkt Haselstauden", "Haselstauderstraße 29", "6850", "Dornbirn", 47.4303, 9.7583, "shop"),
  at(803, 26, "Musterstation Rheindorf", "Maria-Theresien-Straße 88", "6890", "Lustenau", 47.4391, 9.6616, "day"),
  at(804, 31, "Musterstation Altenstadt", "Reichsstraße 173", "6800", "Feldkirch", 47.2577, 9.6034, "always", true),
  at(804, 32, "Tankpunkt Rankweil", "Bundesstraße 101", "6830", "Rankweil", 47.2731, 9.6317, "day"),
  at(804, 33, "Musterstation Götzis", "Hauptstraße 26", "6840", "Götzis", 47.3333, 9.6447, "day"),
  at(804, 34, "Tankpunkt Frastanz", "Feldkircherstraße 44", "6820", "Frastanz", 47.2172, 9.6236, "always"),
  at(804, 35, "Musterstation Tisis", "Liechtensteinerstraße 79", "6800", "Feldkirch", 47.2217, 9.5775, "shop"),
  at(804, 36, "Tankpunkt Sulz", "Müsinenstraße 5", "6832", "Sulz", 47.2871, 9.6514, "day"),
];

const days = ["MO", "DI", "MI", "DO", "FR", "SA", "SO", "FE"] as const;
const dayLabels = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag", "Feiertag"];

const HOUR_MS = 3_600_000;
/** Mean prices in thousandths of a euro. */
const means: Record<StandInFuel, number> = { DIE: 1549, SUP: 1519, GAS: 1389 };

const viennaHour = new Intl.DateTimeFormat("en-US", { timeZone: "Europe/Vienna", hour: "numeric", hourCycle: "h23" });

/** Thousandths of a euro; the same for the same hour, whenever it is asked. */
function toPrice(fuel: StandInFuel, id: number, moment: Date): number {
  const hour = Number(viennaHour.format(moment));
  const day = Math.floor((moment.getTime() - 12 * HOUR_MS) / (24 * HOUR_MS));
  const sinceNoon = (hour + 12) % 24;
  const week = Math.round(22 * Math.sin(day / 5) + 9 * Math.sin(day * 1.7 + fuel.length));
  const own = ((id * 7919 + day * 31 * (id % 5)) % 45) - 12;
  return means[fuel] + week + own + Math.max(0, 24 - 3 * sinceNoon);
}

/** The prices that a search of a district shows, in thousandths of a euro, the lowest first. */
export function toShownPrices(fuel: StandInFuel, district: number, moment: Date): number[] {
  return rank(fuel, district, moment)
    .slice(0, 5)
    .map(({ price }) => price);
}

function rank(fuel: StandInFuel, district: number, moment: Date): { station: Station; price: number }[] {
  return stations
    .filter((station) => station.district === district && (fuel !== "GAS" || station.hasGas === true))
    .map((station) => ({ station, price: toPrice(fuel, station.id, moment) }))
    .sort((one, other) => one.price - other.price);
}

/** What `by-region` answers; nothing for an unknown region. */
export function toGasStations({ now, query }: { now: Date; query: URLSearchParams }): string {
  const fuel = (Object.keys(fuelLabels) as StandInFuel[]).find((one) => one === query.get("fuelType"));
  if (fuel === undefined || query.get("type") !== "PB") return "[]";
  const found = rank(fuel, Number(query.get("code")), now);
  return JSON.stringify(
    found.map(({ station, price }, index) => ({
      id: station.id,
      name: station.name,
      location: {
        address: station.address,
        postalCode: station.postalCode,
        city: station.city,
        latitude: station.latitude,
        longitude: station.longitude,
      },
      contact: {},
      openingHours: toHours(station.hours),
      offerInformation: { service: false, selfService: true, unattended: station.hours === "always" },
      paymentMethods: { cash: station.hours !== "always", debitCard: true, creditCard: true },
      paymentArrangements: { cooperative: false, clubCard: false },
      position: index + 1,
      open: true,
      distance: 0,
      prices: index < 5 ? [{ fuelType: fuel, amount: price / 1000, label: fuelLabels[fuel] }] : [],
    })),
  );
}

function toHours(hours: Hours) {
  return days.flatMap((day, index) => {
    const isWeekend = index > 4;
    const [from, to] =
      hours === "always" ? ["00:00", "24:00"] : hours === "day" ? [isWeekend ? "07:00" : "06:00", "21:00"] : ["07:00", "19:00"];
    // The little ones close on Sundays and holidays.
    if (hours === "shop" && index > 5) return [];
    return [{ day, label: dayLabels[index], order: index + 1, from, to }];
  });
}
