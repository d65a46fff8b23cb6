/** Posts that readers do not see yet, in the newsroom: who may share a preview of them (decisions 101, 104). */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createPost, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { moderationOperations } from "#workers/backend/newsroom/staff/moderation-operations-for-test.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { openPreview } from "./preview-word.ts";

const bindings = env as unknown as Env;
const { drafts: list, share } = moderationOperations;
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString();

beforeEach(async () => {
  await emptyDatabase(env.DB);
  await env.DB.batch(["staff_log", "staff"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await write(
    createPost({ source: "own:1", preferredId: 11, title: "Sichtbar" }),
    createPost({ source: "own:2", preferredId: 12, title: "Entwurf eins", status: "draft" }),
    createPost({ source: "own:3", preferredId: 13, title: "Entwurf zwei", status: "draft" }),
    createPost({ source: "own:4", preferredId: 14, title: "Geplant", status: "scheduled", date: inTwoDays }),
  );
});

const enter = async (...roles: StaffRole[]) => arriveAtNewsroom((await hireSignedIn(...roles)).session);

test("drafts and scheduled posts are listed, and nothing that readers see", async () => {
  const ask = await enter("editor");
  const { newsroom } = (await ask(list)).data;
  expect(newsroom.scheduled_posts).toMatchObject([{ id: 14, title: "Geplant" }]);
  expect(newsroom.drafts).toEqual([
    expect.objectContaining({ id: 13, title: "Entwurf zwei", publish_at: null }),
    expect.objectContaining({ id: 12, title: "Entwurf eins", publish_at: null }),
  ]);
  expect((await ask(list, { before: 13 })).data.newsroom.drafts).toMatchObject([{ id: 12 }]);
});

test("a link opens the post until it is over, and the log says who made it", async () => {
  const ask = await enter("editor");
  const { sharePreview: shared } = (await ask(share, { id: 12, hours: 72 })).data;
  expect(shared).toMatchObject({ id: 12, title: "Entwurf eins", path: expect.stringMatching(/^\/vorschau\/ey/) });
  const now = Date.now() / 1000;
  const open = (at: number) =>
    openPreview(env.DB, shared.path.replace("/vorschau/", ""), { secrets: toGrantSecrets(bindings), now: at });
  expect([(await open(now))?.postId, await open(now + 73 * 3600)]).toEqual([12, null]);
  const log = await readStaffLog(env, { staff: null, kind: null, before: null });
  expect(log.map(({ kind, subject }) => `${kind}: ${subject}`)).toContain("preview: Beitrag 12, 72 Stunden");
});

test.each([
  ["operator", { id: 12, hours: 72 }, "NO_RIGHT"],
  ["editor", { id: 999, hours: 72 }, "NOT_FOUND"],
  ["editor", { id: 12, hours: 337 }, "BAD_USER_INPUT"],
  ["editor", { id: 12, hours: 0 }, "BAD_USER_INPUT"],
] as const)("%s with %o: %s", async (role, variables, code) => {
  const ask = await enter(role);
  expect((await ask(share, variables)).code).toBe(code);
  expect((await ask(list)).data.newsroom.drafts === null).toBe(role === "operator");
});

test("no statement of this page reads a whole table that grows", async () => {
  const { session } = await hireSignedIn("administrator");
  const plans = await recordPlans(bindings, async (recording) => {
    const ask = await arriveAtNewsroom(session, recording);
    for (const variables of [{}, { before: 13 }])
      expect((await ask(list, variables)).data.newsroom).toMatchObject({ scheduled_posts: [{ id: 14 }] });
    await ask(share, { id: 12, hours: 1 });
  });
  expect(plans.length).toBeGreaterThan(4);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
