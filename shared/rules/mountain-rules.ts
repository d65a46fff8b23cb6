/** Passes and webcams, a list that the publisher keeps. */

export const passStates = ["open", "chains", "closed", "winter"] as const;
export type PassState = (typeof passStates)[number];

export const mountainKinds = ["pass", "webcam"] as const;
export type MountainKind = (typeof mountainKinds)[number];

/** Of both together, hidden ones too. */
export const MAX_MOUNTAINS = 200;
export const MAX_MOUNTAIN_NAME = 100;
export const MAX_MOUNTAIN_LINE = 60;
export const MAX_MOUNTAIN_NOTE = 500;
export const MAX_MOUNTAIN_LINK = 500;
/** In metres above the sea. */
export const MAX_PASS_HEIGHT = 5000;
export const MAX_REFRESH_MINUTES = 1440;
