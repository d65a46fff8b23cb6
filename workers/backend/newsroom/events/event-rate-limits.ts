/** How many events are taken without anybody signing in: of a network, and of all together, as each one has to be read. */
import { DAY_S, defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

export const eventsOfNetwork = defineLimit("event-network", { max: 10, windowS: HOUR_S });
export const eventsOfAll = defineLimit("events-sent", { max: 500, windowS: DAY_S });
