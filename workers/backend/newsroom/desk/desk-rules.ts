/** What every call of the desk's is held to. */
import * as v from "valibot";
import { defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

/** By a member: one saves each second that is typed in, from some windows. */
export const savesByMember = defineLimit("desk-saves", { max: 12_000, windowS: HOUR_S });
export const changesByMember = defineLimit("desk-changes", { max: 600, windowS: HOUR_S });
/** Each asks twenty other sites at most. */
export const linksByMember = defineLimit("desk-links", { max: 300, windowS: HOUR_S });

/** Made by the browser, once for each window. */
export const windowName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,40}$/, "window: 8 to 40 letters and digits."));
