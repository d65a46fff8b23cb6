/** What readers may write as comments (decision 100, docs/limits.md). */
export const MIN_COMMENT = 2;
export const MAX_COMMENT = 3000;
/** For so long an author may change what they wrote. */
export const EDIT_S = 10 * 60;
export const MAX_PUBLIC_NAME = 40;

/** Why a comment waits for the newsroom. */
export const holdReasons = ["rule", "new-account", "link", "repeat", "shouting", "word"] as const;
export type HoldReason = (typeof holdReasons)[number];
