/** What the stand-in of the service pages' sources serves; one line each. */

import { dutyRota } from "./duty-rota.ts";
import { horoscopeFeed } from "./horoscope-feed.ts";
import { nationalDocuments } from "./national.ts";
import { snowReport } from "./snow-report.ts";

/** An answer in a source's own form, made for the moment it is asked for, so that a portal on one machine shows a living day. */
export type ServiceDocument = {
  /** Begins with a slash. */
  path: string;
  type: string;
  /** For the operator who looks at `/`. */
  title: string;
  toBody: (asked: { now: Date; query: URLSearchParams }) => string;
};

export const documents: readonly ServiceDocument[] = [dutyRota, horoscopeFeed, ...nationalDocuments, snowReport];
