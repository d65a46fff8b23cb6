/** For tests: how many rows D1 reads for a piece of work. */

/** Runs `work` on a database that adds up the rows of its batches. */
export async function countRowsRead(db: D1Database, work: (counting: D1Database) => Promise<unknown>): Promise<number> {
  let rowsRead = 0;
  const counting = new Proxy(db, {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        const replies = await target.batch(statements);
        for (const reply of replies) rowsRead += reply.meta.rows_read;
        return replies;
      };
    },
  });
  await work(counting);
  return rowsRead;
}
