import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createReader, MAX_STATEMENTS_PER_REQUEST } from "./reader.ts";

const one = "SELECT ?1 AS value";
const byKey = "SELECT value AS key, value * ?2 AS product FROM json_each(?1) WHERE value < 10";

test("what is asked in one turn goes out as one batch, and nothing twice", async () => {
  const reader = createReader(env.DB);
  const asked = await Promise.all([reader.all(one, 1), Promise.resolve().then(() => reader.all(one, 2)), reader.all(one, 1)]);
  expect(asked).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 1 }]]);
  expect(reader.count()).toEqual({ batches: 1, statements: 2 });
  await reader.all(one, 2);
  expect(reader.count()).toEqual({ batches: 1, statements: 2 });
  await reader.all(one, 3);
  expect(reader.count()).toEqual({ batches: 2, statements: 3 });
});

test("keys share a statement, each gets its own rows, one without rows gets none", async () => {
  const reader = createReader(env.DB);
  const asked = await Promise.all([
    reader.byKey(byKey, 2, 5),
    reader.byKey(byKey, 99, 5),
    reader.byKey(byKey, 3, 5),
    reader.byKey(byKey, 2, 7),
  ]);
  expect(asked).toEqual([[{ key: 2, product: 10 }], [], [{ key: 3, product: 15 }], [{ key: 2, product: 14 }]]);
  expect(reader.count()).toEqual({ batches: 1, statements: 2 });
});

test("a statement that fails fails those who asked, and only them", async () => {
  const reader = createReader(env.DB);
  await expect(Promise.all([reader.all("SELECT x FROM nowhere"), reader.byKey(byKey, 1, 1)])).rejects.toThrow(/nowhere/);
  expect(await reader.all(one, 1)).toEqual([{ value: 1 }]);
});

test("a request that needs too many statements is stopped before it is sent", async () => {
  const reader = createReader(env.DB);
  const asked = Array.from({ length: MAX_STATEMENTS_PER_REQUEST + 1 }, (_, index) => reader.all(one, index));
  await expect(Promise.all(asked)).rejects.toThrow(/database statements/);
  expect(reader.count().batches).toBe(0);
});
