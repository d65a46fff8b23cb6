/** Deletes sizes of former cuts after their time, unless a picture shows them again. */

/** Files that R2 deletes in one call; the rest is the next run's. */
const AT_ONCE = 1000;

type LeftoverEnv = { DB: D1Database; MEDIA: R2Bucket };

/** For the clock. Rejects when the database or R2 does not answer; what was deleted is deleted again then. */
export async function deleteLeftovers({ DB, MEDIA }: LeftoverEnv, now: Date): Promise<void> {
  const { results } = await DB.prepare("SELECT file FROM picture_leftovers WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2")
    .bind(Math.floor(now.getTime() / 1000), AT_ONCE)
    .all<{ file: string }>();
  if (results.length === 0) return;
  const files = results.map(({ file }) => file);
  const folders = JSON.stringify([...new Set(files.map(toFolder))]);
  // A picture's own address lies in the folder of its sizes.
  const { results: shown } = await DB.prepare(
    `SELECT value AS folder FROM json_each(?1) WHERE EXISTS (
       SELECT 1 FROM media WHERE src > '/media/' || value || '/' AND src < '/media/' || value || '0')`,
  )
    .bind(folders)
    .all<{ folder: string }>();
  const inUse = new Set(shown.map(({ folder }) => folder));
  await MEDIA.delete(files.filter((file) => !inUse.has(toFolder(file))));
  await DB.prepare("DELETE FROM picture_leftovers WHERE file IN (SELECT value FROM json_each(?1))")
    .bind(JSON.stringify(files))
    .run();
}

function toFolder(file: string): string {
  return encodeURI(file.slice(0, file.lastIndexOf("/")));
}
