/** All sources that the clock asks (refresh-services.ts); one line each. */
import { nationalSource } from "./national/national-source.ts";
import { asSource, type ServiceSource } from "./service-source.ts";

export const serviceSources: readonly ServiceSource[] = [asSource(nationalSource)];
