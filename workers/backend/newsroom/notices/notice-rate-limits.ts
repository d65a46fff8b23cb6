/** How many notices are taken, without anybody signing in. */
import { defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

export const noticesOfNetwork = defineLimit("notice-network", { max: 10, windowS: HOUR_S });
/** Receipts to one address, which need not be the sender's. */
export const noticeMails = defineLimit("notice-mail", { max: 5, windowS: HOUR_S });
