/** Jobs of the clock that the portal does itself, by names that stay; the back end writes down how they went (decision 97). */
export const portalJobs = ["refresh-crawlers"] as const;

export type PortalJob = (typeof portalJobs)[number];

/** How one went. `startedAt` in seconds; `error` null when it went well. */
export type PortalRun = { job: PortalJob; startedAt: number; durationMs: number; error: string | null };
