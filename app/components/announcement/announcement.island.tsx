import { defineIsland } from "#app/islands/define-island.ts";
import { AnnouncementRegion } from "./announcement-region.tsx";

/** The page's region: wakes when there is something to say. */
export const AnnouncementIsland = defineIsland("announcement", AnnouncementRegion);
