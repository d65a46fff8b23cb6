/** How often readers may write, change and mark comments (decision 100). */
import { DAY_S, defineLimit, HOUR_S, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

export const commentsOfAccount = defineLimit("comments-account", { max: 10, windowS: QUARTER_HOUR_S });
export const commentsOfADay = defineLimit("comments-account-day", { max: 100, windowS: DAY_S });
/** A whole office may write from one address. */
export const commentsOfNetwork = defineLimit("comments-network", { max: 60, windowS: QUARTER_HOUR_S });
/** Changes, withdrawals and complaints; by account. */
export const commentChanges = defineLimit("comment-changes", { max: 60, windowS: HOUR_S });
/** Lesenswert and thanks; by account. */
export const commentMarks = defineLimit("comment-marks", { max: 200, windowS: QUARTER_HOUR_S });
/** Tries of a public name: whether it is free is told; by account. */
export const publicNames = defineLimit("public-names", { max: 20, windowS: HOUR_S });
