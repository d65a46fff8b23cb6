/** Which of the things that records refer to exist, asked in one go. */

type Wanted = {
  media?: (string | null)[];
  /** `{taxonomy}:{slug}` */
  terms?: (string | null)[];
  brands?: (string | null)[];
  municipalities?: (string | null)[];
};
export type Known = { media: Set<string>; terms: Set<string>; brands: Set<string>; municipalities: Set<string> };

const questions: Record<keyof Known, string> = {
  media: "SELECT t.source AS key FROM json_each(?1) j JOIN media t ON t.source = j.value",
  terms: `SELECT j.value AS key FROM json_each(?1) j JOIN terms t
    ON t.taxonomy = substr(j.value, 1, instr(j.value, ':') - 1) AND t.slug = substr(j.value, instr(j.value, ':') + 1)`,
  brands: "SELECT t.slug AS key FROM json_each(?1) j JOIN brands t ON t.slug = j.value",
  municipalities: "SELECT t.slug AS key FROM json_each(?1) j JOIN municipalities t ON t.slug = j.value",
};

/** The keys that exist, of those that are wanted. One round trip to the database, none when nothing is wanted. */
export async function readKeys(db: D1Database, wanted: Wanted): Promise<Known> {
  const known: Known = { media: new Set(), terms: new Set(), brands: new Set(), municipalities: new Set() };
  const names = (Object.keys(known) as (keyof Known)[]).filter((name) => (wanted[name] ?? []).some((key) => key !== null));
  if (names.length === 0) return known;
  const replies = await db.batch<{ key: string }>(
    names.map((name) => {
      const keys = new Set((wanted[name] ?? []).filter((key) => key !== null));
      return db.prepare(questions[name]).bind(JSON.stringify([...keys]));
    }),
  );
  for (const [index, name] of names.entries()) {
    for (const row of replies[index]?.results ?? []) known[name].add(row.key);
  }
  return known;
}
