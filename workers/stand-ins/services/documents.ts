/** What the stand-in of the service pages' sources serves; one line each. */

import { dutyRota } from "./duty-rota.ts";
import { toGasStations } from "./fuel.ts";
import { horoscopeFeed } from "./horoscope-feed.ts";
import { nationalDocuments } from "./national.ts";
import { snowReport } from "./snow-report.ts";
import { toDatex2 } from "./traffic.ts";
import { transitAlerts } from "./transit/sample-alerts.ts";
import { avalancheBulletins } from "./warnings/avalanche-bulletins.ts";
import { gauges } from "./warnings/gauges.ts";
import { geosphereWarnings } from "./warnings/geosphere-warnings.ts";
import { geosphereDocuments } from "./weather/geosphere.ts";
import { metNorwayDocument } from "./weather/met-norway.ts";

/** An answer in a source's own form, made for the moment it is asked for, so that a portal on one machine shows a living day. */
export type ServiceDocument = {
  /** Begins with a slash. */
  path: string;
  type: string;
  /** For the operator who looks at `/`. */
  title: string;
  toBody: (asked: { now: Date; query: URLSearchParams }) => string | Uint8Array<ArrayBuffer>;
};

export const documents: readonly ServiceDocument[] = [
  dutyRota,
  horoscopeFeed,
  ...nationalDocuments,
  snowReport,
  ...geosphereDocuments,
  metNorwayDocument,
  geosphereWarnings,
  avalancheBulletins,
  gauges,
  transitAlerts,
  { path: "/traffic/datex2.xml", type: "application/xml", title: "Traffic, DATEX II 2.3", toBody: toDatex2 },
  {
    path: "/sprit/1.0/search/gas-stations/by-region",
    type: "application/json",
    title: "Petrol prices, by region (?code=803&amp;type=PB&amp;fuelType=DIE)",
    toBody: toGasStations,
  },
];
