/** Writes categories, tags and topics. */

import { decideLink } from "#shared/content/link-address.ts";
import { subjectSearchStatements } from "#workers/backend/content/search/search-statements.ts";
import type { KindWriter, RecordOf } from "./post/write-kind.ts";
import { readKeys } from "./post/write-references.ts";
import { isSlug } from "./text/write-slug.ts";
import { mayChange, readOwners, toKeptNote } from "./write-owners.ts";
import { listRedirectStatements, toFormerPaths } from "./write-redirects.ts";

type TermRow = Omit<RecordOf<"term">, "kind"> & { source: string; isKept: boolean };

const toSource = ({ taxonomy, slug }: RecordOf<"term">) => `${taxonomy}:${slug}`;

/** Where the posts of a term are listed. */
function toListPath(source: string): string {
  const [taxonomy = "", ...slug] = source.split(":");
  return `/${taxonomy === "category" ? "news" : "themen"}/${encodeURIComponent(slug.join(":"))}`;
}

export const termWriter: KindWriter<"term", TermRow> = {
  kind: "term",
  async prepare(db, records) {
    const known = await readKeys(db, {
      media: records.map((record) => record.media),
      terms: records.map((record) => (record.parent === null ? null : `${record.taxonomy}:${record.parent}`)),
    });
    const coming = new Set(records.map(toSource));
    const owners = await readOwners(db, "term", records);
    return records.map((record) => {
      const source = toSource(record);
      const { kind: _kind, ...term } = record;
      if (!isSlug(term.slug)) return { source, refused: `slug: "${term.slug}" is no segment of an address` };
      const notes: string[] = [];
      const isKept = !mayChange(owners.get(source) ?? null, term.owner);
      const row: TermRow = { source, ...term, formerPaths: toFormerPaths(term.formerPaths), isKept };
      if (isKept) return { source, notes: [toKeptNote(owners.get(source))], row, isKept };
      const parent = `${term.taxonomy}:${term.parent}`;
      if (term.parent !== null && (parent === source || !(known.terms.has(parent) || coming.has(parent)))) {
        notes.push(`parent: there is no other ${term.taxonomy} "${term.parent}"`);
        row.parent = null;
      }
      if (term.media !== null && !known.media.has(term.media)) {
        notes.push(`media: there is no picture "${term.media}"`);
        row.media = null;
      }
      if (term.buttonLink !== null) {
        row.buttonLink = decideLink(term.buttonLink);
        if (row.buttonLink === null) notes.push("buttonLink: this address may not be linked");
      }
      return { source, notes, row };
    });
  },
  known: `SELECT j.value ->> 'source' AS source, t.id FROM json_each(?1) j
    JOIN terms t ON t.taxonomy = j.value ->> 'taxonomy' AND t.slug = j.value ->> 'slug'`,
  touches: `SELECT 'term' AS kind, j.value ->> 'source' AS key FROM json_each(?1) j
    UNION SELECT 'redirect', r.path FROM json_each(?1) j CROSS JOIN redirects r
      ON r.owner = 'list ' || (j.value ->> 'owner') || ' ' || (j.value ->> 'source')
    UNION SELECT 'terms', NULL`,
  statements(db, rows) {
    const json = JSON.stringify(rows.filter((row) => !row.isKept));
    return [
      db
        .prepare(
          `INSERT INTO terms (taxonomy, slug, title, description, media_id, button_text, button_link,
             owner)
           SELECT j.value ->> 'taxonomy', j.value ->> 'slug', j.value ->> 'title', j.value ->> 'description', m.id,
             j.value ->> 'buttonText', j.value ->> 'buttonLink', j.value ->> 'owner'
           FROM json_each(?1) j LEFT JOIN media m ON m.source = j.value ->> 'media' WHERE true
           ON CONFLICT (taxonomy, slug) DO UPDATE SET title = excluded.title, description = excluded.description,
             media_id = excluded.media_id, button_text = excluded.button_text, button_link = excluded.button_link,
             owner = excluded.owner`,
        )
        .bind(json),
      // Only now every parent is there, even one that came with this request.
      db
        .prepare(
          `UPDATE terms SET parent_id = parent.id
           FROM json_each(?1) j LEFT JOIN terms parent
             ON parent.taxonomy = j.value ->> 'taxonomy' AND parent.slug = j.value ->> 'parent'
           WHERE terms.taxonomy = j.value ->> 'taxonomy' AND terms.slug = j.value ->> 'slug'`,
        )
        .bind(json),
      ...subjectSearchStatements(
        db,
        "term",
        rows
          .filter((row) => !row.isKept)
          .map(({ taxonomy, slug, title, description }) => ({ taxonomy, slug, title, text: description ?? "" })),
      ),
      ...listRedirectStatements(db, rows, toListPath),
    ];
  },
};
