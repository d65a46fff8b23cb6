/**
 * What is counted of the whole (decision 97): sums under a name, a label and a detail, all three of fixed words. No number belongs
 * to a reader, and none can be led back to one.
 */

/**
 * | name | label | detail |
 * | --- | --- | --- |
 * | answer | kind of page | class of the status: `2xx` |
 * | cache | kind of page | `hit`, `stale`, `miss`, `own` |
 * | bot | kind of bot | |
 * | vital | kind of page | measure and step: `LCP/12` (vital-steps.ts) |
 * | wall, checkout | what happened | |
 * | login, registration, newsletter, search | how it ended | |
 * | push | what became of a notice: `sent`, `gone`, `later`, `failed` | |
 * | statement | the text of a slow statement, without its values | step of its time: `3` |
 */
export const metricNames = [
  "answer",
  "cache",
  "bot",
  "vital",
  "wall",
  "checkout",
  "login",
  "registration",
  "newsletter",
  "search",
  "push",
  "statement",
] as const;

export type MetricName = (typeof metricNames)[number];

/** So often something happened. */
export type MetricCount = { name: MetricName; label: string; detail: string; count: number };

/** Longer labels are cut: a statement's beginning names it. */
export const MAX_LABEL = 160;
export const MAX_DETAIL = 40;
