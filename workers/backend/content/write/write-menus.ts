/** Writes menus and the front page, each as a whole. */

import { decideLink } from "#shared/content/link-address.ts";
import type { KindWriter, RecordOf } from "./post/write-kind.ts";

type NavigationRow = { source: string; menu: string; items: RecordOf<"navigation">["items"] };

/** The first link that may not stand in a menu, or null. */
function findBadLink(items: NavigationRow["items"]): string | null {
  const links = items.flatMap((item) => [item.link, ...item.children.map((child) => child.link)]);
  return links.find((link) => decideLink(link) !== link) ?? null;
}

export const navigationWriter: KindWriter<"navigation", NavigationRow> = {
  kind: "navigation",
  async prepare(_db, records) {
    return records.map((record) => {
      const source = `navigation:${record.menu}`;
      const bad = findBadLink(record.items);
      if (bad !== null) return { source, refused: `items: "${bad}" may not be linked` };
      return { source, notes: [], row: { source, menu: record.menu, items: record.items } };
    });
  },
  known: `SELECT DISTINCT j.value ->> 'source' AS source, NULL AS id FROM json_each(?1) j
    JOIN navigation_items t ON t.menu = j.value ->> 'menu'`,
  touches: "SELECT 'menus' AS kind, NULL AS key FROM json_each(?1)",
  statements(db, rows) {
    const json = JSON.stringify(rows);
    return [
      db.prepare("DELETE FROM navigation_items WHERE menu IN (SELECT value ->> 'menu' FROM json_each(?1))").bind(json),
      db
        .prepare(
          `INSERT INTO navigation_items (menu, position, title, link)
           SELECT j.value ->> 'menu', item.key, item.value ->> 'title', item.value ->> 'link'
           FROM json_each(?1) j, json_each(j.value, '$.items') item`,
        )
        .bind(json),
      db
        .prepare(
          `INSERT INTO navigation_items (menu, position, parent_id, title, link)
           SELECT parent.menu, child.key, parent.id, child.value ->> 'title', child.value ->> 'link'
           FROM json_each(?1) j, json_each(j.value, '$.items') item, json_each(item.value, '$.children') child
           JOIN navigation_items parent
             ON parent.menu = j.value ->> 'menu' AND parent.position = item.key AND parent.parent_id IS NULL`,
        )
        .bind(json),
    ];
  },
};

type HomeRow = { source: string; sections: RecordOf<"home">["sections"] };

export const homeWriter: KindWriter<"home", HomeRow> = {
  kind: "home",
  async prepare(_db, records) {
    return records.map((record) => {
      const source = "home";
      const bad = record.sections.find((section) => section.link !== null && decideLink(section.link) !== section.link);
      if (bad !== undefined) return { source, refused: `sections: "${bad.link}" may not be linked` };
      return { source, notes: [], row: { source, sections: record.sections } };
    });
  },
  known: `SELECT j.value ->> 'source' AS source, NULL AS id FROM json_each(?1) j WHERE EXISTS (SELECT 1 FROM home_sections)`,
  touches: "SELECT 'home' AS kind, NULL AS key FROM json_each(?1)",
  statements(db, rows) {
    return [
      db.prepare("DELETE FROM home_sections"),
      db
        .prepare(
          `INSERT INTO home_sections (position, layout, title, link, feed, post_count, ratio, button_text, shows_pictures)
           SELECT section.key, section.value ->> 'layout', section.value ->> 'title', section.value ->> 'link',
             section.value ->> 'feed', section.value ->> 'postCount',
             COALESCE(section.value ->> 'ratio', IIF(section.value ->> 'layout' = 'VIDEO', 'PORTRAIT', 'SMALL')),
             section.value ->> 'buttonText', section.value ->> 'showsPictures'
           FROM json_each(?1) j, json_each(j.value, '$.sections') section`,
        )
        .bind(JSON.stringify(rows)),
    ];
  },
};
