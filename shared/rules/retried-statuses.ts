/** Rules 7.2.16: the statuses after which a call that may be repeated is worth another try. */
export const RETRIED_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
