import type { AdPlace } from "./ad-places.ts";

/** Google Publisher Tag, or what speaks its interface: the address of its script, and the unit of each place that it fills. */
export type AdNetwork = { script: string; units: Partial<Record<AdPlace, string>> };
