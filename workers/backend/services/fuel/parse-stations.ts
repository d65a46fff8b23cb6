/** An answer of E-Control's price comparison (`/search/gas-stations/…`), and what of it may be shown. */
import * as v from "valibot";
import { type Fuel, type FuelStation, fuelStationSchema, openingHoursSchema } from "./fuel-station.ts";

/** So many stations of a search are shown with their prices: the cheapest (docs/services.md). */
export const MAX_SHOWN = 5;

/** Thousandths of a euro; stations report a price in cents, or of another good, now and then. */
const PLAUSIBLE = { least: 400, most: 5000 };

const answerSchema = v.pipe(v.string(), v.parseJson(undefined, "its answer is no JSON"), v.array(v.unknown()));
const wireSchema = v.object({
  id: v.number(),
  name: v.optional(v.nullable(v.string()), ""),
  location: v.object({
    address: v.optional(v.nullable(v.string()), ""),
    postalCode: v.optional(v.nullable(v.string()), ""),
    city: v.optional(v.nullable(v.string()), ""),
    latitude: v.number(),
    longitude: v.number(),
  }),
  openingHours: v.optional(v.nullable(v.array(v.unknown())), []),
  prices: v.optional(v.nullable(v.array(v.object({ fuelType: v.string(), amount: v.number() }))), []),
});

/**
 * The cheapest stations of one search, cheapest first. Those without a price are the dearer ones of the search, of which the source
 * itself says none. Throws an Error, for operators, when it is no answer of that form.
 */
export function parseStations(text: string, fuel: Fuel): FuelStation[] {
  const found = v.parse(answerSchema, text);
  const parsed = found.map((one) => v.safeParse(wireSchema, one));
  const known = parsed.flatMap(({ success, output }) => (success ? [output as v.InferOutput<typeof wireSchema>] : []));
  // One that is broken is left out; where all are, the form is another one.
  if (found.length > 0 && known.length === 0) throw new Error("its stations have another form");
  return known
    .flatMap((station) => toStation(station, fuel))
    .sort((one, other) => one.price - other.price || one.id - other.id)
    .slice(0, MAX_SHOWN);
}

function toStation(wire: v.InferOutput<typeof wireSchema>, fuel: Fuel): FuelStation[] {
  const { location } = wire;
  const amount = wire.prices?.find(({ fuelType }) => fuelType === fuel)?.amount;
  const price = amount === undefined ? 0 : Math.round(amount * 1000);
  if (price < PLAUSIBLE.least || price > PLAUSIBLE.most) return [];
  const station = v.safeParse(fuelStationSchema, {
    id: wire.id,
    name: wire.name || "Tankstelle",
    address: location.address ?? "",
    postal_code: location.postalCode ?? "",
    city: location.city ?? "",
    latitude: location.latitude,
    longitude: location.longitude,
    price,
    // "00:00" to "00:00" is how some write a closed day.
    hours: (wire.openingHours ?? []).flatMap((hours) => {
      const parsed = v.safeParse(openingHoursSchema, hours);
      return parsed.success && parsed.output.from !== parsed.output.to ? [parsed.output] : [];
    }),
  });
  return station.success ? [station.output] : [];
}
