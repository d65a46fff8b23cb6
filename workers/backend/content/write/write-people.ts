/** Writes authors and brands. */
import type { KindWriter } from "./post/write-kind.ts";
import { isSlug } from "./text/write-slug.ts";
import { mayChange, readOwners, toKeptNote } from "./write-owners.ts";
import { listRedirectStatements, toFormerPaths } from "./write-redirects.ts";

type AuthorRow = {
  source: string;
  slug: string;
  name: string;
  role: string | null;
  description: string | null;
  email: string | null;
  owner: string;
  formerPaths: string[];
  isKept: boolean;
};

export const authorWriter: KindWriter<"author", AuthorRow> = {
  kind: "author",
  async prepare(db, records) {
    const owners = await readOwners(db, "author", records);
    return records.map((record) => {
      const source = `author:${record.slug}`;
      const { slug, name, role, description, email, owner } = record;
      if (!isSlug(slug)) return { source, refused: `slug: "${slug}" is no segment of an address` };
      const isKept = !mayChange(owners.get(source) ?? null, owner);
      const notes = isKept ? [toKeptNote(owners.get(source))] : [];
      const formerPaths = toFormerPaths(record.formerPaths);
      return { source, notes, row: { source, slug, name, role, description, email, owner, formerPaths, isKept }, isKept };
    });
  },
  known: `SELECT j.value ->> 'source' AS source, t.id FROM json_each(?1) j JOIN authors t ON t.slug = j.value ->> 'slug'`,
  touches: `SELECT 'author' AS kind, j.value ->> 'slug' AS key FROM json_each(?1) j
    UNION SELECT 'redirect', r.path FROM json_each(?1) j CROSS JOIN redirects r
      ON r.owner = 'list ' || (j.value ->> 'owner') || ' ' || (j.value ->> 'source')`,
  statements(db, rows) {
    return [
      db
        .prepare(
          `INSERT INTO authors (slug, name, role, description, email, owner)
           SELECT value ->> 'slug', value ->> 'name', value ->> 'role', value ->> 'description', value ->> 'email',
             value ->> 'owner'
           FROM json_each(?1) WHERE true
           ON CONFLICT (slug) DO UPDATE SET name = excluded.name, role = excluded.role,
             description = excluded.description, email = excluded.email, owner = excluded.owner`,
        )
        .bind(JSON.stringify(rows.filter((row) => !row.isKept))),
      // Authors have no page of their own.
      ...listRedirectStatements(db, rows, () => "/"),
    ];
  },
};

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
