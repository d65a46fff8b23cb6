/** All sources that the clock asks (refresh-services.ts); one line each. */
import type { ServiceSource } from "./service-source.ts";

export const serviceSources: readonly ServiceSource[] = [];
