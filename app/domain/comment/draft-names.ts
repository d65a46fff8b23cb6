import { PORTAL_ID } from "#brand/portal-id.ts";

/** Of the local storage: what a reader began to write. */
export const DRAFTS_KEY = `${PORTAL_ID}:kommentar-entwuerfe`;
