import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "./empty-for-test.ts";
import { isGuarded, toGuardSql } from "./guard.ts";

const insertSql = "INSERT INTO desk_drafts (kind, key, revision, base, changed_at) VALUES ('page', 'a', 1, 0, 0)";
const countSql = "SELECT count(*) AS count FROM desk_drafts WHERE kind = 'page'";
const isThereSql = "EXISTS (SELECT 1 FROM desk_drafts WHERE kind = 'page' AND key = ?1)";

const count = () => env.DB.prepare(countSql).bind().first<number>("count");
const insertUnless = (condition: string) =>
  env.DB.batch([env.DB.prepare(toGuardSql(condition)).bind("a"), env.DB.prepare(insertSql).bind()]);

beforeEach(() => emptyDatabase(env.DB));

test("a guard whose condition does not hold lets a batch be done", async () => {
  await insertUnless(isThereSql);
  expect(await count()).toBe(1);
});

test("one whose condition holds keeps all of it from being done, and is known by its failure", async () => {
  expect(await insertUnless(`NOT ${isThereSql}`).catch(isGuarded)).toBe(true);
  expect(await count()).toBe(0);
});

test("what fails otherwise is no guard's failure", async () => {
  await insertUnless(isThereSql);
  expect(await insertUnless("?1 IS NULL").catch(isGuarded)).toBe(false);
});
