/** How often one network may do what with tips (decision 84). */
import { DAY_S, defineLimit, HOUR_S, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

/** Begun, sent without script, sent, asked for by their codes; and parts of their files. */
export const tipTickets = defineLimit("tip-tickets", { max: 60, windowS: HOUR_S });
export const tipForms = defineLimit("tip-forms", { max: 10, windowS: HOUR_S });
export const tipsOfAnHour = defineLimit("tips-hour", { max: 10, windowS: HOUR_S });
export const tipsOfADay = defineLimit("tips-day", { max: 30, windowS: DAY_S });
export const tipCodes = defineLimit("tip-codes", { max: 30, windowS: QUARTER_HOUR_S });
export const tipParts = defineLimit("tip-parts", { max: 1500, windowS: DAY_S });
