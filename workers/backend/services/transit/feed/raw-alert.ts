/** A service alert as a feed has it, in either form: numbers of enums, and names that only GTFS' own files explain. */

export type Translation = { text: string; language: string };

/** Seconds; null is open. */
export type RawPeriod = { start: number | null; end: number | null };

export type RawEntity = { agency: string; route: string; routeType: number | null; stop: string };

export type RawAlert = {
  id: string;
  periods: RawPeriod[];
  entities: RawEntity[];
  /** As the protocol counts them; 0 where the feed does not say. */
  cause: number;
  effect: number;
  severity: number;
  url: Translation[];
  header: Translation[];
  description: Translation[];
};

/** Of a feed, with all else that it tells. */
export const MAX_ENTITIES = 5000;
/** Of one alert. */
export const MAX_SELECTORS = 500;
export const MAX_PERIODS = 50;
export const MAX_TRANSLATIONS = 20;

/** For operators. */
export function refuseTooMany(what: string, most: number): never {
  throw new Error(`it has more than ${most} ${what}`);
}
