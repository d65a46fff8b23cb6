/** Limits of the GraphQL transport (spec 7.1, 9). */
export const BATCH_SIZE = 5;
export const BATCH_INTERVAL_MS = 20;
