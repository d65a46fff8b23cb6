/** Writes brands. */
import type { KindWriter } from "./post/write-kind.ts";
import { isSlug } from "./text/write-slug.ts";

type BrandRow = { source: string; slug: string; title: string };

export const brandWriter: KindWriter<"brand", BrandRow> = {
  kind: "brand",
  async prepare(_db, records) {
    return records.map((record) => {
      const source = `brand:${record.slug}`;
      const { slug, title } = record;
      if (!isSlug(slug)) return { source, refused: `slug: "${slug}" is no segment of an address` };
      return { source, notes: [], row: { source, slug, title } };
    });
  },
  known: `SELECT j.value ->> 'source' AS source, t.id FROM json_each(?1) j JOIN brands t ON t.slug = j.value ->> 'slug'`,
  // Its name stands on every premium teaser.
  touches: "SELECT 'everything' AS kind, NULL AS key FROM json_each(?1)",
  statements(db, rows) {
    return [
      db
        .prepare(
          `INSERT INTO brands (slug, title) SELECT value ->> 'slug', value ->> 'title' FROM json_each(?1) WHERE true
           ON CONFLICT (slug) DO UPDATE SET title = excluded.title`,
        )
        .bind(JSON.stringify(rows)),
    ];
  },
};
