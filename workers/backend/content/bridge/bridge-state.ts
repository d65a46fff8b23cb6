/** What the bridge remembers from one run to the next. */

/** Null for what was never remembered. */
export async function readState(db: D1Database, key: string): Promise<string | null> {
  return db.prepare("SELECT value FROM bridge_state WHERE key = ?1").bind(key).first<string>("value");
}

/** In the place of what was remembered under this key. */
export async function writeState(db: D1Database, key: string, value: string): Promise<void> {
  await db
    .prepare("INSERT INTO bridge_state (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value")
    .bind(key, value)
    .run();
}
