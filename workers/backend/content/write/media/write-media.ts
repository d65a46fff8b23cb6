/** Writes pictures: where they lie and in which crops; the bytes come by another way (admin/content/admin-media.ts). */

import { decideSource } from "#shared/content/link-address.ts";
import { toImageRule } from "#workers/backend/content/pictures/image-rule.ts";
import { sanitizeInline } from "#workers/backend/content/records/sanitize.ts";
import type { KindWriter, RecordOf } from "#workers/backend/content/write/post/write-kind.ts";
import { MISSING } from "#workers/backend/ground/cache-tags/cache-tag.ts";

type MediaRow = Omit<RecordOf<"media">, "kind"> & { rule: string };

/** The first address in the record that a page may not load, or null. */
function findBadAddress(record: RecordOf<"media">): string | null {
  const addresses = [record.src, ...record.crops.flatMap((crop) => crop.srcset.map((entry) => entry.src))];
  return addresses.find((address) => decideSource(address) !== address || /\s/.test(address)) ?? null;
}

export const mediaWriter: KindWriter<"media", MediaRow> = {
  kind: "media",
  async prepare(_db, records) {
    return records.map((record) => {
      const { kind: _kind, captionHtml, ...rest } = record;
      // Empty is "looked at, and none": the clock does not look again (fill-image-rules.ts).
      const fields = { ...rest, rule: toImageRule(record.crops) ?? "" };
      const row = captionHtml ? { ...fields, captionHtml: sanitizeInline(captionHtml) } : fields;
      const bad = findBadAddress(record);
      if (bad !== null) return { source: record.source, refused: `src: "${bad}" is no address of a picture` };
      return { source: record.source, notes: [], row };
    });
  },
  known: `SELECT t.source, t.id FROM json_each(?1) j JOIN media t ON t.source = j.value ->> 'source'`,
  touches: `SELECT 'media' AS kind, COALESCE(t.id, '${MISSING}') AS key
    FROM json_each(?1) j LEFT JOIN media t ON t.source = j.value ->> 'source'`,
  statements(db, rows) {
    return [
      db
        .prepare(
          `INSERT INTO media (source, src, mime, width, height, alt, caption, caption_html, credit, crops, rule, status)
           SELECT value ->> 'source', value ->> 'src', value ->> 'mime', value ->> 'width', value ->> 'height',
             value ->> 'alt', value ->> 'caption', value ->> 'captionHtml', value ->> 'credit', value ->> 'crops',
             value ->> 'rule', value ->> 'status'
           FROM json_each(?1) WHERE true
           ON CONFLICT (source) DO UPDATE SET src = excluded.src, mime = excluded.mime, width = excluded.width,
             height = excluded.height, alt = excluded.alt, caption = excluded.caption,
             caption_html = excluded.caption_html, credit = excluded.credit, crops = excluded.crops, rule = excluded.rule,
             status = excluded.status`,
        )
        .bind(JSON.stringify(rows)),
      ...cutAgainStatements(db, rows),
    ];
  },
};

/** What an editor has cut is cut again where other sizes or another file came. */
function cutAgainStatements(db: D1Database, rows: MediaRow[]): D1PreparedStatement[] {
  const list = JSON.stringify(rows.map(({ source }) => source));
  const changed = `SELECT m.id, m.src FROM json_each(?1) j CROSS JOIN media m ON m.source = j.value CROSS JOIN picture_facts f ON f.media_id = m.id
    WHERE f.cut IS NOT NULL AND m.status = 'stored' AND instr(m.src, '-' || f.cut || '/') = 0`;
  return [
    db
      .prepare(`INSERT INTO picture_tasks (src, try_at) SELECT DISTINCT src, 0 FROM (${changed}) WHERE true
      ON CONFLICT (src) DO UPDATE SET try_at = 0, tries = 0`)
      .bind(list),
    db.prepare(`UPDATE picture_facts SET is_cut_due = 1, original = c.src FROM (${changed}) c WHERE media_id = c.id`).bind(list),
  ];
}
