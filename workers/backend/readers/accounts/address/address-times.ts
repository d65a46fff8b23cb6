/** How long the link to a new address is good, and the way back from the former one. */
export const CONFIRM_HOURS = 24;
export const WAY_BACK_DAYS = 7;

const HOUR_S = 3600;
export const CONFIRM_S = CONFIRM_HOURS * HOUR_S;
export const WAY_BACK_S = WAY_BACK_DAYS * 24 * HOUR_S;
