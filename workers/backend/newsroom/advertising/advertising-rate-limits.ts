/** How much of what one network does counts as seen and clicked, against numbers that a program makes. */
import { defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

export const adViewsOfNetwork = defineLimit("ad-views-network", { max: 500, windowS: HOUR_S });
/** Of each campaign. */
export const adClicksOfNetwork = defineLimit("ad-clicks-network", { max: 10, windowS: HOUR_S });
