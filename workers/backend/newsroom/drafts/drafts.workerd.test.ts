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
import { arriveAtNewsroom, hireSignedIn, staffOperations } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { readStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { openPreview } from "./preview-token.ts";
import { sharePreview } from "./share-preview.ts";

const bindings = env as unknown as Env;
const { drafts: list, share, endPreviews: end } = moderationOperations;
const { lock } = staffOperations;
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

type Ask = Awaited<ReturnType<typeof enter>>;
const now = () => Math.floor(Date.now() / 1000);
/** The post that a link opens now. */
async function open(path: string): Promise<number | null> {
  const word = path.replace("/vorschau/", "");
  return (await openPreview(env.DB, word, { secrets: toGrantSecrets(bindings), now: now() }))?.postId ?? null;
}
const shareAs = async (ask: Ask, id: number): Promise<string> => (await ask(share, { id, hours: 1 })).data.sharePreview.path;
async function shareByProgram(post: number): Promise<string> {
  const shared = await sharePreview(bindings, { post, hours: 1, by: null }, now());
  if (shared === null || shared === "no secret") throw new Error("not shared");
  return shared.path;
}

test("whoever may share ends all links of a post, and those that are made afterwards are good", async () => {
  const [ask, colleague] = [await enter("editor"), await enter("editor")];
  const links = [await shareAs(ask, 12), await shareByProgram(12), await shareAs(ask, 13)];
  for (let time = 0; time < 2; time += 1) {
    expect((await colleague(end, { id: 12 })).data.endPreviews).toEqual({ id: 12, title: "Entwurf eins" });
    expect(await Promise.all(links.map(open))).toEqual([null, null, 13]);
    const later = await shareAs(ask, 12);
    expect(await open(later)).toBe(12);
    links[0] = later;
  }
  expect((await colleague(end, { id: 999 })).code).toBe("NOT_FOUND");
  expect((await (await enter("operator"))(end, { id: 12 })).code).toBe("NO_RIGHT");
  const log = await readStaffLog(env, { staff: null, kind: "preview-end", before: null });
  expect(log.map(({ subject }) => subject)).toEqual(["Beitrag 12", "Beitrag 12"]);
});

test("a link shows nothing of a text that was written since", async () => {
  const { path } = (await (await enter("editor"))(share, { id: 12, hours: 72 })).data.sharePreview;
  const open = () =>
    openPreview(env.DB, path.replace("/vorschau/", ""), { secrets: toGrantSecrets(bindings), now: Date.now() / 1000 });
  expect((await open())?.postId).toBe(12);
  await write(createPost({ source: "own:2", preferredId: 12, title: "Entwurf eins, mit einem Namen", status: "draft" }));
  expect(await open()).toBeNull();
});

test("a link ends with the account of who made it", async () => {
  const administrator = await enter("administrator");
  const [first, second] = [await hireSignedIn("editor"), await hireSignedIn("editor")];
  const links = await Promise.all([first, second].map(async ({ session }) => shareAs(await arriveAtNewsroom(session), 12)));
  const ofProgram = await shareByProgram(12);
  expect(await Promise.all(links.map(open))).toEqual([12, 12]);
  expect((await administrator(lock, { id: first.id })).code).toBeUndefined();
  expect(await Promise.all(links.map(open))).toEqual([null, 12]);
  await env.DB.prepare("DELETE FROM staff WHERE id = ?1").bind(second.id).run();
  expect(await Promise.all([...links, ofProgram].map(open))).toEqual([null, null, 12]);
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
    await ask(end, { id: 12 });
    await open(await shareAs(ask, 12));
  });
  expect(plans.length).toBeGreaterThan(4);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});
