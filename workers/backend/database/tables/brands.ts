/** The papers and products under whose name premium posts appear. */
import type { Reader } from "./reader.ts";

export type BrandRow = { slug: string; title: string };

/** All brands in the order they were made. */
export function readBrands(reader: Reader): Promise<BrandRow[]> {
  return reader.all<BrandRow>("SELECT slug, title FROM brands ORDER BY id");
}
