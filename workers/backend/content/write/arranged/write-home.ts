/**
 * Writes the front page as a whole. An import replaces its sections; posts that the newsroom has pinned stay in the sections whose layout
 * and feed stay.
 */
import { decideLink } from "#shared/content/link-address.ts";
import type { KindWriter, RecordOf } from "#workers/backend/content/write/post/write-kind.ts";
import { keepAround } from "./states.ts";

type RecordSections = RecordOf<"home">["sections"];
type HomeRow = { source: string; sections: RecordSections };

/** A post at a place, until a moment in seconds. */
export type HomePin = { place: number; post: number; until: number | null };
export type ArrangedSection = RecordSections[number] & { key: string; pins: HomePin[] };

/** Each section with a name that says what it is; of two alike the second gets a number. */
export function withKeys<Section extends { layout: string; feed: string | null }>(
  sections: readonly Section[],
): (Section & { key: string })[] {
  const counts = new Map<string, number>();
  return sections.map((section) => {
    const name = [section.layout.toLowerCase(), ...(section.feed === null ? [] : [section.feed])].join(":");
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { ...section, key: count === 1 ? name : `${name}-${count}` };
  });
}

export const homeWriter: KindWriter<"home", HomeRow> = {
  kind: "home",
  async prepare(db, records) {
    const { results: pins } = await db.prepare("SELECT section, place FROM home_pins").all<{ section: string; place: number }>();
    return records.map(({ sections }) => {
      const source = "home";
      const bad = sections.find((section) => section.link !== null && decideLink(section.link) !== section.link);
      if (bad !== undefined) return { source, refused: `sections: "${bad.link}" may not be linked` };
      const rooms = new Map(withKeys(sections).map(({ key, postCount }) => [key, postCount]));
      const leaving = pins.filter(({ section, place }) => place >= (rooms.get(section) ?? 0)).length;
      const notes =
        leaving === 0 ? [] : [`${leaving} pinned posts lose their place; the newsroom can bring the former state back`];
      return { source, notes, row: { source, sections } };
    });
  },
  known: `SELECT j.value ->> 'source' AS source, NULL AS id FROM json_each(?1) j WHERE EXISTS (SELECT 1 FROM home_sections)`,
  touches: "SELECT 'home' AS kind, NULL AS key FROM json_each(?1)",
  statements(db, rows, _changed, now) {
    const keeping = { cause: "import", by: null, now: Math.floor(now.getTime() / 1000) } as const;
    return rows.flatMap(({ sections }) =>
      keepAround(db, { kind: "home", key: "" }, keeping, [
        ...sectionStatements(db, withKeys(sections)),
        db.prepare(
          "DELETE FROM home_pins WHERE NOT EXISTS (SELECT 1 FROM home_sections s WHERE s.name = section AND s.post_count > place)",
        ),
      ]),
    );
  },
};

/** Puts sections with their pins in the place of those that stand. Of a post that is gone, and at an end that is over, there is no pin. */
export function homeStatements(db: D1Database, sections: readonly ArrangedSection[], now: number): D1PreparedStatement[] {
  return [
    ...sectionStatements(db, sections),
    db.prepare("DELETE FROM home_pins"),
    db
      .prepare(
        `INSERT INTO home_pins (section, place, post_id, ends_at)
         SELECT section.value ->> 'key', pin.value ->> 'place', pin.value ->> 'post', pin.value ->> 'until'
         FROM json_each(?1) section, json_each(section.value, '$.pins') pin
         WHERE COALESCE(pin.value ->> 'until' > ?2, 1) AND EXISTS (SELECT 1 FROM posts WHERE id = pin.value ->> 'post')`,
      )
      .bind(JSON.stringify(sections), now),
  ];
}

function sectionStatements(
  db: D1Database,
  sections: readonly (RecordSections[number] & { key: string })[],
): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM home_sections"),
    db
      .prepare(
        `INSERT INTO home_sections (position, name, layout, title, link, feed, post_count, ratio, button_text, shows_pictures)
         SELECT section.key, section.value ->> 'key', section.value ->> 'layout', section.value ->> 'title', section.value ->> 'link',
           section.value ->> 'feed', section.value ->> 'postCount',
           COALESCE(section.value ->> 'ratio', IIF(section.value ->> 'layout' = 'VIDEO', 'PORTRAIT', 'SMALL')),
           section.value ->> 'buttonText', section.value ->> 'showsPictures'
         FROM json_each(?1) section`,
      )
      .bind(JSON.stringify(sections)),
  ];
}
