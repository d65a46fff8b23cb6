/** Operations in one request (spec 7.1, 9). */
export const BATCH_SIZE = 5;
