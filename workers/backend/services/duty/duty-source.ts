/** A rota that the clock fetches from an address (decision 81), in the form that an operator would post (docs/import.md). */
import { readPlaces } from "#workers/backend/services/sources/places.ts";
import type { ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { type Rota, rotaSchema } from "./duty-shift.ts";
import { parseRota } from "./parse-rota.ts";
import { DUTY, toRotaStatements } from "./write-rota.ts";

/** The source name of its shifts; an operator's imports have names of their own. */
export const FEED = "feed";

export const dutySource: ServiceSource<Rota> = {
  name: DUTY,
  everyMinutes: 120,
  // Rotas are known weeks ahead.
  staleAfterMinutes: 2 * 24 * 60,
  schema: rotaSchema,
  address: ({ DUTY_FEED_URL }) => DUTY_FEED_URL,
  async load({ fetchText, env, write }) {
    const text = await fetchText(env.DUTY_FEED_URL ?? "");
    const { refused, ...rota } = parseRota(text, await readPlaces(env.DB));
    const [first] = refused;
    // A file with mistakes is refused as a whole: its bad rows would be missing from the page.
    if (first !== undefined) throw new Error(`${refused.length} rows cannot be read; row ${first.row} ${first.reason}`);
    if (rota.shifts.length === 0) throw new Error("it names nobody");
    write(...toRotaStatements(env.DB, FEED, rota));
    return rota;
  },
};
