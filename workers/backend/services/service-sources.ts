/** All sources that the clock asks (refresh-services.ts); one line each. */
import { dutySource } from "#workers/backend/duty/duty-source.ts";
import { horoscopeSource } from "#workers/backend/horoscope/horoscope-source.ts";
import { snowSource } from "#workers/backend/snow/snow-source.ts";
import { nationalSource } from "./national/national-source.ts";
import { asSource, type ServiceSource } from "./service-source.ts";

export const serviceSources: readonly ServiceSource[] = [
  asSource(dutySource),
  asSource(horoscopeSource),
  asSource(nationalSource),
  asSource(snowSource),
];
