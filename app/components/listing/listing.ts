import type { Teaser } from "#app/components/teaser/teaser.ts";
import type { Pagination } from "./pagination.ts";

/** A page of a list of posts. */
export type Listing = { teasers: Teaser[]; page: number; pagination: Pagination | null };
