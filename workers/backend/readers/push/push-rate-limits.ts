/** How often devices are noted and tried. */
import { DAY_S, defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

/** Of one network: each change of a choice is one. */
export const pushChanges = defineLimit("push-changes", { max: 300, windowS: HOUR_S });
/** New devices of one network, which may be many readers. */
export const pushDevicesOfNetwork = defineLimit("push-devices-network", { max: 100, windowS: DAY_S });
/** Test notices to one device. */
export const pushTests = defineLimit("push-tests", { max: 5, windowS: HOUR_S });

export const MAX_DEVICES_PER_ACCOUNT = 20;
