/** What readers may write as comments (decision 100, docs/limits.md). */
export const MIN_COMMENT = 2;
export const MAX_COMMENT = 3000;
export const MAX_PUBLIC_NAME = 40;

/** Why a comment waits for the newsroom; `site`: its copy in WordPress was taken from view there (content/comments). */
export const holdReasons = ["rule", "new-account", "link", "repeat", "shouting", "word", "site"] as const;
export type HoldReason = (typeof holdReasons)[number];
