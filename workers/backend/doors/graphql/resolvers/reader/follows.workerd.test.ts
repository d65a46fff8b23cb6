import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_FOLLOWS, MAX_GUEST_FOLLOWS } from "#graphql/generated/contract.ts";
import { freePostId, futurePostId, premiumPostId, writePaper } from "#workers/backend/ground/database/paper-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import { followOperations } from "#workers/backend/readers/accounts/account-operations-for-test.ts";
import { askAccount, prepareAnna, registerReader, send } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";

const { env, anna } = prepareAnna();
let bela: SsoUser;

type Subject = { kind: string; key: string };

const election: Subject = { kind: "TOPIC", key: "gemeindewahl" };
const flood: Subject = { kind: "TOPIC", key: "hochwasser" };
const dornbirn: Subject = { kind: "MUNICIPALITY", key: "dornbirn" };
const author: Subject = { kind: "AUTHOR", key: "anna-berger" };
const nothing: Subject = { kind: "TOPIC", key: "gibt-es-nicht" };

const keysOf = ({ hash, token }: SsoUser) => ({ h: hash, t: token });

async function ask(query: string, variables: Record<string, unknown>, on = env) {
  const { answer, response } = await send(on, { query, variables });
  return { data: answer.data, codes: answer.errors?.map(({ extensions }) => extensions?.code), response };
}

const followFor = async (reader: SsoUser, ...subjects: Subject[]): Promise<Subject[]> =>
  (await ask(followOperations.follow, { ...keysOf(reader), subjects })).data.follow.subjects;
const readFor = async (reader: SsoUser, page: { beside?: Subject[]; after?: string; limit?: number } = {}) =>
  (await ask(followOperations.list, { ...keysOf(reader), beside: [], ...page })).data.following;
const readAsGuest = async (subjects: Subject[], page: { after?: string; limit?: number } = {}) =>
  (await ask(followOperations.ofGuest, { subjects, ...page })).data.followed;
const toReasons = (items: { post: { id: number }; subjects: Subject[] }[]) =>
  items.map(({ post, subjects }) => [post.id, ...subjects.map(({ key }) => key)]);

beforeAll(async () => {
  await writePaper(env);
  bela = await registerReader(env, "bela");
});
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM follows").run();
});

describe("what is new of followed subjects", () => {
  test("comes newest first, each post once, and says why it is there", async () => {
    const page = await readAsGuest([election, dornbirn, author, flood]);
    expect(page.subjects).toEqual([
      { ...election, title: "Gemeindewahl", is_kept: false },
      { ...dornbirn, title: "Dornbirn", is_kept: false },
      { ...author, title: "Anna Berger", is_kept: false },
      // A tag, whose page stands among the topics.
      { ...flood, title: "Hochwasser", is_kept: false },
    ]);
    const reasons = toReasons(page.items);
    expect(reasons[0]).toEqual([freePostId, "gemeindewahl", "dornbirn", "anna-berger", "hochwasser"]);
    expect(reasons).toContainEqual([premiumPostId, "gemeindewahl"]);
    expect(new Set(reasons.map(([id]) => id)).size).toBe(reasons.length);
    expect(page.gone).toEqual([]);
  });

  test("leaves out what does not exist, or not yet, and says of subjects which", async () => {
    await env.DB.prepare("UPDATE posts SET published_at = published_at + 4000000000 WHERE id = ?1").bind(futurePostId).run();
    await env.DB.prepare("UPDATE feed_entries SET published_at = published_at + 4000000000 WHERE post_id = ?1")
      .bind(futurePostId)
      .run();
    const page = await readAsGuest([nothing, dornbirn]);
    expect([page.gone, page.subjects.map(({ key }: Subject) => key)]).toEqual([[nothing], ["dornbirn"]]);
    expect(page.items.map(({ post }: { post: { id: number } }) => post.id)).not.toContain(futurePostId);
    expect(await readAsGuest([])).toEqual({ subjects: [], gone: [], items: [], next: null });
  });

  test("comes in pages that begin where the previous one ended, also with equal times", async () => {
    const all = toReasons((await readAsGuest([election, dornbirn])).items);
    const paged: unknown[] = [];
    let after: string | undefined;
    for (let pages = 0; pages < 20; pages++) {
      const page = await readAsGuest([election, dornbirn], { limit: 1, ...(after === undefined ? {} : { after }) });
      paged.push(...toReasons(page.items));
      if (page.next === null) break;
      after = page.next;
    }
    expect(all.length).toBeGreaterThan(1);
    expect(paged).toEqual(all);
  });

  test("is bounded, and opens no text", async () => {
    const many = Array.from({ length: MAX_GUEST_FOLLOWS + 1 }, (_, at) => ({ kind: "TOPIC", key: `t${at}` }));
    expect((await ask(followOperations.ofGuest, { subjects: many })).codes).toEqual(["BAD_USER_INPUT"]);
    for (const variables of [
      { subjects: [], after: "1; DROP" },
      { subjects: [], limit: 31 },
      { subjects: [{ kind: "TOPIC", key: "" }] },
      { subjects: [{ kind: "TOPIC", key: "x".repeat(201) }] },
    ])
      expect.soft((await ask(followOperations.ofGuest, variables)).codes).toEqual(["BAD_USER_INPUT"]);
    const query = `query($subjects: [SubjectInput!]!) { followed(subjects: $subjects) {
      items { post { id access { granted free_block_count } content_blocks { __typename } } } } }`;
    const { items } = (await ask(query, { subjects: [election] })).data.followed;
    const premium = items.find(({ post }: { post: { id: number } }) => post.id === premiumPostId).post;
    expect(premium.access.granted).toBe(false);
    expect(premium.content_blocks).toHaveLength(premium.access.free_block_count);
  });

  test("is read by indexes alone, however much a feed holds", async () => {
    await followFor(anna, election, dornbirn);
    const plans = await recordPlans(env, async (recording) => {
      await ask(followOperations.list, { ...keysOf(anna), beside: [author] }, recording);
      await ask(followOperations.ofGuest, { subjects: [election], after: "1772000000-5" }, recording);
    });
    expect(plans.some(({ sql }) => sql.includes("feed_entries"))).toBe(true);
    expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  });
});

describe("an account", () => {
  test("follows for its reader alone, also what is sent twice; a browser's own stands behind", async () => {
    await followFor(bela, author);
    expect(await followFor(anna, dornbirn, dornbirn)).toEqual([dornbirn]);
    await env.DB.prepare("UPDATE follows SET followed_at = followed_at - 10").run();
    expect(await followFor(anna, election, dornbirn)).toEqual([election, dornbirn]);
    const page = await readFor(anna, { beside: [flood, dornbirn] });
    const kept = page.subjects.map(({ key, is_kept }: { key: string; is_kept: boolean }) => [key, is_kept]);
    expect(kept).toEqual([
      ["gemeindewahl", true],
      ["dornbirn", true],
      ["hochwasser", false],
    ]);
    expect((await readFor(bela)).subjects.map(({ key }: Subject) => key)).toEqual(["anna-berger"]);
  });

  test("takes what exists, and says of what has gone that it is gone", async () => {
    expect(await followFor(anna, nothing, { kind: "AUTHOR", key: "dornbirn" }, election)).toEqual([election]);
    await env.DB.prepare("INSERT INTO follows VALUES (?1, 'author', 'weg', 1)").bind(anna.user_id).run();
    expect((await readFor(anna)).gone).toEqual([{ kind: "AUTHOR", key: "weg" }]);
    const gone = { ...keysOf(anna), subjects: [{ kind: "AUTHOR", key: "weg" }] };
    for (let round = 0; round < 2; round++)
      expect((await ask(followOperations.unfollow, gone)).data.unfollow.subjects).toEqual([election]);
  });

  test("has room for a hundred: what is there stays, the rest is left out", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO follows SELECT ?1, 'topic', 'alt' || i, 1 FROM n`,
    )
      .bind(anna.user_id, MAX_FOLLOWS - 1)
      .run();
    const held = await followFor(anna, election, dornbirn);
    expect(held).toHaveLength(MAX_FOLLOWS);
    expect(held.slice(0, 2)).toEqual([election, { kind: "TOPIC", key: "alt1" }]);
    expect(await followFor(anna, dornbirn)).not.toContainEqual(dornbirn);
    const many = Array.from({ length: MAX_FOLLOWS + 1 }, () => election);
    expect((await ask(followOperations.follow, { ...keysOf(anna), subjects: many })).codes).toEqual(["BAD_USER_INPUT"]);
    expect((await readFor(anna)).gone).toHaveLength(MAX_FOLLOWS - 1);
  });

  test("needs a session, and has the rate limit of the rest of the profile", async () => {
    const wrong = { h: anna.hash, t: bela.token };
    for (const query of [followOperations.follow, followOperations.unfollow])
      expect((await ask(query, { ...wrong, subjects: [election] })).codes).toEqual(["UNAUTHENTICATED"]);
    const { data, response } = await ask(followOperations.list, { ...wrong, beside: [] });
    expect([data, response.headers.get("cache-control")]).toEqual([{ following: null }, "no-store"]);
    const variables = { ...keysOf(bela), subjects: [election] };
    const replies = await Promise.all(Array.from({ length: 205 }, () => ask(followOperations.unfollow, variables)));
    expect(replies.filter(({ codes }) => codes?.[0] === "TOO_MANY_REQUESTS").length).toBeGreaterThanOrEqual(3);
  });

  test("exports what it follows, and forgets it with itself", async () => {
    const clara = await registerReader(env, "clara");
    await followFor(clara, election);
    const exported = JSON.parse((await askAccount(env, "accountExport", keysOf(clara))).export);
    expect(exported.follows).toEqual([{ kind: "topic", key: "gemeindewahl", followed_at: expect.any(Number) }]);
    await env.DB.prepare("DELETE FROM accounts WHERE login = 'clara'").run();
    expect((await env.DB.prepare("SELECT 1 FROM follows").all()).results).toEqual([]);
  });
});
