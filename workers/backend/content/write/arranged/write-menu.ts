/** Writes menus, each as a whole. */

import { decideLink } from "#shared/content/link-address.ts";
import type { KindWriter, RecordOf } from "#workers/backend/content/write/post/write-kind.ts";
import { keepAround } from "./states.ts";

export type MenuItems = RecordOf<"navigation">["items"];
type NavigationRow = { source: string; menu: string; items: MenuItems };

/** The first link that may not stand in a menu, or null. */
export function findBadLink(items: MenuItems): string | null {
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
  statements(db, rows, _changed, now) {
    const keeping = { cause: "import", by: null, now: Math.floor(now.getTime() / 1000) } as const;
    return rows.flatMap((row) => keepAround(db, { kind: "menu", key: row.menu }, keeping, menuStatements(db, row)));
  },
};

/** Puts a menu in the place of the one that stands. */
export function menuStatements(db: D1Database, menu: Pick<NavigationRow, "menu" | "items">): D1PreparedStatement[] {
  const json = JSON.stringify(menu);
  return [
    // The lower level first: it refers to the upper one.
    db.prepare("DELETE FROM navigation_items WHERE menu = ?1 ->> 'menu' AND parent_id IS NOT NULL").bind(json),
    db.prepare("DELETE FROM navigation_items WHERE menu = ?1 ->> 'menu'").bind(json),
    db
      .prepare(
        `INSERT INTO navigation_items (menu, position, title, link)
         SELECT ?1 ->> 'menu', item.key, item.value ->> 'title', item.value ->> 'link' FROM json_each(?1, '$.items') item`,
      )
      .bind(json),
    db
      .prepare(
        `INSERT INTO navigation_items (menu, position, parent_id, title, link)
         SELECT parent.menu, child.key, parent.id, child.value ->> 'title', child.value ->> 'link'
         FROM json_each(?1, '$.items') item, json_each(item.value, '$.children') child
         JOIN navigation_items parent
           ON parent.menu = ?1 ->> 'menu' AND parent.position = item.key AND parent.parent_id IS NULL`,
      )
      .bind(json),
  ];
}
