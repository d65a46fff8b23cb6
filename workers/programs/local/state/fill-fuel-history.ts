/**
 * The month of petrol prices before a portal first runs on this machine, by the stand-in that says them from then on: a chart needs more
 * than the first day. A state that has prices already keeps them.
 */
import { type StandInFuel, toShownPrices } from "#workers/stand-ins/services/fuel.ts";

/** What of a database is needed; miniflare's and the Workers' types of it differ. */
type Database = {
  prepare(sql: string): { bind(...values: unknown[]): { run(): Promise<unknown> }; first<T>(column: string): Promise<T | null> };
};

const DAYS = 30;
const DAY_MS = 86_400_000;
const fuels: StandInFuel[] = ["DIE", "SUP", "GAS"];
const districts = [801, 802, 803, 804];

export async function fillFuelHistory(db: Database, now: Date): Promise<void> {
  const known = await db.prepare("SELECT COUNT(*) AS count FROM fuel_price_days").first<number>("count");
  if (known !== 0) return;
  const rows = Array.from({ length: DAYS }, (_, index) => new Date(now.getTime() - (index + 1) * DAY_MS)).flatMap((moment) =>
    fuels.flatMap((fuel) =>
      districts.map((district) => {
        const prices = toShownPrices(fuel, district, moment);
        return {
          fuel,
          day: moment.toISOString().slice(0, 10),
          district,
          lowest: prices[0],
          median: prices[Math.floor((prices.length - 1) / 2)],
        };
      }),
    ),
  );
  await db
    .prepare(
      `INSERT INTO fuel_price_days (fuel, day, district, lowest, median)
       SELECT value ->> 'fuel', value ->> 'day', value ->> 'district', value ->> 'lowest', value ->> 'median' FROM json_each(?1)`,
    )
    .bind(JSON.stringify(rows))
    .run();
}
