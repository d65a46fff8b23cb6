/** Writes districts and municipalities. Their numbers are the official ones. */
import { subjectSearchStatements } from "#workers/backend/content/search/search-statements.ts";
import type { KindWriter } from "./post/write-kind.ts";
import { isSlug } from "./text/write-slug.ts";

type DistrictRow = { source: string; officialNumber: number; slug: string; title: string };

export const districtWriter: KindWriter<"district", DistrictRow> = {
  kind: "district",
  async prepare(_db, records) {
    return records.map((record) => {
      const source = `district:${record.slug}`;
      if (!isSlug(record.slug)) return { source, refused: `slug: "${record.slug}" is no segment of an address` };
      return { source, notes: [], row: { source, officialNumber: record.id, slug: record.slug, title: record.title } };
    });
  },
  known: `SELECT j.value ->> 'source' AS source, t.id FROM json_each(?1) j JOIN districts t ON t.id = j.value ->> 'officialNumber'`,
  // Places stand on every page.
  touches: "SELECT 'everything' AS kind, NULL AS key FROM json_each(?1)",
  statements(db, rows) {
    return [
      db
        .prepare(
          `INSERT INTO districts (id, slug, title)
           SELECT value ->> 'officialNumber', value ->> 'slug', value ->> 'title' FROM json_each(?1) WHERE true
           ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, title = excluded.title`,
        )
        .bind(JSON.stringify(rows)),
    ];
  },
};

type MunicipalityRow = DistrictRow & { district: string; latitude: number; longitude: number };

export const municipalityWriter: KindWriter<"municipality", MunicipalityRow> = {
  kind: "municipality",
  async prepare(db, records) {
    const { results } = await db.prepare("SELECT slug FROM districts").all<{ slug: string }>();
    const districts = new Set(results.map((row) => row.slug));
    return records.map((record) => {
      const source = `municipality:${record.slug}`;
      const { id, slug, title, district, latitude, longitude } = record;
      if (!isSlug(slug)) return { source, refused: `slug: "${slug}" is no segment of an address` };
      if (!districts.has(district)) return { source, refused: `district: there is no district "${district}"` };
      return { source, notes: [], row: { source, officialNumber: id, slug, title, district, latitude, longitude } };
    });
  },
  known: `SELECT j.value ->> 'source' AS source, t.id FROM json_each(?1) j JOIN municipalities t ON t.id = j.value ->> 'officialNumber'`,
  // Places stand on every page.
  touches: "SELECT 'everything' AS kind, NULL AS key FROM json_each(?1)",
  statements(db, rows) {
    return [
      db
        .prepare(
          `INSERT INTO municipalities (id, slug, title, district_id, latitude, longitude)
           SELECT j.value ->> 'officialNumber', j.value ->> 'slug', j.value ->> 'title', d.id,
             j.value ->> 'latitude', j.value ->> 'longitude'
           FROM json_each(?1) j JOIN districts d ON d.slug = j.value ->> 'district' WHERE true
           ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, title = excluded.title,
             district_id = excluded.district_id, latitude = excluded.latitude, longitude = excluded.longitude`,
        )
        .bind(JSON.stringify(rows)),
      ...subjectSearchStatements(
        db,
        "municipality",
        rows.map(({ slug, title }) => ({ slug, title, text: "" })),
      ),
    ];
  },
};
