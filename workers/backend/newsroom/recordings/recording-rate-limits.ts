import { DAY_S, defineLimit } from "#workers/backend/ground/limits/rate-limits.ts";

/** Parts that one member of staff may send: 6 GB. */
export const recordingParts = defineLimit("newsroom-recording-parts", { max: 3000, windowS: DAY_S });
