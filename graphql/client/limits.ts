/** Operations in one request (spec 7.1, 9). */
export const BATCH_SIZE = 5;

/** How long the browser collects operations for one request (spec 7.1, 9). */
export const BATCH_INTERVAL_MS = 20;

/** Spec 9: so long after its creation the client prefers what it has over what it was told to ask again. */
export const FORCE_FETCH_DELAY_MS = 100;
