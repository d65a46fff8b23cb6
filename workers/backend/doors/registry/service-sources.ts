/** All sources that the clock asks (refresh-services.ts); one line each. */
import { avalancheSource } from "#workers/backend/services/avalanche/avalanche-source.ts";
import { dutySource } from "#workers/backend/services/duty/duty-source.ts";
import { fuelSource } from "#workers/backend/services/fuel/fuel-source.ts";
import { gaugesSource } from "#workers/backend/services/gauges/gauges-source.ts";
import { horoscopeSource } from "#workers/backend/services/horoscope/horoscope-source.ts";
import { nationalSource } from "#workers/backend/services/national/national-source.ts";
import { snowSource } from "#workers/backend/services/snow/snow-source.ts";
import { asSource, type ServiceSource } from "#workers/backend/services/sources/service-source.ts";
import { trafficSource } from "#workers/backend/services/traffic/traffic-source.ts";
import { transitSource } from "#workers/backend/services/transit/transit-source.ts";
import { warningsSource } from "#workers/backend/services/warnings/warnings-source.ts";
import { nowcastSource } from "#workers/backend/services/weather/nowcast.ts";
import { weatherSource } from "#workers/backend/services/weather/weather-source.ts";

export const serviceSources: readonly ServiceSource[] = [
  asSource(avalancheSource),
  asSource(dutySource),
  asSource(fuelSource),
  asSource(gaugesSource),
  asSource(horoscopeSource),
  asSource(nationalSource),
  asSource(snowSource),
  asSource(nowcastSource),
  asSource(trafficSource),
  asSource(transitSource),
  asSource(warningsSource),
  asSource(weatherSource),
];
