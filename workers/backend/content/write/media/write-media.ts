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
    ];
  },
};
