/** What is counted of a post (decision 97): words and steps that browser, portal and back end share. No sum belongs to a reader. */

/** How its reader came, by a class alone: the address that they came from stays in the browser. */
export const sources = ["search", "social", "newsletter", "push", "own", "direct", "other"] as const;
export type Source = (typeof sources)[number];

/** What somebody did on the post's page, beside reading it. */
export const visitEvents = ["wall", "started", "completed"] as const;
export type VisitEvent = (typeof visitEvents)[number];

/** A tab that stays open longer counts as this. */
export const MAX_TENS = 180;

/** Upper bounds in seconds of how long a post was in view. Below ten seconds nobody counts as its reader. */
export const timeSteps = [10, 20, 30, 40, 60, 90, 120, 180, 240, 300, 450, 600, 900, 1800] as const;
