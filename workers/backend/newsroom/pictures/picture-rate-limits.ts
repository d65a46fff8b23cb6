import { defineLimit, HOUR_S, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

/** Pictures that one network may send: a newsroom is one. */
export const picturesByNetwork = defineLimit("newsroom-pictures", { max: 300, windowS: HOUR_S });

/** Changes of words and cuts, and removals, of one member of staff. Each cut is some thirty calls of Cloudflare Images. */
export const pictureChanges = defineLimit("newsroom-picture-changes", { max: 200, windowS: QUARTER_HOUR_S });
