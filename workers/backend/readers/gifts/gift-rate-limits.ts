/** How often gifts are made and changed. */
import { defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

/** Of one account, beside the ten of a month: what is sent again writes again. */
export const giftChanges = defineLimit("gift-changes", { max: 60, windowS: HOUR_S });
