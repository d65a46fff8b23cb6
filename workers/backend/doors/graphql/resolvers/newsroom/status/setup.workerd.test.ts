import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { arriveAtNewsroom, hireSignedIn, staffOperations } from "#workers/backend/newsroom/staff/staff-for-test.ts";

const own = env as unknown as Env;

test("an operator is told what a paper without content still lacks", async () => {
  const { session } = await hireSignedIn("operator");
  const { data } = await (await arriveAtNewsroom(session))(staffOperations.setup);
  expect(data.newsroom.setup).toMatchObject({
    post_count: 0,
    legal_pages: [],
    staff_count: 1,
    administrator_count: 0,
    wordpress: null,
  });
  // Tests run beside no program that could tell of the machine.
  expect(data.newsroom.machine).toBeNull();
  expect(data.newsroom.status).toMatchObject({ bounced_week: 0 });
});

test("who may not see the status is told nothing of it", async () => {
  const { session } = await hireSignedIn("editor");
  const { data } = await (await arriveAtNewsroom(session))(staffOperations.setup);
  expect(data?.newsroom?.setup ?? null).toBeNull();
  expect(data?.newsroom?.machine ?? null).toBeNull();
});

test("without a secret for sessions its name is told, and no value of any", async () => {
  const { data } = await ask({ ...own, STAFF_SECRET: "" }, "{ newsroom_missing }");
  expect(data.newsroom_missing).toContain("STAFF_SECRET");
});
