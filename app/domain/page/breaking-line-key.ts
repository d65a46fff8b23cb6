import { PORTAL_ID } from "#brand/portal-id.ts";

/** In local storage: the number of the breaking line that the reader has put away. */
export const BREAKING_LINE_KEY = `${PORTAL_ID}:breaking-line`;
