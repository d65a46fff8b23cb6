/** Gives pictures that were written before there were rules theirs (migration 0015). */
import { type StoredCrop, toImageRule } from "#workers/backend/content/pictures/image-rule.ts";

/** Of one run: their lists are read whole. */
const AT_ONCE = 1000;

/** Fills some of the rules that are missing; without any it costs one look into an empty index. */
export async function fillImageRules(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare("SELECT id, crops FROM media WHERE rule IS NULL ORDER BY id LIMIT ?1")
    .bind(AT_ONCE)
    .all<{ id: number; crops: string }>();
  if (results.length === 0) return;
  const rules = results.map(({ id, crops }) => ({ id, rule: toImageRule(JSON.parse(crops) as StoredCrop[]) ?? "" }));
  await db
    .prepare(
      `UPDATE media SET rule = j.value ->> 'rule' FROM json_each(?1) j
       WHERE media.id = j.value ->> 'id' AND media.rule IS NULL`,
    )
    .bind(JSON.stringify(rules))
    .run();
}
