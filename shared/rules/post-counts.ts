/** What is counted of a post (decision 97): words and steps that browser, portal and back end share. No sum belongs to a reader. */

/** How its reader came, by a class alone: the address that they came from stays in the browser. */
export const sources = ["search", "social", "newsletter", "push", "own", "direct", "other"] as const;
export type Source = (typeof sources)[number];

/** What happened on the post's page beside reading it: the wall came into view, a purchase began, it was completed. */
export const visitEvents = ["wall", "started", "completed"] as const;
export type VisitEvent = (typeof visitEvents)[number];

/** What a page that is left says of its post, as `POST /visits` takes it: `tens` of seconds in view, of who counts as its reader. */
export type Visit = { post: number; events: VisitEvent[]; tens?: number };

/** Numbers of posts fit a GraphQL Int. */
export const MAX_POST = 2_147_483_647;

/** Upper bounds in seconds of how long a post was in view, longer in the last. Below ten seconds nobody counts as its reader. */
export const timeSteps = [10, 20, 30, 40, 60, 90, 120, 180, 240, 300, 450, 600, 900, 1800] as const;
