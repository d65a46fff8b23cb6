/** A filling station and its price as they are kept. */
import * as v from "valibot";

/** As the source names them: diesel, Super 95, compressed natural gas. */
export const fuels = ["DIE", "SUP", "GAS"] as const;
export type Fuel = (typeof fuels)[number];

/** Official numbers of the region's districts, as the source knows them as well, and their slugs. */
export const districts = { 801: "bludenz", 802: "bregenz", 803: "dornbirn", 804: "feldkirch" } as const;
export type District = 801 | 802 | 803 | 804;
export const districtNumbers = Object.keys(districts).map(Number) as District[];

/** Monday to Sunday, and public holidays. */
export const openingDays = ["MO", "DI", "MI", "DO", "FR", "SA", "SO", "FE"] as const;

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-4]):[0-5]\d$/));

export const openingHoursSchema = v.object({ day: v.picklist(openingDays), from: clock, to: clock });

const name = v.pipe(v.string(), v.trim(), v.maxLength(200));

export const fuelStationSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  name,
  address: name,
  postal_code: name,
  city: name,
  latitude: v.number(),
  longitude: v.number(),
  /** Thousandths of a euro, a litre or a kilogram. */
  price: v.pipe(v.number(), v.integer()),
  hours: v.array(openingHoursSchema),
});
export type FuelStation = v.InferOutput<typeof fuelStationSchema>;
