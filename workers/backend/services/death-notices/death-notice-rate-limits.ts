/** How often candles are lit and words sent without anybody signing in. */
import { DAY_S, defineLimit, HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";

/** Of a network at one notice: a household, a choir, a class. */
export const candlesAtNotice = defineLimit("candle-notice", { max: 10, windowS: DAY_S });
export const candlesOfNetwork = defineLimit("candle-network", { max: 40, windowS: HOUR_S });
/** Each makes a page anew. */
export const candlesOfAll = defineLimit("candles", { max: 5000, windowS: DAY_S });

export const condolencesOfNetwork = defineLimit("condolence-network", { max: 10, windowS: HOUR_S });
/** Each has to be read. */
export const condolencesOfAll = defineLimit("condolences-sent", { max: 1000, windowS: DAY_S });
