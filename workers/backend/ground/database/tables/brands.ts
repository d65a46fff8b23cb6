/** The papers and products under whose name premium posts appear. */
import type { Queries } from "./queries.ts";

export type BrandRow = { slug: string; title: string };

/** All brands in the order they were made. */
export function readBrands(queries: Queries): Promise<BrandRow[]> {
  return queries.all<BrandRow>("SELECT slug, title FROM brands ORDER BY id");
}
