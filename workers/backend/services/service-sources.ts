/** All sources that the clock asks (refresh-services.ts); one line each. */
import { fuelSource } from "#workers/backend/fuel/fuel-source.ts";
import { trafficSource } from "#workers/backend/traffic/traffic-source.ts";
import { asSource, type ServiceSource } from "./service-source.ts";

export const serviceSources: readonly ServiceSource[] = [asSource(trafficSource), asSource(fuelSource)];
