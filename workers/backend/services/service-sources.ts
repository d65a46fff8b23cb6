/** All sources that the clock asks (refresh-services.ts); one line each. */
import { dutySource } from "#workers/backend/duty/duty-source.ts";
import { fuelSource } from "#workers/backend/fuel/fuel-source.ts";
import { horoscopeSource } from "#workers/backend/horoscope/horoscope-source.ts";
import { snowSource } from "#workers/backend/snow/snow-source.ts";
import { trafficSource } from "#workers/backend/traffic/traffic-source.ts";
import { nationalSource } from "./national/national-source.ts";
import { asSource, type ServiceSource } from "./service-source.ts";

export const serviceSources: readonly ServiceSource[] = [
  asSource(dutySource),
  asSource(fuelSource),
  asSource(horoscopeSource),
  asSource(nationalSource),
  asSource(snowSource),
  asSource(trafficSource),
];
