import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createQueries, MAX_STATEMENTS_PER_REQUEST } from "./queries.ts";

const one = "SELECT ?1 AS value";
const byKey = "SELECT value AS key, value * ?2 AS product FROM json_each(?1) WHERE value < 10";

test("what is asked in one turn goes out as one batch, and nothing twice", async () => {
  const queries = createQueries(env.DB);
  const asked = await Promise.all([queries.all(one, 1), Promise.resolve().then(() => queries.all(one, 2)), queries.all(one, 1)]);
  expect(asked).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 1 }]]);
  expect(queries.count()).toEqual({ batches: 1, statements: 2 });
  await queries.all(one, 2);
  expect(queries.count()).toEqual({ batches: 1, statements: 2 });
  await queries.all(one, 3);
  expect(queries.count()).toEqual({ batches: 2, statements: 3 });
});

test("keys share a statement, each gets its own rows, one without rows gets none", async () => {
  const queries = createQueries(env.DB);
  const asked = await Promise.all([
    queries.byKey(byKey, 2, 5),
    queries.byKey(byKey, 99, 5),
    queries.byKey(byKey, 3, 5),
    queries.byKey(byKey, 2, 7),
  ]);
  expect(asked).toEqual([[{ key: 2, product: 10 }], [], [{ key: 3, product: 15 }], [{ key: 2, product: 14 }]]);
  expect(queries.count()).toEqual({ batches: 1, statements: 2 });
});

test("a statement that fails fails those who asked, and only them", async () => {
  const queries = createQueries(env.DB);
  await expect(Promise.all([queries.all("SELECT x FROM nowhere"), queries.byKey(byKey, 1, 1)])).rejects.toThrow(/nowhere/);
  expect(await queries.all(one, 1)).toEqual([{ value: 1 }]);
});

test("a request that needs too many statements is stopped before it is sent", async () => {
  const queries = createQueries(env.DB);
  const asked = Array.from({ length: MAX_STATEMENTS_PER_REQUEST + 1 }, (_, index) => queries.all(one, index));
  await expect(Promise.all(asked)).rejects.toThrow(/database statements/);
  expect(queries.count().batches).toBe(0);
});
