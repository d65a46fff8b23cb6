import type { KeepTimes } from "./page-record.ts";

/** What changes unannounced is seen after a minute; a back end that fails has a day. */
export const usualTimes: KeepTimes = { fresh: 60, stale: 5 * 60, spare: 24 * 60 * 60 };
