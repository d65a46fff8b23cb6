/** For tests: a database of which one call fails once. */

/** `before`: nothing was done. `within`: a batch is stopped by its last statement. `after`: it was done, but reported as failed. */
export const mishaps = ["before", "within", "after"] as const;
export type Mishap = (typeof mishaps)[number];

/** Overflows for any contents of the table. */
const IMPOSSIBLE = "INSERT INTO accounts (id) SELECT abs(-9223372036854775808)";

type Real = { statement: D1PreparedStatement };

/** The call number `at`, from 0, has the mishap. `calls` is the number of calls. */
export function createFailingOnce(db: D1Database, at: number, mishap: Mishap): { DB: D1Database; calls: () => number } {
  const reals = new WeakMap<object, Real>();
  let calls = 0;

  async function meet<T>(act: () => Promise<T>, within: () => Promise<unknown>): Promise<T> {
    const isMishap = calls === at;
    calls += 1;
    if (isMishap && mishap === "within") await within();
    if (isMishap && mishap !== "after") throw new Error("D1_ERROR: the database is away");
    const done = await act();
    if (isMishap) throw new Error("D1_ERROR: Network connection lost.");
    return done;
  }

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const call = (name: "first" | "all" | "run" | "raw") => (parameter?: never) =>
      meet(
        () => (statement[name] as (parameter?: never) => Promise<unknown>)(parameter),
        async () => undefined,
      );
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      first: call("first"),
      all: call("all"),
      run: call("run"),
      raw: call("raw"),
    } as unknown as D1PreparedStatement;
    reals.set(wrapped, { statement });
    return wrapped;
  }

  function batch(statements: D1PreparedStatement[]): Promise<unknown> {
    const inner = statements.map((statement) => reals.get(statement)?.statement ?? statement);
    return meet(
      () => db.batch(inner),
      // Fails as a whole, as a transaction does.
      () => db.batch([...inner, db.prepare(IMPOSSIBLE)]).catch(() => undefined),
    );
  }

  return { DB: { prepare: (sql: string) => wrap(db.prepare(sql)), batch } as unknown as D1Database, calls: () => calls };
}
