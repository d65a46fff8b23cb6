/** How grave an event is, the gravest first: LOG_LEVEL names the last that is written. */
export const logLevels = ["error", "warning", "info"] as const;
export type LogLevel = (typeof logLevels)[number];
